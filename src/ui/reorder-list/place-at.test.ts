import { expect, it } from "vitest";
import { placeAt } from "./place-at.ts";

it("places a row after those whose middle the pointer has passed", () => {
  const others = [20, 60, 100];
  expect([0, 20, 21, 61, 99, 101, 5000].map((y) => placeAt(y, others))).toEqual([0, 0, 1, 2, 2, 3, 3]);
  expect(placeAt(10, [])).toBe(0);
});

it("stays where it is once it has been put there, whatever the rows' heights", () => {
  // A row of 200 px is dragged over one of 40 px, which moves from below to above it.
  expect(placeAt(225, [220])).toBe(1);
  expect(placeAt(225, [20])).toBe(1);
});
