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

/**
 * The action and note of a plan's ticket for a user with this subscription (GAP-46 to GAP-48). `isOffered`: the plan they
 * are on is among those shown.
 */
export function ticketOf(plan: Plan, subscription: UserSubscription, isOffered: boolean): Ticket {
  const isCurrent = plan.id === subscription.subscriptionId;
  const isFreePlan = plan.tier === freeTier;
  if (isCurrent) {
    if (isFreePlan) return { isCurrent, action: null, note: "renews" };
    if (isEnding(subscription)) return { isCurrent, action: "resume", note: "ends" };
    return { isCurrent, action: "cancel", note: subscription.status === "PAST_DUE" ? "pastDue" : "nextPayment" };
  }
  if (isFreePlan) {
    // A plan that is no longer offered has no ticket of its own: the way out stands here then.
    const action = isFreeSubscription(subscription) || isEnding(subscription) || isOffered ? null : "cancel";
    return { isCurrent, action, note: isEnding(subscription) ? "follows" : null };
  }
  return isFreeSubscription(subscription)
    ? { isCurrent, action: "checkout", note: "anyTime" }
    : { isCurrent, action: "change", note: null };
}
