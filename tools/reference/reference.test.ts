import { expect, it } from "vitest";
import { otherNames } from "./other-names.ts";
import { readReference, storiesFiles } from "./reference.ts";

const { screens, flows } = await readReference();
const at = (address: string) => screens.find((screen) => screen.address === address);

it("knows every screen: what it is, its states, its calls and its words", () => {
  expect(screens.length).toBeGreaterThanOrEqual(37);
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  expect(screens.filter(({ about }) => about === "").map(({ name }) => name)).toEqual([]);
  expect(screens.filter(({ states }) => states.length === 0).map(({ name }) => name)).toEqual([]);
  expect(screens.filter(({ texts }) => texts.length > 0).length).toBeGreaterThan(20);
});

it("lists screens by name, and the states of each by title", () => {
  const isSorted = (texts: readonly string[]) =>
    texts.every((text, i) => i === 0 || texts[i - 1]!.localeCompare(text) < 0);
  expect(isSorted(screens.map(({ name }) => name))).toBe(true);
  expect(screens.filter(({ states }) => !isSorted(states.map(({ title }) => title)))).toEqual([]);
});

it("counts the calls of those who make them, not of all who import from the same file", () => {
  const calls = (address: string) => at(address)?.calls.map(({ id }) => id);
  expect(calls("/recently-deleted")).toEqual(["listTrash", "restoreDeletion"]);
  expect(calls("/help")).toEqual([]);
  expect(calls("/home")).toContain("listHomeCharacters");
  expect(calls("/home")).not.toContain("deleteUser");
});

it("reads sentences with their parameters", () => {
  const words = at("/recently-deleted")?.texts.flatMap(({ entries }) => entries);
  expect(words).toContainEqual(["restoreThis", "Bring back {name}"]);
});

it("leads from every other name to stories that are there", () => {
  const titles = new Set(storiesFiles().map(({ title }) => title));
  expect(otherNames.flatMap(([, ...called]) => called).filter((title) => !titles.has(title))).toEqual([]);
});

it("knows what every flow walks", () => {
  expect(flows.length).toBeGreaterThan(40);
  expect(flows.filter(({ walks }) => walks.length === 0).map(({ name }) => name)).toEqual([]);
});
