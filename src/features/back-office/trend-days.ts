import type { AdminDay } from "#src/generated/api/model/adminDay.ts";

/** The spans of the overview's charts; a year is 52 whole weeks, so that each bar of it counts seven days. */
export const trendSpans = [7, 30, 90, 364] as const;
const week = 7;

/** Each week as its first day with the week's sums: a year of single days is too narrow to draw and too long to read. */
export function weeksOf(days: readonly AdminDay[]): AdminDay[] {
  const weeks: AdminDay[] = [];
  for (let at = 0; at < days.length; at += week) {
    const [first, ...rest] = days.slice(at, at + week);
    if (!first) break;
    const sums = { ...first };
    for (const one of rest) {
      sums.messages += one.messages;
      sums.newAccounts += one.newAccounts;
      sums.published += one.published;
      sums.reportsOpened += one.reportsOpened;
      sums.reportsClosed += one.reportsClosed;
    }
    weeks.push(sums);
  }
  return weeks;
}
