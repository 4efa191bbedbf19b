import { expect, it } from "vitest";
import { addressOf, queryOf, withChange, withoutCategory, withRecent } from "./search-state.ts";

it("leaves out of the address what is empty or as always, and starts the pages anew", () => {
  expect(withChange({ q: "lamp", page: 3, in: ["a"] }, { q: "", in: [], sort: "relevance" })).toEqual({});
  expect(withChange({ q: "lamp" }, { page: 2 })).toEqual({ q: "lamp", page: 2 });
  expect(withChange({ adult: false }, { sort: "newest" })).toEqual({ adult: false, sort: "newest" });
});

it("comes back from an address to the question it was made of", () => {
  const query = {
    search: "lamp",
    NSFW: false,
    sort: "popular" as const,
    includeCategories: ["a"],
    excludeCategories: ["b"],
  };
  expect(queryOf(addressOf(query), true)).toEqual(query);
  expect(queryOf({}, false).NSFW).toBe(false);
});

it("takes one category away, wherever it is", () => {
  expect(withoutCategory({ in: ["a", "b"], out: ["c"] }, "a")).toEqual({ in: ["b"], out: ["c"] });
  expect(withoutCategory({ in: ["a"], out: ["c"] }, "c")).toEqual({ in: ["a"] });
});

it("keeps the latest searches, each once", () => {
  expect(withRecent(["noir", "tea"], " Noir ", 2)).toEqual(["Noir", "tea"]);
  expect(withRecent(["a", "b"], "c", 2)).toEqual(["c", "a"]);
  expect(withRecent(["a"], " ", 2)).toEqual(["a"]);
});
