import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { candyVariants } from "#src/domain/limits.ts";

it("has a drawing of its own for each of the six variants (CANDY-05, CONST-22, GAP-112)", () => {
  const drawn = readFileSync(new URL("candies.svg", import.meta.url), "utf8");
  const views = [...drawn.matchAll(/<view id="(candy-\d)" viewBox="(\d+) 0 64 64"/g)].map(([, id, left]) => [id, left]);
  expect(views).toEqual(Array.from({ length: candyVariants }, (_, at) => [`candy-${at + 1}`, String(at * 64)]));
});
