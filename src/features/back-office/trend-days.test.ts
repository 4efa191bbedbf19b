import { expect, test } from "vitest";
import { weeksOf } from "./trend-days.ts";

test("weeks carry the sums of their seven days, under their first day", () => {
  const days = Array.from({ length: 14 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, "0")}`,
    messages: at,
    newAccounts: 1,
    published: 0,
    reportsOpened: 2,
    reportsClosed: at === 13 ? 5 : 0,
  }));
  expect(weeksOf(days)).toEqual([
    { day: "2026-11-01", messages: 21, newAccounts: 7, published: 0, reportsOpened: 14, reportsClosed: 0 },
    { day: "2026-11-08", messages: 70, newAccounts: 7, published: 0, reportsOpened: 14, reportsClosed: 5 },
  ]);
  expect(weeksOf([])).toEqual([]);
});
