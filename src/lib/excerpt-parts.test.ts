import { expect, it } from "vitest";
import { excerptParts } from "./excerpt-parts.ts";

const shown = (excerpt: string, ranges: { start: number; end: number }[]) =>
  excerptParts(excerpt, ranges).map(({ text, isHit }) => (isHit ? `[${text}]` : text));

it("cuts an excerpt at its hits, by code points", () => {
  expect(shown("the lamp", [{ start: 4, end: 8 }])).toEqual(["the ", "[lamp]"]);
  expect(shown("🕯🕯 lamp", [{ start: 3, end: 7 }])).toEqual(["🕯🕯 ", "[lamp]"]);
  expect(
    shown("aa", [
      { start: 0, end: 1 },
      { start: 1, end: 2 },
    ]),
  ).toEqual(["[a]", "[a]"]);
});

it("loses no letter, whatever the ranges say", () => {
  const text = "a lamp <b>on</b> the rail";
  for (const ranges of [
    [],
    [{ start: 9, end: 3 }],
    [{ start: 2, end: 200 }],
    [
      { start: 2, end: 6 },
      { start: 4, end: 9 },
    ],
    [
      { start: 8, end: 9 },
      { start: 0, end: 2 },
    ],
  ])
    expect(
      excerptParts(text, ranges)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
});
