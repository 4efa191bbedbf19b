import type { UserSubscription } from "#src/generated/api/model/userSubscription.ts";
import { cancelledStatus, freeTier } from "./limits.ts";

/** Every tier but `free` is paid for (GAP-110). */
export const isFreeSubscription = ({ subscription }: UserSubscription): boolean => subscription.tier === freeTier;

/** Whether the plan was cancelled and runs out on its `endDate` (SET-SUB-05, TRAP-51). */
export const isEnding = ({ status }: UserSubscription): boolean => status === cancelledStatus;

/** `$9.99 / month`; `Free` where nothing is paid (GAP-48, SET-SUB-08). */
export function priceText(price: number, currency = "USD"): string {
  if (price === 0) return "Free";
  return `${new Intl.NumberFormat("en-US", { style: "currency", currency }).format(price)} / month`;
}

/** The first day of the next month, 00:00 UTC: when the credits of the free tier are new (SET-SUB-07, GAP-49, TRAP-52). */
export function creditsRenewAt(now: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

const dayFormat = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** `December 1, 2026`, the day in UTC as the server counts it. */
export const dayText = (time: string | Date): string => dayFormat.format(new Date(time));
