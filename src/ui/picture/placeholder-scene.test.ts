import { expect, it } from "vitest";
import { initialOf, placeholderScene, sceneCount } from "./placeholder-scene.ts";

it("always gives the same id the same scene", () => {
  expect(placeholderScene("character-12")).toEqual(placeholderScene("character-12"));
});

it("uses all ten scenes about equally often", () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 2000; i++) {
    const { background } = placeholderScene(`id-${i}`);
    counts.set(background, (counts.get(background) ?? 0) + 1);
  }
  expect(sceneCount).toBe(10);
  expect(counts.size).toBe(10);
  expect(Math.min(...counts.values())).toBeGreaterThan(140);
});

it.each([
  ["maren", "M"],
  ["  «Ørsted»", "Ø"],
  ["9 lives", "9"],
  ["ちよ", "ち"],
  ["✨✨", ""],
  ["", ""],
])("takes the initial of %s", (name, initial) => expect(initialOf(name)).toBe(initial));
