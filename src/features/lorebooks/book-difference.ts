import type { BothGroup, BothRow } from "#src/parts/both-versions/both-versions.tsx";
import type { EntryDraft, LorebookDraft } from "./lorebook-draft.ts";
import { loreTexts } from "./lorebooks-texts.ts";

const yesNo = (value: boolean) => (value ? loreTexts.yes : loreTexts.no);
const joined = (words: readonly string[]) => words.join(", ");

type Member<Whole> = readonly [label: string, say: (whole: Whole) => string];

const bookMembers: readonly Member<LorebookDraft>[] = [
  [loreTexts.name, ({ name }) => name],
  [loreTexts.about, ({ description }) => description],
  [loreTexts.category, ({ category }) => (category === null ? loreTexts.noCategory : loreTexts.categories[category])],
  [loreTexts.isPublic, ({ isPublic }) => yesNo(isPublic)],
  [loreTexts.scanDepth, ({ scanDepth }) => String(scanDepth)],
  [loreTexts.budget, ({ tokenBudget }) => String(tokenBudget)],
  [loreTexts.recursion, ({ isRecursive }) => yesNo(isRecursive)],
];
const entryMembers: readonly Member<EntryDraft>[] = [
  [loreTexts.title, ({ name }) => name],
  [loreTexts.keys, ({ keys }) => joined(keys)],
  [loreTexts.together, ({ secondaryKeys }) => joined(secondaryKeys)],
  [loreTexts.logic, ({ logic }) => loreTexts.logics[logic]],
  [loreTexts.content, ({ content }) => content],
  [loreTexts.on, ({ isEnabled }) => yesNo(isEnabled)],
  [loreTexts.isConstant, ({ isConstant }) => yesNo(isConstant)],
  [loreTexts.wholeWords, ({ matchWholeWords }) => yesNo(matchWholeWords)],
  [loreTexts.matchCase, ({ isCaseSensitive }) => yesNo(isCaseSensitive)],
  [loreTexts.patterns, ({ useRegex }) => yesNo(useRegex)],
  [loreTexts.position, ({ position }) => loreTexts.positions[position]],
  [loreTexts.order, ({ order }) => String(order)],
  [loreTexts.priority, ({ priority }) => String(priority)],
];

function rowsOf<Whole>(members: readonly Member<Whole>[], theirs: Whole | null, mine: Whole | null): BothRow[] {
  return members
    .map(([label, say]) => ({ label, theirs: theirs && say(theirs), mine: mine && say(mine) }))
    .filter((row) => row.theirs !== row.mine);
}

/** Only what a person would miss of an entry that one of the two has not. */
const told = new Set<string>([loreTexts.title, loreTexts.keys, loreTexts.content]);

function entryRows(theirs: EntryDraft | null, mine: EntryDraft | null): BothRow[] {
  const rows = rowsOf(entryMembers, theirs, mine);
  return theirs && mine ? rows : rows.filter((row) => told.has(row.label) && (row.theirs ?? row.mine) !== "");
}

/** Where a lorebook that was saved elsewhere differs from the one in the form, entry by entry. */
export function bookDifference(theirs: LorebookDraft, mine: LorebookDraft): BothGroup[] {
  const whole: BothGroup = { id: "book", name: null, rows: rowsOf(bookMembers, theirs, mine) };
  const theirEntries = new Map(theirs.entries.map((entry) => [entry.localId, entry]));
  const known = new Set(mine.entries.map(({ localId }) => localId));
  const pairs = [
    ...mine.entries.map((entry) => [theirEntries.get(entry.localId) ?? null, entry] as const),
    ...theirs.entries.filter(({ localId }) => !known.has(localId)).map((entry) => [entry, null] as const),
  ];
  const entries = pairs.map(([a, b]) => ({
    id: (b ?? a)?.localId ?? "",
    name: (b ?? a)?.name || loreTexts.nameless,
    rows: entryRows(a, b),
  }));
  return [whole, ...entries].filter(({ rows }) => rows.length > 0);
}
