import type { CardNotes } from "./card-notes.ts";

/** Reads single members of a card whatever they were written as (oddities 6 to 9); each repair is noted. */

/** A text with one kind of line end, without null bytes and halves of letters. */
export function cleanText(text: string): string {
  return text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replaceAll("\0", "").toWellFormed();
}

export function textValue(value: unknown, field: string, notes: CardNotes): string {
  if (typeof value === "string") {
    const clean = cleanText(value);
    if (value.includes("\0") || !value.isWellFormed())
      notes.repair(field, "Letters that cannot be shown were taken out");
    return clean;
  }
  if (value === null || value === undefined) return "";
  if (typeof value === "number" || typeof value === "boolean") {
    notes.repair(field, "Was not written as a text");
    return String(value);
  }
  if (Array.isArray(value) && value.every((line) => typeof line === "string")) {
    notes.repair(field, "Was a list of lines");
    return cleanText(value.join("\n"));
  }
  notes.drop(field, "Is no text");
  return "";
}

/** A list of texts without empty ones; a lone text becomes a list of one, or is split where `separator` says. */
export function textList(value: unknown, field: string, notes: CardNotes, separator?: string): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "string") {
    notes.repair(field, "Was one text instead of a list");
    const clean = cleanText(value);
    return withoutEmpty(separator === undefined ? [clean] : clean.split(separator));
  }
  if (!Array.isArray(value)) {
    notes.drop(field, "Is no list");
    return [];
  }
  const texts = value.map((item, index) => textValue(item, `${field}[${index}]`, notes));
  const full = withoutEmpty(texts);
  if (full.length < texts.length) notes.repair(field, "Empty ones were left out");
  return full;
}

const withoutEmpty = (texts: readonly string[]) => texts.map((text) => text.trim()).filter((text) => text !== "");

/** Later than this, in seconds, a number is milliseconds, and beyond them no date at all. */
const latest = 1e11;

/** Seconds since 1970 of any of the dates cards have (oddity 8); null if it is none. */
export function secondsOf(value: unknown): number | null {
  // An object is no date, and one with a `toString` of its own could not be made a string.
  const isNumber = typeof value === "number" || (typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value));
  const number = isNumber ? Number(value) : Number.NaN;
  const seconds = Number.isNaN(number) ? writtenDate(value) / 1000 : number > latest ? number / 1000 : number;
  return seconds >= 0 && seconds <= latest ? Math.floor(seconds) : null;
}

/** Milliseconds of a date in letters, SillyTavern's among them; NaN if it is none. */
function writtenDate(value: unknown): number {
  if (typeof value !== "string") return Number.NaN;
  const old = /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@\s*(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s/.exec(value);
  if (old === null) return Date.parse(value);
  const [year = 0, month = 0, ...rest] = old.slice(1).map(Number);
  return Date.UTC(year, month - 1, ...rest);
}
