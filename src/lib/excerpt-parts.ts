/** A piece of an excerpt; `at` is the index of its first code point. */
export type ExcerptPart = { readonly text: string; readonly isHit: boolean; readonly at: number };

/**
 * Splits an excerpt at its hits, to be rendered as plain text. Ranges count code points; overlapping, reversed and
 * out-of-range ones are ignored.
 */
export function excerptParts(excerpt: string, ranges: readonly { start: number; end: number }[]): ExcerptPart[] {
  const letters = Array.from(excerpt);
  const parts: ExcerptPart[] = [];
  const add = (from: number, to: number, isHit: boolean) => {
    if (to > from) parts.push({ text: letters.slice(from, to).join(""), isHit, at: from });
  };
  let place = 0;
  for (const { start, end } of ranges) {
    if (start < place || end <= start || end > letters.length) continue;
    add(place, start, false);
    add(start, end, true);
    place = end;
  }
  add(place, letters.length, false);
  return parts;
}
