import type { CreateLorebookBody } from "#src/generated/api/model/createLorebookBody.ts";
import type { LorebookDetails } from "#src/generated/api/model/lorebookDetails.ts";
import { blankLore } from "./blank-lore.ts";
import type { BookFacts, BookFormat, BookFormatId, LoreFacts, LoreFlaw } from "./book-format.ts";
import { characterBook, lorebookV3 } from "./character-book.ts";
import { agnai, novelai, risu } from "./other-books.ts";
import { rawOf, type Raw } from "./raw-values.ts";
import { worldInfo } from "./world-info.ts";

const formats: Record<BookFormatId, BookFormat> = {
  lorebook_v3: lorebookV3,
  risu,
  novelai,
  agnai,
  world_info: worldInfo,
  character_book: characterBook,
};

export type ReadBook = {
  format: BookFormatId;
  /** The body to create it with; its name is empty if the file has none. */
  book: BookFacts & { entries: LoreFacts[] };
  /** Entries that had to be changed, by name. */
  repaired: { name: string; flaws: LoreFlaw[] }[];
  /** Entries that were left out, and why. */
  leftOut: { name: string; why: "noContent" | "tooMany" | "noEntry" }[];
};

const mostEntries = 1000;
/** Maximum depth and number of values: more than any real file has. */
const deepest = 40;
const mostValues = 300_000;

/** Whether a file is too deep or too large to process. Iterative, since a deep file would overflow a recursion. */
function isHostile(value: unknown): boolean {
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > deepest || count > mostValues) return true;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== "object" || one === null) continue;
      const inside: unknown[] = Object.values(one);
      if (inside.length + next.length > mostValues) return true;
      for (const each of inside) next.push(each);
    }
    level = next;
  }
  return false;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const silent = () => undefined;

/** The facts, with all that differs from what we would write kept in `extensions` under the format's name. */
function withRest<Facts extends { extensions: Raw }>(facts: Facts, raw: Raw, written: Raw, key: string): Facts {
  const rest = Object.entries(raw).filter(([name, value]) => !isSame(written[name], value));
  if (rest.length === 0) return facts;
  return { ...facts, extensions: { ...facts.extensions, [key]: Object.fromEntries(rest) } };
}

/** The written object with the members kept from its file, unless they would change how it is read. */
function withRestPut<Facts extends { extensions: Raw }>(
  facts: Facts,
  key: string,
  write: (facts: Facts) => Raw,
  read: (raw: Raw) => object,
): Raw {
  const { [key]: kept, ...extensions } = facts.extensions;
  const meant = { ...facts, extensions };
  let written = write(meant);
  const asWritten = Object.entries(read(written));
  for (const [name, value] of Object.entries(rawOf(kept) ?? {})) {
    const tried: Raw = { ...written, [name]: value };
    const seen = read(tried) as Raw;
    const isMeant = ([field, before]: [string, unknown]) =>
      isSame(seen[field], before) || isSame(seen[field], (meant as Raw)[field]);
    if (asWritten.every(isMeant)) written = tried;
  }
  return written;
}

/** Both formats of character books keep their members under one key. */
const keyOf = (id: BookFormatId): string => (id === "lorebook_v3" ? "character_book" : id);

/** Reads a book of the given format; never throws. */
function readAs(id: BookFormatId, raw: Raw): ReadBook {
  const format = formats[id];
  const repaired: ReadBook["repaired"] = [];
  const leftOut: ReadBook["leftOut"] = [];
  const entries: LoreFacts[] = [];
  for (const value of format.entriesIn(raw)) {
    const entry = rawOf(value);
    if (!entry || entries.length === mostEntries) {
      leftOut.push({ name: "", why: entry ? "tooMany" : "noEntry" });
      continue;
    }
    const flaws = new Set<LoreFlaw>();
    const facts = format.readEntry(entry, (flaw) => flaws.add(flaw));
    const name = facts.name || (facts.keys[0] ?? "");
    if (facts.content.trim() === "") leftOut.push({ name, why: "noContent" });
    else {
      if (flaws.size > 0) repaired.push({ name, flaws: [...flaws] });
      entries.push(withRest(facts, entry, format.writeEntry(facts, entries.length), keyOf(id)));
    }
  }
  const rest = Object.fromEntries(Object.entries(raw).filter(([name]) => name !== "entries" && name !== "data"));
  const facts = format.readBook(raw, silent);
  return {
    format: id,
    book: { ...withRest(facts, rest, format.writeBook(facts), keyOf(id)), entries },
    repaired,
    leftOut,
  };
}

/** The lorebook in a parsed file of any format; null if the format is unknown or no entry has content. */
export function readBookFile(file: unknown): ReadBook | null {
  const raw = rawOf(file);
  if (!raw || isHostile(raw)) return null;
  for (const id of Object.keys(formats) as BookFormatId[]) {
    const book = formats[id].bookIn(raw);
    if (book) {
      const read = readAs(id, book);
      return read.book.entries.length > 0 ? read : null;
    }
  }
  return null;
}

/** A card's `character_book`; null if no entry has content. */
export function readCharacterBook(book: unknown): ReadBook | null {
  const raw = rawOf(book);
  const read = raw && !isHostile(raw) ? readAs("character_book", raw) : null;
  return read && read.book.entries.length > 0 ? read : null;
}

type Written = BookFacts & { entries: readonly LoreFacts[] };

/** A lorebook of ours with its defaults filled in. */
const bookToWrite = (book: LorebookDetails | CreateLorebookBody): Written => ({
  ...blankLore.book,
  extensions: {},
  ...book,
  entries: book.entries.map((entry) => ({ ...blankLore.entry, ...entry })),
});

/** A lorebook as a file of the format, with all members kept from such a file. */
export function writtenBook(given: LorebookDetails | CreateLorebookBody, id: BookFormatId): Raw {
  const format = formats[id];
  const { entries, ...book } = bookToWrite(given);
  return format.file(
    withRestPut(book, keyOf(id), format.writeBook, (raw) => format.readBook(raw, silent)),
    entries.map((entry, at) =>
      withRestPut(
        entry,
        keyOf(id),
        (facts) => format.writeEntry(facts, at),
        (raw) => format.readEntry(raw, silent),
      ),
    ),
  );
}
