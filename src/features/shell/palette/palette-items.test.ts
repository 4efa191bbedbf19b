import { expect, it } from "vitest";
import { groupFrom, matching, type PaletteGroup, stepFrom } from "./palette-items.ts";

const items = (...labels: string[]) => labels.map((label) => ({ id: label, label }));
const groups: PaletteGroup[] = [
  { scope: "chats", items: items("a", "b") },
  { scope: "messages", items: [] },
  { scope: "actions", items: items("c") },
];

it("finds every word in any order and without accents, those that begin with the text first", () => {
  const all = items("Old Émre Tal", "Emre at sea", "Maren");
  expect(matching(all, "emre", 5).map(({ id }) => id)).toEqual(["Emre at sea", "Old Émre Tal"]);
  expect(matching(all, "tal emre", 5).map(({ id }) => id)).toEqual(["Old Émre Tal"]);
  expect(matching(all, "emre", 1)).toHaveLength(1);
  expect(matching([{ id: "x", label: "Off the books", note: "Voss" }], "voss", 5)).toHaveLength(1);
});

it("walks around the ends", () => {
  const all = groups.flatMap((group) => group.items);
  expect(stepFrom(all, "c", 1)).toBe("a");
  expect(stepFrom(all, "a", -1)).toBe("c");
  expect(stepFrom([], null, 1)).toBeNull();
});

it("leaps over empty groups, and out behind the last", () => {
  expect(groupFrom(groups, "b", 1)).toBe("c");
  expect(groupFrom(groups, "c", -1)).toBe("a");
  expect(groupFrom(groups, "c", 1)).toBeNull();
  expect(groupFrom(groups, "a", -1)).toBeNull();
});
