import type { WorldsSearch } from "#src/domain/search-params.ts";
import { LorebookCategory } from "#src/generated/zod/schemas/lorebookCategory.zod.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { chipRow } from "#src/ui/chip/chip-row.ts";
import { css } from "#styled-system/css";
import { BookOrder, sortOf } from "./book-order.tsx";
import { loreTexts } from "./lorebooks-texts.ts";

const bar = css({
  display: "flex",
  flexDirection: { base: "column", lg: "row" },
  justifyContent: "space-between",
  alignItems: { lg: "center" },
  gap: "3",
  mb: "4",
});

/** What an address asks for, as far as there is such a category and order: anybody can type one. */
export const shownOf = ({ category, sort }: WorldsSearch) => ({
  category: LorebookCategory.options.find((one) => one === category),
  sort: sortOf(sort, "used"),
});
type Shown = ReturnType<typeof shownOf>;

export interface WorldFiltersProps {
  shown: Shown;
  onChange: (shown: Shown) => void;
}

/** Which worlds are shown, as chips of which one is pressed, and in which order. */
export function WorldFilters({ shown: { category, sort }, onChange }: WorldFiltersProps) {
  const choose = (next: Shown["category"]) => onChange({ category: next, sort });
  return (
    <div className={bar}>
      <div role="group" aria-label={loreTexts.category} className={chipRow}>
        <Chip isPressed={category === undefined} onClick={() => choose(undefined)}>
          {loreTexts.allCategories}
        </Chip>
        {LorebookCategory.options.map((one) => (
          <Chip key={one} isPressed={one === category} onClick={() => choose(one === category ? undefined : one)}>
            {loreTexts.categories[one]}
          </Chip>
        ))}
      </div>
      <BookOrder sort={sort} onChange={(next) => onChange({ category, sort: next })} />
    </div>
  );
}
