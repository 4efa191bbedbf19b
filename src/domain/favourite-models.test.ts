import { expect, it } from "vitest";
import { withToggledModel } from "./favourite-models.ts";

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
