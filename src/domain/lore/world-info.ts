import type { BookFormat, LoreFacts } from "./book-format.ts";
import { bookFacts, extensionsToWrite, logicNumbers } from "./character-book.ts";
import {
  asPattern,
  extensionsFrom,
  flagFrom,
  keysFrom,
  numberFrom,
  patternsFrom,
  rawOf,
  textFrom,
  type Note,
  type Raw,
} from "./raw-values.ts";

/** World info's members, with their names in a character book's extensions. */
const extras = {
  excludeRecursion: "exclude_recursion",
  preventRecursion: "prevent_recursion",
  delayUntilRecursion: "delay_until_recursion",
  displayIndex: "display_index",
  probability: "probability",
  useProbability: "useProbability",
  depth: "depth",
  group: "group",
  groupOverride: "group_override",
  groupWeight: "group_weight",
  scanDepth: "scan_depth",
  role: "role",
  vectorized: "vectorized",
  sticky: "sticky",
  cooldown: "cooldown",
  delay: "delay",
  outletName: "outlet_name",
  triggers: "triggers",
  ignoreBudget: "ignore_budget",
} as const;

const isPattern = (key: string): boolean => /^\/.+\/[a-z]*$/su.test(key);

/** If one key is written as a pattern, all become patterns. */
export function withPatterns(
  lists: readonly (readonly string[])[],
  note: Note,
): { useRegex: boolean; lists: string[][] } {
  const useRegex = lists.some((keys) => keys.some(isPattern));
  return {
    useRegex,
    lists: lists.map((keys) =>
      useRegex
        ? patternsFrom(
            keys.map((key) => (isPattern(key) ? key : asPattern(key))),
            note,
          )
        : [...keys],
    ),
  };
}

/** The keys as written to a file: bare patterns with their flags. */
export const writtenKeys = ({ useRegex, isCaseSensitive }: LoreFacts, keys: readonly string[]): string[] =>
  keys.map((key) => (useRegex && !isPattern(key) ? `/${key}/${isCaseSensitive ? "" : "i"}` : key));

function readEntry(entry: Raw, note: Note): LoreFacts {
  const read = withPatterns([keysFrom(entry["key"], note), keysFrom(entry["keysecondary"], note)], note);
  const [keys = [], secondaryKeys = []] = read.lists;
  const named = Object.entries(extras).filter(([theirs]) => theirs in entry);
  return {
    name: textFrom(entry["comment"], 100, note, "nameCut").trim(),
    keys,
    secondaryKeys: entry["selective"] === false ? [] : secondaryKeys,
    logic: logicNumbers[numberFrom(entry["selectiveLogic"], 0, note)] ?? "andAny",
    content: textFrom(entry["content"], 4000, note, "contentCut"),
    isEnabled: !flagFrom(entry["disable"], false),
    isConstant: flagFrom(entry["constant"], false),
    matchWholeWords: flagFrom(entry["matchWholeWords"], false),
    isCaseSensitive: flagFrom(entry["caseSensitive"], false),
    useRegex: read.useRegex,
    order: numberFrom(entry["order"], 100, note),
    priority: numberFrom(entry["priority"], 0, note),
    position: entry["position"] === 0 ? "before" : "after",
    extensions: {
      ...extensionsFrom(entry["extensions"]),
      ...Object.fromEntries(named.map(([theirs, ours]) => [ours, entry[theirs]])),
    },
  };
}

function writeEntry(entry: LoreFacts, at: number): Raw {
  const ours: readonly string[] = Object.values(extras);
  const rest = Object.entries(entry.extensions).filter(([name]) => !ours.includes(name));
  const named = Object.entries(extras).filter(([, name]) => name in entry.extensions);
  return {
    uid: at,
    key: writtenKeys(entry, entry.keys),
    keysecondary: writtenKeys(entry, entry.secondaryKeys),
    comment: entry.name,
    content: entry.content,
    constant: entry.isConstant,
    selective: entry.secondaryKeys.length > 0,
    selectiveLogic: logicNumbers.indexOf(entry.logic),
    order: entry.order,
    position: entry.position === "before" ? 0 : 1,
    disable: !entry.isEnabled,
    caseSensitive: entry.isCaseSensitive,
    matchWholeWords: entry.matchWholeWords,
    ...(entry.priority !== 0 && { priority: entry.priority }),
    ...Object.fromEntries(named.map(([theirs, name]) => [theirs, entry.extensions[name]])),
    ...(rest.length > 0 && { extensions: Object.fromEntries(rest) }),
  };
}

/** SillyTavern's world info: entries by number. It seldom has a name besides the file's. */
export const worldInfo: BookFormat = {
  bookIn: (file) =>
    Object.values(rawOf(file["entries"]) ?? file["entries"] ?? []).some((value) => "key" in (rawOf(value) ?? {}))
      ? file
      : null,
  entriesIn: (book) => Object.values(rawOf(book["entries"]) ?? book["entries"] ?? []),
  readBook: bookFacts,
  readEntry,
  writeBook: ({ name, description, ...book }) => ({
    name,
    ...(description !== null && { description }),
    ...extensionsToWrite(book),
  }),
  writeEntry,
  file: (book, entries) => ({ ...book, entries: Object.fromEntries(entries.map((entry, at) => [String(at), entry])) }),
};
