import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { cancelledStatus, freeTier } from "./limits.ts";

/** Every tier but `free` is paid for (GAP-110). */
export const isFreeSubscription = ({ subscription }: UserSubscription): boolean => subscription.tier === freeTier;

/** Whether the plan has been cancelled and ends on its `endDate` (SET-SUB-05, TRAP-51). */
export const isEnding = ({ status }: UserSubscription): boolean => status === cancelledStatus;

/** Whether the last payment failed and waits to be paid (GAP-156). */
export const isPastDue = ({ status }: UserSubscription): boolean => status === "PAST_DUE";

/** `$9.99`. */
export const amountText = (price: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(price);

/** `$9.99 / month`, or `Free` (GAP-48, SET-SUB-08). */
export function priceText(price: number, currency = "USD"): string {
  if (price === 0) return "Free";
  return `${amountText(price, currency)} / month`;
}

/** When the free tier's credits renew: the first of next month, 00:00 UTC (SET-SUB-07, GAP-49, TRAP-52). */
export function creditsRenewAt(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** `1 December 2026`, in UTC. */
export const dayText = (time: string | Date): string => dayFormat.format(new Date(time));
