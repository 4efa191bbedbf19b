import { expect, test } from "vitest";
import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { nextBadgePage } from "./queries.ts";

const items = (from: number, to: number): BadgeAssignment[] =>
  Array.from({ length: to - from }, (_, at) => ({
    id: `uba-${from + at}`,
    badgeId: `bdg-${from + at}`,
    visible: true,
    dateObtained: "2026-10-02T19:30:00Z",
    badge: { name: "First hundred", description: "", icon: "/media/badges/first-hundred.svg" },
  }));

test("there is more while fewer are loaded than the total", () => {
  const first = { items: items(0, 20), total: 25 };
  expect(nextBadgePage([first], 1)).toBe(2);
  expect(nextBadgePage([first, { items: items(20, 25), total: 25 }], 2)).toBeUndefined();
  expect(nextBadgePage([{ items: items(0, 20), total: 20 }], 1)).toBeUndefined();
  expect(nextBadgePage([{ items: [], total: 0 }], 1)).toBeUndefined();
});

test("a page that brings nothing new ends the list, whatever the total says", () => {
  const first = { items: items(0, 20), total: 25 };
  expect(nextBadgePage([first, { items: [], total: 25 }], 2)).toBeUndefined();
  expect(nextBadgePage([first, first], 2)).toBeUndefined();
});
