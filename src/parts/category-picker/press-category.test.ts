import fc from "fast-check";
import { expect, test } from "vitest";
import { type CategoryChoice, isSameChoice, noCategories, pressCategory } from "./press-category.ts";

const interests = { limit: 20, isTriState: true };
const creator = { limit: 20, isTriState: false };

test("an interest is selected, then excluded, then neither", () => {
  const selected = pressCategory(noCategories, "a", interests);
  expect(selected).toEqual({ selected: ["a"], excluded: [] });
  const excluded = pressCategory(selected as CategoryChoice, "a", interests);
  expect(excluded).toEqual({ selected: [], excluded: ["a"] });
  expect(pressCategory(excluded as CategoryChoice, "a", interests)).toEqual(noCategories);
});

test("a creator category is only on or off", () => {
  const selected = pressCategory(noCategories, "a", creator);
  expect(pressCategory(selected as CategoryChoice, "a", creator)).toEqual(noCategories);
});

test("at the limit nothing more is selected, but what is selected can be excluded and what is excluded freed", () => {
  const full = { selected: Array.from({ length: 20 }, (_, at) => `c${at}`), excluded: ["x"] };
  expect(pressCategory(full, "new", interests)).toBeNull();
  expect(pressCategory(full, "new", creator)).toBeNull();
  expect(pressCategory(full, "c3", interests)?.selected).toHaveLength(19);
  expect(pressCategory(full, "x", interests)).toEqual({ ...full, excluded: [] });
});

test("however it is pressed: never in both lists, never over the limit, never straight from selected to neither", () => {
  const id = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), (presses) => {
      let choice: CategoryChoice = noCategories;
      for (const pressed of presses) {
        const before = choice;
        choice = pressCategory(choice, pressed, { limit: 4, isTriState: true }) ?? choice;
        expect(choice.selected.length).toBeLessThanOrEqual(4);
        expect(choice.selected.filter((one) => choice.excluded.includes(one))).toEqual([]);
        expect(new Set(choice.excluded).size).toBe(choice.excluded.length);
        expect(before.selected.includes(pressed) && !choice.excluded.includes(pressed)).toBe(false);
      }
    }),
  );
});

test("the order of a choice does not count", () => {
  expect(isSameChoice({ selected: ["a", "b"], excluded: [] }, { selected: ["b", "a"], excluded: [] })).toBe(true);
  expect(isSameChoice({ selected: ["a"], excluded: [] }, { selected: [], excluded: ["a"] })).toBe(false);
  expect(isSameChoice({ selected: ["a"], excluded: [] }, { selected: ["a", "b"], excluded: [] })).toBe(false);
});
