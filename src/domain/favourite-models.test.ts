import { expect, it } from "vitest";
import { withMovedModel, withToggledModel } from "./favourite-models.ts";

it("puts a model at the end and takes it out of its place", () => {
  expect(withToggledModel(["b", "a"], "c")).toEqual(["b", "a", "c"]);
  expect(withToggledModel(["b", "a", "c"], "a")).toEqual(["b", "c"]);
  expect(withToggledModel([], "a")).toEqual(["a"]);
});

it("takes no eleventh, but lets one of ten go (GAP-59)", () => {
  const ten = Array.from({ length: 10 }, (_, at) => `m${at}`);
  expect(withToggledModel(ten, "m10")).toBeNull();
  expect(withToggledModel(ten.slice(1), "m10")).toHaveLength(10);
  expect(withToggledModel(ten, "m0")).toHaveLength(9);
});

it("moves one to another place, never beyond the ends", () => {
  expect(withMovedModel(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(withMovedModel(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(withMovedModel(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
  expect(withMovedModel(["a", "b"], 5, 0)).toEqual(["a", "b"]);
});
