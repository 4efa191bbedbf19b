import { zErrorBody } from "../../../.cache/provider/zod.gen.ts";
import { operations, type OperationId } from "../../../src/generated/operations.ts";
import type { Check } from "./visitor.ts";

const filled = (path: string) => path.replaceAll(/\{[^}]+\}/g, "unknown");

/** The answer has to be `status` with the error body of GAP-02. */
async function expectRefusal(answer: Response, status: number): Promise<void> {
  if (answer.status !== status)
    throw new Error(`expected ${status}, got ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
  zErrorBody.parse(await answer.json());
}

/** What every operation has to refuse alike: no token, a false token, a body that is no JSON, a body of a wrong type. */
export async function runRefusals(
  base: string,
  fetch: typeof globalThis.fetch,
  notRuled: readonly OperationId[],
  check: Check,
): Promise<void> {
  for (const [id, operation] of Object.entries(operations) as [OperationId, (typeof operations)[OperationId]][]) {
    const url = base + filled(operation.path);
    const method = operation.method.toUpperCase();
    if (operation.bearer === "required") {
      await check(`${id} without a token is 401`, async () => expectRefusal(await fetch(url, { method }), 401));
      const status = notRuled.includes(id) ? 501 : 401;
      await check(`${id} with a false token is ${status}`, async () =>
        expectRefusal(await fetch(url, { method, headers: { authorization: "Bearer false" } }), status),
      );
    }
    if (
      operation.bearer !== "required" &&
      operation.requestTypes.includes("application/json") &&
      !notRuled.includes(id)
    ) {
      await check(`${id} refuses what is no JSON`, async () =>
        expectRefusal(await fetch(url, { method, body: "{", headers: { "content-type": "application/json" } }), 400),
      );
      await check(`${id} refuses another type`, async () =>
        expectRefusal(await fetch(url, { method, body: "a=b", headers: { "content-type": "text/csv" } }), 415),
      );
    }
  }
}
