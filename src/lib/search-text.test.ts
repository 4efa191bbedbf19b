import { expect, it } from "vitest";
import { isFound } from "./search-text.ts";

it("finds every word in any of the texts, whatever its case, accents or form", () => {
  expect(isFound("", "Heron", null)).toBe(true);
  expect(isFound("  ", "Heron")).toBe(true);
  expect(isFound("night large", "Nightingale Large", "Slow, literary")).toBe(true);
  expect(isFound("literary night", "Nightingale Large", "Slow, literary")).toBe(true);
  expect(isFound("éveillé", "Eveille")).toBe(true);
  expect(isFound("ｈｅｒｏｎ", "HERON")).toBe(true);
  expect(isFound("heron small", "Heron", null)).toBe(false);
  expect(isFound("n.g", "Nightingale")).toBe(false);
});
