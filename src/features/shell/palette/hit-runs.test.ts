import { expect, it } from "vitest";
import { hitRuns } from "./hit-runs.ts";

const drawn = (excerpt: string, ...ranges: readonly (readonly [number, number])[]) =>
  hitRuns(
    excerpt,
    ranges.map(([start, end]) => ({ start, end })),
  )
    .map(({ text, isHit, isSpoken }) => (isSpoken ? "" : "_") + (isHit ? `[${text}]` : text))
    .join("|");

it.each([
  ["speech and narration", "“A dead light.” *Her thumb.*", [[8, 13]], "“A dead |[light]|.”|_ Her thumb."],
  ["a hit across both", "“Go.” She goes", [[1, 9]], "“|[Go.”]|_[ She]|_ goes"],
  ["words without either", "a plain light", [[8, 13]], "a plain |[light]"],
  ["narration alone", "*The light*", [[5, 10]], "_The |_[light]"],
  ["letters of two units", "“🕯 light”", [[3, 8]], "“🕯 |[light]|”"],
] as const)("%s", (_name, excerpt, ranges, expected) => expect(drawn(excerpt, ...ranges)).toBe(expected));
