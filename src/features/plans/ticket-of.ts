import { freeTier } from "#src/domain/limits.ts";
import { isEnding, isFreeSubscription, isPastDue } from "#src/domain/plan-terms.ts";
import type { Plan } from "#src/generated/api/model/plan.ts";
import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";

export type TicketAction = "checkout" | "pay" | "change" | "resume" | "cancel";

export type Ticket = {
  isCurrent: boolean;
  /** The button's action; null for no button. */
  action: TicketAction | null;
  /** A quieter button below it. */
  second?: TicketAction;
  /** The note beside it. */
  note: "renews" | "nextPayment" | "pastDue" | "ends" | "follows" | "anyTime" | null;
};

/**
 * The action and note of a plan's ticket for a user with this subscription (GAP-46 to GAP-48, GAP-156). `isOffered`: the plan they
 * are on is among those shown.
 */
export function ticketOf(plan: Plan, subscription: UserSubscription, isOffered: boolean): Ticket {
  const isCurrent = plan.id === subscription.subscriptionId;
  const isFreePlan = plan.tier === freeTier;
  if (isCurrent) {
    if (isFreePlan) return { isCurrent, action: null, note: "renews" };
    if (isEnding(subscription)) return { isCurrent, action: "resume", note: "ends" };
    return isPastDue(subscription)
      ? { isCurrent, action: "pay", second: "cancel", note: "pastDue" }
      : { isCurrent, action: "cancel", note: "nextPayment" };
  }
  if (isFreePlan) {
    // A plan that is no longer offered has no ticket of its own: the way out stands here then.
    const action = isFreeSubscription(subscription) || isEnding(subscription) || isOffered ? null : "cancel";
    return { isCurrent, action, note: isEnding(subscription) ? "follows" : null };
  }
  if (isFreeSubscription(subscription)) return { isCurrent, action: "checkout", note: "anyTime" };
  // What is due is paid with the first month of the other plan.
  return { isCurrent, action: isPastDue(subscription) ? "checkout" : "change", note: null };
}
