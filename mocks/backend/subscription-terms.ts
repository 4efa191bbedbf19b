import type { Context } from "./context.ts";
import { freePlanId } from "./new-user.ts";
import type { PaymentRow, PlanRow, SubscriptionRow } from "./state/plan-rows.ts";
import type { UserRow } from "./state/rows.ts";

/** A month later at the same time of day, or on the last day of a shorter month. UTC. */
export function monthAfter(time: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** When a running plan was paid for again by `now`, oldest first: at the end of each of its months. */
function renewals({ status, endDate }: SubscriptionRow, now: number): string[] {
  const times: string[] = [];
  if (status !== "ACTIVE" || endDate === null) return times;
  for (let time = Date.parse(endDate); time <= now; time = monthAfter(time)) times.push(new Date(time).toISOString());
  return times;
}

/**
 * The subscription as of `now`: a cancelled plan ends on its `endDate` and becomes the free one, a running one is renewed
 * (GAP-48). The same row when nothing was due.
 */
export function subscriptionAt(subscription: SubscriptionRow, now: number): SubscriptionRow {
  const { status, endDate } = subscription;
  if (endDate === null || Date.parse(endDate) > now) return subscription;
  if (status === "PENDING") return { ...subscription, subscriptionId: freePlanId, status: "ACTIVE", endDate: null };
  const last = renewals(subscription, now).at(-1);
  return last === undefined
    ? subscription
    : { ...subscription, endDate: new Date(monthAfter(Date.parse(last))).toISOString() };
}

/** A payment for a month of this plan (GAP-156). */
export const paymentFor = (context: Context, plan: PlanRow, createdAt: string): PaymentRow => ({
  id: context.newId("pay"),
  planName: plan.name,
  amount: plan.price,
  currency: plan.currency,
  status: "PAID",
  createdAt,
});

/** The user with the subscription as of now, and a payment for each month it was renewed for. */
export function withRenewals(context: Context, user: UserRow): UserRow {
  const { state, clock } = context;
  const { subscription: before, payments = [] } = user;
  const subscription = subscriptionAt(before, clock.now());
  if (subscription === before) return user;
  const plan = state.plans.get(before.subscriptionId);
  const paid = plan ? renewals(before, clock.now()).map((time) => paymentFor(context, plan, time)) : [];
  return state.users.put({ ...user, subscription, payments: [...paid.toReversed(), ...payments] });
}
