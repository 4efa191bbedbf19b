import type { GetImageCreditsResponse } from "#src/generated/api/model/getImageCreditsResponse.ts";
import { isoNow } from "../context.ts";
import { found } from "../refusal.ts";
import { rule } from "../rule.ts";

/** Renewed on the first of the month, 00:00 UTC (GAP-49). */
export const getImageCredits = rule<object, GetImageCreditsResponse>(({ context, state, user }) => {
  const plan = found(state.plans.get(user.subscription.subscriptionId));
  const utilizedCredits = user.credits.month === isoNow(context).slice(0, 7) ? user.credits.utilized : 0;
  return { success: true, data: { totalCredits: plan.credits, utilizedCredits } };
});
