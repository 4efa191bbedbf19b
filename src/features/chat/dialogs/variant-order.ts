import type { Variant } from "#src/generated/api/model/variant.ts";

/** The picker's order: default, original, then newest first, ties by id (VAR-03, GAP-57, TRAP-57). */
export function inPickerOrder(variants: readonly Variant[]): Variant[] {
  const rank = (variant: Variant) => (variant.default ? 0 : variant.originalDefault ? 1 : 2);
  return variants.toSorted(
    (a, b) => rank(a) - rank(b) || Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : 1),
  );
}
