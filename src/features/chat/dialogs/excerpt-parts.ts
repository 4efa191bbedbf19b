/** A piece of an excerpt; `at` is the code point it begins with. */
export type ExcerptPart = { readonly text: string; readonly isHit: boolean; readonly at: number };

/**
 * An excerpt cut at its hits, to be drawn as text and nothing else. Ranges count code points; those that overlap, run
 * backwards or reach beyond the text are left aside.
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
