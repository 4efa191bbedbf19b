import { expect, test } from "vitest";
import { withName } from "./ignored-names.ts";

test("a name is trimmed and otherwise kept as it was typed", () => {
  expect(withName([], "  Paper Lantern ")).toEqual(["Paper Lantern"]);
  expect(withName(["paperlantern"], "PaperLantern")).toEqual(["paperlantern", "PaperLantern"]);
});

test("nothing is not a name", () => {
  expect(withName(["a"], "")).toBe("empty");
  expect(withName(["a"], "  \t ")).toBe("empty");
});

test("a name stands in the list once", () => {
  expect(withName(["paperlantern"], " paperlantern ")).toBe("known");
});

test("eight fit, a ninth does not", () => {
  const seven = ["a", "b", "c", "d", "e", "f", "g"];
  expect(withName(seven, "h")).toHaveLength(8);
  expect(withName([...seven, "h"], "i")).toBe("full");
  expect(withName([...seven, "h"], "a")).toBe("known");
});
