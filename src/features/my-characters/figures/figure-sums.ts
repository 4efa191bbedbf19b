import type { VariantFigures } from "#src/generated/api/model/variantFigures.ts";
import { type FigureName, figuresTexts } from "./figures-texts.ts";

export type VariantBar = { key: string; label: string; value: number };

/** The change against the previous period, in whole percent; null if there is nothing to compare with. */
export const trendOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);

/** One bar per variant, largest first, at most `most`; the rest are summed up in one bar. */
export function variantBars(variants: readonly VariantFigures[], figure: FigureName, most = 6): VariantBar[] {
  const bars = variants
    .map((variant) => ({
      key: variant.variantId ?? "gone",
      label: variant.variantName ?? figuresTexts.goneVariant,
      value: variant[figure],
    }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value);
  if (bars.length <= most) return bars;
  const rest = bars.slice(most).reduce((sum, { value }) => sum + value, 0);
  return [...bars.slice(0, most), { key: "others", label: figuresTexts.others, value: rest }];
}
