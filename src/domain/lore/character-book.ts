import { LorebookCategory } from "#src/generated/zod/schemas/lorebookCategory.zod.ts";
import { blankLore } from "./blank-lore.ts";
import type { BookFacts, BookFormat, LoreFacts } from "./book-format.ts";
import {
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

/** Logic of secondary keys by world info's number, which character books have in their extensions. */
export const logicNumbers = ["andAny", "notAll", "notAny", "andAll"] as const;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : Object.values(rawOf(value) ?? {});

/** No format has a category, so ours is written to the extensions. */
const ownKey = "sotto";

/** Takes our category out of a book's extensions; an unknown category stays there. */
function takenCategory(all: Raw): Pick<BookFacts, "category" | "extensions"> {
  const { category, ...others } = rawOf(all[ownKey]) ?? {};
  const { data, success } = LorebookCategory.safeParse(category);
  if (!success) return { category: null, extensions: { ...all } };
  const { [ownKey]: _own, ...extensions } = all;
  return {
    category: data,
    extensions: Object.keys(others).length === 0 ? extensions : { ...extensions, [ownKey]: others },
  };
}

type Kept = Pick<BookFacts, "category" | "extensions">;

/** A book's extensions, with its category. */
const writtenExtensions = ({ category, extensions }: Kept): Raw =>
  category === null ? extensions : { ...extensions, [ownKey]: { ...rawOf(extensions[ownKey]), category } };

/** The same as a member `extensions`; absent if empty. */
export function extensionsToWrite(book: Kept): Raw {
  const extensions = writtenExtensions(book);
  return Object.keys(extensions).length > 0 ? { extensions } : {};
}

export const bookFacts = (book: Raw, note: Note): BookFacts => ({
  name: textFrom(book["name"], 100, note, "nameCut").trim(),
  description: textFrom(book["description"], 2000, note, "contentCut").trim() || null,
  scanDepth: numberFrom(book["scan_depth"], blankLore.book.scanDepth, note, 1, 100),
  tokenBudget: numberFrom(book["token_budget"], blankLore.book.tokenBudget, note, 1, 100_000),
  isRecursive: flagFrom(book["recursive_scanning"], false),
  ...takenCategory(extensionsFrom(book["extensions"])),
});

function readEntry(entry: Raw, note: Note): LoreFacts {
  const { match_whole_words: whole, selectiveLogic, ...extensions } = extensionsFrom(entry["extensions"]);
  const useRegex = flagFrom(entry["use_regex"], false);
  const keys = (value: unknown) => (useRegex ? patternsFrom(keysFrom(value, note), note) : keysFrom(value, note));
  const position = entry["position"];
  return {
    name: textFrom(entry["name"] || entry["comment"], 100, note, "nameCut").trim(),
    keys: keys(entry["keys"]),
    secondaryKeys: entry["selective"] === false ? [] : keys(entry["secondary_keys"]),
    logic: logicNumbers[numberFrom(selectiveLogic, 0, note)] ?? "andAny",
    content: textFrom(entry["content"], 4000, note, "contentCut"),
    isEnabled: flagFrom(entry["enabled"], true),
    isConstant: flagFrom(entry["constant"], false),
    matchWholeWords: flagFrom(whole, false),
    isCaseSensitive: flagFrom(entry["case_sensitive"], false),
    useRegex,
    order: numberFrom(entry["insertion_order"], 100, note),
    priority: numberFrom(entry["priority"], 0, note),
    position: position === "before_char" || position === 0 ? "before" : "after",
    extensions,
  };
}

const writeEntry = (entry: LoreFacts): Raw => ({
  keys: entry.keys,
  content: entry.content,
  extensions: {
    ...entry.extensions,
    ...(entry.matchWholeWords && { match_whole_words: true }),
    ...(entry.logic !== "andAny" && { selectiveLogic: logicNumbers.indexOf(entry.logic) }),
  },
  enabled: entry.isEnabled,
  insertion_order: entry.order,
  case_sensitive: entry.isCaseSensitive,
  name: entry.name,
  priority: entry.priority,
  selective: entry.secondaryKeys.length > 0,
  secondary_keys: entry.secondaryKeys,
  constant: entry.isConstant,
  position: entry.position === "before" ? "before_char" : "after_char",
  use_regex: entry.useRegex,
});

const isEntry = (value: unknown): boolean => {
  const entry = rawOf(value);
  return entry !== null && "keys" in entry && !("text" in entry);
};

/** `character_book` of character cards (versions 2 and 3), alone or in its card. */
export const characterBook: BookFormat = {
  bookIn(file) {
    const inCard = rawOf(rawOf(file["data"])?.["character_book"]) ?? rawOf(file["character_book"]);
    if (inCard) return inCard;
    return "lorebookVersion" in file || !listOf(file["entries"]).some(isEntry) ? null : file;
  },
  entriesIn: (book) => listOf(book["entries"]),
  readBook: bookFacts,
  readEntry,
  writeBook: ({ name, description, scanDepth, tokenBudget, isRecursive, ...book }) => ({
    name,
    ...(description !== null && { description }),
    scan_depth: scanDepth,
    token_budget: tokenBudget,
    recursive_scanning: isRecursive,
    extensions: writtenExtensions(book),
  }),
  writeEntry,
  file: (book, entries) => ({ ...book, entries }),
};

/** The same as a file of its own (version 3). */
export const lorebookV3: BookFormat = {
  ...characterBook,
  bookIn: (file) => (file["spec"] === "lorebook_v3" ? rawOf(file["data"]) : null),
  file: (book, entries) => ({ spec: "lorebook_v3", data: { ...book, entries } }),
};
