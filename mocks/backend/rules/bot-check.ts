import type { ValidateBotCheckBody } from "#src/generated/api/model/validateBotCheckBody.ts";
import type { ValidateBotCheckResponse } from "#src/generated/api/model/validateBotCheckResponse.ts";
import { isoIn, minute } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { rule } from "../rule.ts";

/**
 * The fake verifier: any token passes but the sentinels `fail…` (not passed, with a reason), `refuse` (not passed,
 * without one) and `error…` (the verifier itself is down).
 */
export const validateBotCheck = rule<{ body: ValidateBotCheckBody }, ValidateBotCheckResponse>(
  ({ context, body, state }) => {
    if (body.token.startsWith("error")) throw new Refusal(500, "The check could not be made");
    if (body.token === "refuse") return { success: false };
    if (body.token.startsWith("fail")) return { success: false, message: "The challenge timed out" };
    for (const old of state.verifications.filter(({ expiresAt }) => Date.parse(expiresAt) <= context.clock.now()))
      state.verifications.remove(old.id);
    const { id } = state.verifications.put({ id: context.newId("bc"), expiresAt: isoIn(context, 10 * minute) });
    return { success: true, data: { verificationId: id } };
  },
);
