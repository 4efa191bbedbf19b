import { expect, it } from "vitest";
import { sameValue } from "./same-value.ts";

it.each([
  [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
  [{ a: undefined }, {}, true],
  [{}, { a: undefined }, true],
  [[1, 2], [2, 1], false],
  [[1], [1, undefined], false],
  [{ 0: 1 }, [1], false],
  [null, {}, false],
  ["1", 1, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
])("%j and %j: %s", (a, b, is) => {
  expect(sameValue(a, b)).toBe(is);
  expect(sameValue(b, a)).toBe(is);
});
