import { blankLore } from "./blank-lore.ts";
import type { BookFacts, BookFormat } from "./book-format.ts";
import { bookFacts, extensionsToWrite } from "./character-book.ts";
import {
  asPattern,
  extensionsFrom,
  flagFrom,
  keysFrom,
  numberFrom,
  patternsFrom,
  rawOf,
  textFrom,
  type Raw,
} from "./raw-values.ts";
import { withPatterns, writtenKeys } from "./world-info.ts";

const listIn = (book: Raw, name: string): readonly unknown[] => {
  const list = book[name];
  return Array.isArray(list) ? (list as unknown[]) : [];
};

const writeBook = ({ name, description, ...book }: BookFacts): Raw => ({
  name,
  ...(description !== null && { description }),
  ...extensionsToWrite(book),
});

const kept = (entry: { extensions: Raw }) =>
  Object.keys(entry.extensions).length > 0 && { extensions: entry.extensions };

/** A pattern for a key in which `*` and `?` are wildcards. */
const fromWildcards = (key: string): string =>
  String.raw`\b${asPattern(key)
    .replaceAll(String.raw`\*`, String.raw`\w*`)
    .replaceAll(String.raw`\?`, String.raw`\w?`)}\b`;

/** Agnai's memory books. */
export const agnai: BookFormat = {
  bookIn: (file) =>
    file["kind"] === "memory" || listIn(file, "entries").some((value) => "keywords" in (rawOf(value) ?? {}))
      ? file
      : null,
  entriesIn: (book) => listIn(book, "entries"),
  readBook: bookFacts,
  readEntry(entry, note) {
    const keys = keysFrom(entry["keywords"], note);
    const useRegex = keys.some((key) => /[*?]/.test(key));
    return {
      ...blankLore.entry,
      name: textFrom(entry["name"], 100, note, "nameCut").trim(),
      keys: useRegex ? patternsFrom(keys.map(fromWildcards), note) : keys,
      secondaryKeys: [],
      content: textFrom(entry["entry"], 4000, note, "contentCut"),
      isEnabled: flagFrom(entry["enabled"], true),
      useRegex,
      order: numberFrom(entry["weight"], 100, note),
      priority: numberFrom(entry["priority"], 0, note),
      extensions: extensionsFrom(entry["extensions"]),
    };
  },
  writeBook: (book) => ({ kind: "memory", ...writeBook(book) }),
  writeEntry: (entry) => ({
    name: entry.name,
    entry: entry.content,
    keywords: entry.keys,
    priority: entry.priority,
    weight: entry.order,
    enabled: entry.isEnabled,
    ...kept(entry),
  }),
  file: (book, entries) => ({ ...book, entries }),
};

/** Risu's lorebooks: keys are one comma-separated text. */
export const risu: BookFormat = {
  bookIn: (file) => (file["type"] === "risu" ? file : null),
  entriesIn: (book) => listIn(book, "data"),
  readBook: bookFacts,
  readEntry(entry, note) {
    const useRegex = flagFrom(entry["useRegex"], false);
    // A pattern may contain commas, so it is not split.
    const keys = (value: unknown) => (useRegex ? patternsFrom(keysFrom([value], note), note) : keysFrom(value, note));
    return {
      ...blankLore.entry,
      name: textFrom(entry["comment"], 100, note, "nameCut").trim(),
      keys: keys(entry["key"]),
      secondaryKeys: flagFrom(entry["selective"], false) ? keys(entry["secondkey"]) : [],
      content: textFrom(entry["content"], 4000, note, "contentCut"),
      isEnabled: flagFrom(entry["enabled"], true),
      isConstant: flagFrom(entry["alwaysActive"], false),
      matchWholeWords: false,
      useRegex,
      order: numberFrom(entry["insertorder"], 100, note),
      priority: numberFrom(entry["priority"], 0, note),
      extensions: extensionsFrom(entry["extensions"]),
    };
  },
  writeBook: (book) => ({ type: "risu", ver: 1, ...writeBook(book) }),
  writeEntry: (entry) => ({
    key: entry.keys.join(", "),
    secondkey: entry.secondaryKeys.join(", "),
    comment: entry.name,
    content: entry.content,
    mode: "normal",
    alwaysActive: entry.isConstant,
    selective: entry.secondaryKeys.length > 0,
    insertorder: entry.order,
    useRegex: entry.useRegex,
    ...(!entry.isEnabled && { enabled: false }),
    ...(entry.priority !== 0 && { priority: entry.priority }),
    ...kept(entry),
  }),
  file: (book, entries) => ({ ...book, data: entries }),
};

/** NovelAI's lorebooks. */
export const novelai: BookFormat = {
  bookIn: (file) => ("lorebookVersion" in file ? file : null),
  entriesIn: (book) => listIn(book, "entries"),
  readBook: bookFacts,
  readEntry(entry, note) {
    const read = withPatterns([keysFrom(entry["keys"], note)], note);
    const order = numberFrom(rawOf(entry["contextConfig"])?.["budgetPriority"], 400, note);
    return {
      ...blankLore.entry,
      name: textFrom(entry["displayName"], 100, note, "nameCut").trim(),
      keys: read.lists[0] ?? [],
      secondaryKeys: [],
      content: textFrom(entry["text"], 4000, note, "contentCut"),
      isEnabled: flagFrom(entry["enabled"], true),
      isConstant: flagFrom(entry["forceActivation"], false),
      useRegex: read.useRegex,
      // NovelAI has one number for both: what is inserted first is dropped last.
      order: -order,
      priority: order,
      extensions: extensionsFrom(entry["extensions"]),
    };
  },
  writeBook: (book) => ({ lorebookVersion: 5, ...writeBook(book) }),
  writeEntry: (entry) => ({
    text: entry.content,
    contextConfig: { budgetPriority: entry.priority },
    displayName: entry.name,
    keys: writtenKeys(entry, entry.keys),
    enabled: entry.isEnabled,
    forceActivation: entry.isConstant,
    ...kept(entry),
  }),
  file: (book, entries) => ({ ...book, entries }),
};
