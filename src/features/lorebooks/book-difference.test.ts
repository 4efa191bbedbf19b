import { expect, test } from "vitest";
import { bookDifference } from "./book-difference.ts";
import { newLorebook, type EntryDraft, type LorebookDraft } from "./lorebook-draft.ts";

const entry = (localId: string, change: Partial<EntryDraft> = {}): EntryDraft => ({
  ...newLorebook().entries[0]!,
  localId,
  name: localId,
  keys: [localId],
  content: `About ${localId}.`,
  ...change,
});
const book = (change: Partial<LorebookDraft> = {}): LorebookDraft => ({
  ...newLorebook(),
  name: "Saltmarsh",
  entries: [entry("lamp"), entry("ferry")],
  ...change,
});

test("two that say the same do not differ", () => {
  expect(bookDifference(book(), book())).toEqual([]);
});

test("what is said of the whole stands first, then each entry with only what differs in it", () => {
  const theirs = book({ description: "The marsh.", entries: [entry("lamp", { content: "Out." }), entry("ferry")] });
  const mine = book({ entries: [entry("lamp", { keys: ["lamp", "light"] }), entry("ferry", { isEnabled: false })] });
  expect(bookDifference(theirs, mine)).toEqual([
    { id: "book", name: null, rows: [{ label: "What it is about", theirs: "The marsh.", mine: "" }] },
    {
      id: "lamp",
      name: "lamp",
      rows: [
        { label: "Keys", theirs: "lamp", mine: "lamp, light" },
        { label: "Content", theirs: "Out.", mine: "About lamp." },
      ],
    },
    { id: "ferry", name: "ferry", rows: [{ label: "On", theirs: "Yes", mine: "No" }] },
  ]);
});

test("an entry that only one of them has is told with its title, keys and content", () => {
  const theirs = book({ entries: [entry("lamp"), entry("tide", { name: "" })] });
  const mine = book({ entries: [entry("lamp"), entry("bell")] });
  expect(bookDifference(theirs, mine)).toEqual([
    {
      id: "bell",
      name: "bell",
      rows: [
        { label: "Title", theirs: null, mine: "bell" },
        { label: "Keys", theirs: null, mine: "bell" },
        { label: "Content", theirs: null, mine: "About bell." },
      ],
    },
    {
      id: "tide",
      name: "Untitled entry",
      rows: [
        { label: "Keys", theirs: "tide", mine: null },
        { label: "Content", theirs: "About tide.", mine: null },
      ],
    },
  ]);
});
