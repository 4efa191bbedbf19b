import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** The rows of a range and, in order, those that must stay in the page although the reader is elsewhere. -1 is none. */
export function withKept(range: Range, kept: readonly number[]): number[] {
  const shown = defaultRangeExtractor(range);
  const extra = kept.filter((at) => at >= 0 && at < range.count && !shown.includes(at));
  return extra.length === 0 ? shown : [...new Set([...shown, ...extra])].toSorted((a, b) => a - b);
}
