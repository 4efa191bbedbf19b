import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import type { LorebookEntryInput } from "#src/generated/api/model/lorebookEntryInput.ts";
import type { Note, Raw } from "./raw-values.ts";

/** What had to be changed in an entry to fit the contract; the original is kept for export. */
export type LoreFlaw = "nameCut" | "contentCut" | "keysCut" | "patternUnreadable" | "numberBounded";

/** The members of an entry that are common to all formats. */
export type LoreFacts = Required<Omit<LorebookEntryInput, "id">>;
/** The members of a lorebook that are common to all formats, without its entries. */
export type BookFacts = Required<
  Pick<
    CreateLorebookBody,
    "name" | "description" | "category" | "scanDepth" | "tokenBudget" | "isRecursive" | "extensions"
  >
>;

export type BookFormatId = "character_book" | "lorebook_v3" | "world_info" | "agnai" | "risu" | "novelai";

/** Reads and writes one program's lorebooks. */
export type BookFormat = {
  /** The book in a file of this format; null if it is not of this format. */
  bookIn: (file: Raw) => Raw | null;
  entriesIn: (book: Raw) => readonly unknown[];
  readBook: (book: Raw, note: Note) => BookFacts;
  readEntry: (entry: Raw, note: Note) => LoreFacts;
  writeBook: (book: BookFacts) => Raw;
  writeEntry: (entry: LoreFacts, at: number) => Raw;
  /** The file of a book and its entries. */
  file: (book: Raw, entries: readonly Raw[]) => Raw;
};
