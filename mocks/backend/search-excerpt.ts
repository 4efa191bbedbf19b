import { folded } from "./paging.ts";

/** Code points before the first hit, and of the whole excerpt. */
const LEAD = 60;
const LENGTH = 240;
const MOST_RANGES = 100;

/** Ranges count code points, `end` excluded (GAP-134). */
type Excerpt = { excerpt: string; ranges: { start: number; end: number }[] };

/**
 * The words around the first occurrence of `text` (already folded) on one line, and the ranges of all occurrences in
 * them. Folding can change a text's length, so each character is folded alone and keeps its original position.
 */
export function excerptOf(content: string, text: string): Excerpt {
  const characters = Array.from(content.replaceAll(/\s+/gu, " "));
  let letters = "";
  const origins: number[] = [];
  for (const [at, character] of characters.entries()) {
    const letter = folded(character);
    letters += letter;
    for (let unit = 0; unit < letter.length; unit++) origins.push(at);
  }
  const hit = letters.indexOf(text);
  const start = wordStart(characters, (origins[hit] ?? 0) - LEAD);
  const end = Math.min(characters.length, start + LENGTH);
  const lead = start > 0 ? "…" : "";
  const ranges: Excerpt["ranges"] = [];
  for (let from = hit; from !== -1 && ranges.length < MOST_RANGES; from = letters.indexOf(text, from + text.length)) {
    const begins = origins[from] ?? 0;
    const ends = (origins[from + text.length - 1] ?? begins) + 1;
    if (ends > end) break;
    ranges.push({ start: begins - start + lead.length, end: ends - start + lead.length });
  }
  const excerpt = `${lead}${characters.slice(start, end).join("")}${end < characters.length ? "…" : ""}`;
  return { excerpt, ranges };
}

/** The start of the next word, unless it is far away. */
function wordStart(characters: readonly string[], at: number): number {
  if (at <= 0) return 0;
  const space = characters.indexOf(" ", at);
  return space !== -1 && space - at < LEAD / 2 ? space + 1 : at;
}
