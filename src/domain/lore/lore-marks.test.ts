import * as fc from "fast-check";
import { expect, test } from "vitest";
import { activeLore, type LoreEntry } from "./activation.ts";
import { blankLore } from "./blank-lore.ts";
import { loreMarks } from "./lore-marks.ts";

const entry = (given: Partial<LoreEntry>): LoreEntry => ({ ...blankLore.entry, id: "one", content: "So.", ...given });
const marksOf = (entries: LoreEntry[], text: string, given: object = {}) =>
  loreMarks(text, activeLore({ ...blankLore.book, ...given, entries }, [text]));
const words = (entries: LoreEntry[], text: string, given: object = {}) =>
  marksOf(entries, text, given).map(({ from, to, isActive }) => `${text.slice(from, to)}${isActive ? "" : "?"}`);

/** Keys, a text, and the marked parts of it. */
test.each<[string[], string, string[]]>([
  [["lamp"], "The LAMP, the lamp and the clamp.", ["LAMP", "lamp"]],
  [["strasse"], "Die Straße, die STRASSE.", ["Straße", "STRASSE"]],
  [["café"], "At the cafe\u0301, at the café", ["cafe\u0301", "café"]],
  [["istanbul"], "İstanbul!", ["İstanbul"]],
  [["three rocks"], "three \n rocks", ["three \n rocks"]],
  [["fire"], "the ﬁre", ["ﬁre"]],
  [["등대"], "그 등대는 켜져 있다", ["등대"]],
  [["灯台"], "古い灯台の光", ["灯台"]],
  [["🔥"], "a 🔥 here", ["🔥"]],
  [["Maren's lamp"], "Maren’s lamp", ["Maren’s lamp"]],
  [["lamp", "light"], "light, not lamp", ["lamp"]],
  [["nothing"], "lamp", []],
])("%j in %j", (keys, text, marked) => {
  expect(words([entry({ keys })], text)).toEqual(marked);
});

test("case counts for case-sensitive entries, and patterns mark what they matched", () => {
  expect(words([entry({ keys: ["Sisters"], isCaseSensitive: true })], "sisters and Sisters")).toEqual(["Sisters"]);
  expect(words([entry({ keys: ["l[ai]mp"], useRegex: true })], "Ö, a 🔥 and a limp")).toEqual(["limp"]);
  expect(words([entry({ keys: ["("], useRegex: true })], "(")).toEqual([]);
});

test("secondary keys are marked too, and the keys of an entry that is left out are marked differently", () => {
  const chart = entry({ keys: ["rocks"], secondaryKeys: ["chart"] });
  expect(words([chart], "the rocks on the chart")).toEqual(["rocks", "chart"]);
  expect(words([chart], "the rocks")).toEqual(["rocks?"]);
  const [active, out] = [entry({ keys: ["bell"], priority: 2 }), entry({ id: "two", keys: ["lantern"] })];
  expect(words([active, out], "bell and lantern", { tokenBudget: 1 })).toEqual(["bell", "lantern?"]);
  // The same word activates both.
  expect(words([active, { ...out, keys: ["bell"] }], "bell", { tokenBudget: 1 })).toEqual(["bell"]);
});

test("a constant entry, or one activated by another's content, marks nothing", () => {
  const first = entry({ keys: ["bell"], content: "The bell is under the lamp." });
  const second = entry({ id: "two", keys: ["lamp"] });
  expect(words([entry({ isConstant: true })], "bell")).toEqual([]);
  expect(words([first, second], "bell", { isRecursive: true })).toEqual(["bell"]);
});

test("marks are in order, within the text, and never overlap", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "A", "ß", "İ", "é", "e\u0301", " ", "ﬁ", "🔥", "海", "-") });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 5 }), letters, fc.boolean(), (keys, text, matchWholeWords) => {
      let end = 0;
      const entries = keys.map((key, at) => entry({ id: `${at}`, keys: [key], matchWholeWords }));
      for (const { from, to } of marksOf(entries, text)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});
