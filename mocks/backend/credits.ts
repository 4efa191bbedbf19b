import { isoNow, type Context } from "./context.ts";
import type { UserRow } from "./state/rows.ts";

/** What a user has used of this month's credits; another month means none yet (GAP-49). */
export const usedCredits = (context: Context, user: UserRow): number =>
  user.credits.month === isoNow(context).slice(0, 7) ? user.credits.utilized : 0;

/** The user with `count` credits more or less used. */
export const withUsed = (context: Context, user: UserRow, count: number): UserRow => ({
  ...user,
  credits: { month: isoNow(context).slice(0, 7), utilized: Math.max(0, usedCredits(context, user) + count) },
});
