import { expect, it } from "vitest";
import { joinPages, nextPageParam } from "./paging.ts";

it.each([
  [2, 1, 2],
  [9, 1, 9],
  [null, 1, undefined],
  [undefined, 1, undefined],
  [1, 1, undefined],
  [1, 2, undefined],
  [-1, 1, undefined],
  [2.5, 1, undefined],
  [Number.NaN, 1, undefined],
])("next page %s after page %s is %s (F33)", (next, current, expected) =>
  expect(nextPageParam(next, current)).toBe(expected),
);

it("keeps the first of repeated items, in order", () => {
  expect(
    joinPages([
      [
        { id: "a", n: 1 },
        { id: "b", n: 1 },
      ],
      [
        { id: "a", n: 2 },
        { id: "c", n: 2 },
      ],
    ]),
  ).toEqual([
    { id: "a", n: 1 },
    { id: "b", n: 1 },
    { id: "c", n: 2 },
  ]);
});
