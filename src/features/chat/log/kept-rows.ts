import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** The indexes of a range, in order, plus those that stay mounted outside of it. -1 is none. */
export function withKept(range: Range, kept: readonly number[]): number[] {
  const shown = defaultRangeExtractor(range);
  const extra = kept.filter((at) => at >= 0 && at < range.count && !shown.includes(at));
  return extra.length === 0 ? shown : [...new Set([...shown, ...extra])].toSorted((a, b) => a - b);
}
