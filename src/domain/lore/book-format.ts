import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import type { LorebookEntryInput } from "#src/generated/api/model/lorebookEntryInput.ts";
import type { Note, Raw } from "./raw-values.ts";

/** What had to be changed in an entry so that it fits; the file's own is kept and given back on export. */
export type LoreFlaw = "nameCut" | "contentCut" | "keysCut" | "patternUnreadable" | "numberBounded";

/** An entry as all formats know it. */
export type LoreFacts = Required<Omit<LorebookEntryInput, "id">>;
/** A lorebook as all formats know it, without its entries. */
export type BookFacts = Required<
  Pick<
    CreateLorebookBody,
    "name" | "description" | "category" | "scanDepth" | "tokenBudget" | "isRecursive" | "extensions"
  >
>;

export type BookFormatId = "character_book" | "lorebook_v3" | "world_info" | "agnai" | "risu" | "novelai";

/** How another program writes lorebooks. */
export type BookFormat = {
  /** The book in a file of this format, or null when it is none. */
  bookIn: (file: Raw) => Raw | null;
  entriesIn: (book: Raw) => readonly unknown[];
  readBook: (book: Raw, note: Note) => BookFacts;
  readEntry: (entry: Raw, note: Note) => LoreFacts;
  writeBook: (book: BookFacts) => Raw;
  writeEntry: (entry: LoreFacts, at: number) => Raw;
  /** The file of a book and its entries. */
  file: (book: Raw, entries: readonly Raw[]) => Raw;
};
