import { expect, test } from "vitest";
import { trendOf, variantBars } from "./figure-sums.ts";

const variant = (variantName: string | null, messages: number) => ({
  variantId: variantName,
  variantName,
  messages,
  chats: 0,
  favourites: 0,
  swipes: 0,
});

test("a trend is in whole per cent, and none where there was nothing before", () => {
  expect([trendOf(118, 100), trendOf(1, 3), trendOf(5, 0), trendOf(0, 4)]).toEqual([18, -67, null, -100]);
});

test("bars go by number, without those that have none, and the rest is one", () => {
  const all = [variant("A", 1), variant("B", 9), variant(null, 4), variant("D", 0), variant("E", 2)];
  expect(variantBars(all, "messages", 3)).toEqual([
    { key: "B", label: "B", value: 9 },
    { key: "gone", label: "Deleted variants", value: 4 },
    { key: "E", label: "E", value: 2 },
    { key: "others", label: "Others", value: 1 },
  ]);
  expect(variantBars(all, "chats")).toEqual([]);
});
