import { expect, it } from "vitest";
import {
  addressOf,
  filterCountOf,
  queryOf,
  withCategory,
  withChange,
  withoutCategory,
  withRecent,
} from "./search-state.ts";
import { usedFilters } from "./used-filters.ts";

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
    language: "de" as const,
    pointOfView: "firstPerson" as const,
  };
  expect(queryOf(addressOf(query), true)).toEqual(query);
  expect(queryOf({}, false).NSFW).toBe(false);
  const typed = queryOf({ lang: "klingon", person: "they" }, false);
  expect([typed.language, typed.pointOfView]).toEqual([undefined, undefined]);
});

it("takes one category away, wherever it is", () => {
  expect(withoutCategory({ in: ["a", "b"], out: ["c"] }, "a")).toEqual({ in: ["b"], out: ["c"] });
  expect(withoutCategory({ in: ["a"], out: ["c"] }, "c")).toEqual({ in: ["a"] });
});

it("adds a suggested category once, to the characters, even if it was left out", () => {
  expect(withCategory({ q: "myst", tab: "creators", in: ["a"] }, "b")).toEqual({ in: ["a", "b"] });
  expect(withCategory({ in: ["a", "b"] }, "a")).toEqual({ in: ["b", "a"] });
  expect(withCategory({ out: ["a"] }, "a")).toEqual({ in: ["a"] });
});

it("keeps the latest searches, each once", () => {
  expect(withRecent(["noir", "tea"], " Noir ", 2)).toEqual(["Noir", "tea"]);
  expect(withRecent(["a", "b"], "c", 2)).toEqual(["c", "a"]);
  expect(withRecent(["a"], " ", 2)).toEqual(["a"]);
});

it("counts and names the filters in use, each with the address without it", () => {
  const search = { q: "lamp", in: ["a"], out: ["b"], lang: "de", person: "secondPerson", adult: false as const };
  expect(filterCountOf(search)).toBe(5);
  expect(filterCountOf({ q: "lamp", lang: "klingon" })).toBe(0);
  const used = usedFilters(search, [{ id: "a", name: "Mystery" }]);
  expect(used.map(({ name, kind }) => [name, kind])).toEqual([
    ["Mystery", "included"],
    ["b", "excluded"],
    ["German", "plain"],
    ["Second person", "plain"],
    ["No adult characters", "plain"],
  ]);
  for (const { next } of used) expect(filterCountOf(next)).toBe(4);
});
