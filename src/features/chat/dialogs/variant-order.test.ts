import { expect, it } from "vitest";
import type { Variant } from "#src/generated/api/model/variant.ts";
import { inPickerOrder } from "./variant-order.ts";

const variant = (id: string, day: number, more: Partial<Variant> = {}): Variant => ({
  id,
  variantName: id,
  avatar: null,
  default: false,
  originalDefault: false,
  createdAt: `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`,
  characterCreatorComment: null,
  variantTagline: null,
  characterIcon: null,
  lorebooks: [],
  ...more,
});

it("puts the default and original ones first, then the newest", () => {
  const list = [
    variant("old", 1),
    variant("b", 9),
    variant("a", 9),
    variant("original", 2, { originalDefault: true }),
    variant("default", 3, { default: true }),
  ];
  expect(inPickerOrder(list).map(({ id }) => id)).toEqual(["default", "original", "a", "b", "old"]);
  expect(inPickerOrder(list.toReversed()).map(({ id }) => id)).toEqual(["default", "original", "a", "b", "old"]);
});
