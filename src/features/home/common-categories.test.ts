import { expect, test } from "vitest";
import { commonCategories } from "./common-categories.ts";

const character = (...names: string[]) => ({ categories: names.map((name) => ({ id: `cat-${name}`, name })) });
const names = (...given: Parameters<typeof commonCategories>) => commonCategories(...given).map(({ name }) => name);

test("the most frequent come first, equals by name, and no more than asked for", () => {
  const cast = [character("noir", "cosy"), character("weird", "cosy"), character("weird", "cosy", "fae")];
  expect(names(cast, 10)).toEqual(["cosy", "weird", "fae", "noir"]);
  expect(names(cast, 2)).toEqual(["cosy", "weird"]);
  expect(names([character(), character()], 2)).toEqual([]);
});
