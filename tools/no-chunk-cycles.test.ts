import { describe, expect, it } from "vitest";
import { findCycle } from "./no-chunk-cycles.mjs";

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges));

describe("files of the bundle that wait for each other", () => {
  it("none where imports point one way, however often a file is shared", () => {
    expect(findCycle(graph({ a: ["b", "c"], b: ["c"], c: [] }))).toBeNull();
  });
  it("two, and the way round", () => {
    expect(findCycle(graph({ a: ["b"], b: ["c"], c: ["b"] }))).toEqual(["b", "c", "b"]);
  });
  it("one that names itself", () => {
    expect(findCycle(graph({ a: [], b: ["b"] }))).toEqual(["b", "b"]);
  });
});
