import { freeTier } from "#src/domain/limits.ts";
import { isEnding, isFreeSubscription } from "#src/domain/plan-terms.ts";
import type { Plan } from "#src/generated/api/model/plan.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";

export type TicketAction = "checkout" | "change" | "resume" | "cancel";

export type Ticket = {
  isCurrent: boolean;
  /** The button's action; null for no button. */
  action: TicketAction | null;
  /** The note beside it. */
  note: "renews" | "nextPayment" | "pastDue" | "ends" | "follows" | "anyTime" | null;
};

/** The action and note of a plan's ticket for a user with this subscription (GAP-46 to GAP-48). */
export function ticketOf(plan: Plan, subscription: UserSubscription): Ticket {
  const isCurrent = plan.id === subscription.subscriptionId;
  const isFreePlan = plan.tier === freeTier;
  if (isCurrent) {
    if (isFreePlan) return { isCurrent, action: null, note: "renews" };
    if (isEnding(subscription)) return { isCurrent, action: "resume", note: "ends" };
    return { isCurrent, action: null, note: subscription.status === "PAST_DUE" ? "pastDue" : "nextPayment" };
  }
  if (isFreePlan)
    return isEnding(subscription)
      ? { isCurrent, action: null, note: "follows" }
      : { isCurrent, action: isFreeSubscription(subscription) ? null : "cancel", note: null };
  return isFreeSubscription(subscription)
    ? { isCurrent, action: "checkout", note: "anyTime" }
    : { isCurrent, action: "change", note: null };
}
