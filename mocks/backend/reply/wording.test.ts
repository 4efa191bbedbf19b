import { expect, test } from "vitest";
import { hashOf, preview, withNames } from "./wording.ts";

test("all placeholders are replaced, in any case, and only once", () => {
  const names = { user: "{{char}}", char: "Maren" };
  expect(withNames("{{user}} and {{CHAR}}, {{ User }}", names)).toBe("{{char}} and Maren, {{char}}");
});

test("a preview is one line without markup", () => {
  expect(preview("*She turns.*\n\n“**Well**?”")).toBe("She turns. “Well?”");
  expect(preview("   ")).toBe("");
});

test("a long text is cut after a whole word; a single long word is cut anywhere", () => {
  expect(preview("one two, three four", 10)).toBe("one two…");
  expect(preview("one two three", 13)).toBe("one two three");
  expect(preview("x".repeat(50), 10)).toBe(`${"x".repeat(9)}…`);
  expect(Array.from(preview("😀 ".repeat(100), 20)).length).toBeLessThanOrEqual(20);
});

test("a hash depends on the values, not on the order of members", () => {
  expect(hashOf({ a: 1, b: [1, { c: 2, d: 3 }] })).toBe(hashOf({ b: [1, { d: 3, c: 2 }], a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: "1" }));
  expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
});
