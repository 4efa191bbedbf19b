import { freePlanId } from "./new-user.ts";
import type { SubscriptionRow } from "./state/rows.ts";

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

/**
 * The subscription as of `now`: a cancelled plan ends on its `endDate` and becomes the free one, a running one is renewed
 * (GAP-48). The same row when nothing was due.
 */
export function subscriptionAt(subscription: SubscriptionRow, now: number): SubscriptionRow {
  const { status, endDate } = subscription;
  if (endDate === null || Date.parse(endDate) > now) return subscription;
  if (status === "PENDING") return { ...subscription, subscriptionId: freePlanId, status: "ACTIVE", endDate: null };
  if (status === "PAST_DUE") return subscription;
  let next = Date.parse(endDate);
  while (next <= now) next = monthAfter(next);
  return { ...subscription, endDate: new Date(next).toISOString() };
}
