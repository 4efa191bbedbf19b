import type { WorldsSearch } from "#src/domain/search-params.ts";
import { LorebookCategory } from "#src/generated/zod/schemas/lorebookCategory.zod.ts";
import { LorebookSort } from "#src/generated/zod/schemas/lorebookSort.zod.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { chipRow } from "#src/ui/chip/chip-row.ts";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { css } from "#styled-system/css";
import { loreTexts } from "./lorebooks-texts.ts";

const bar = css({
  display: "flex",
  flexDirection: { base: "column", lg: "row" },
  justifyContent: "space-between",
  alignItems: { lg: "center" },
  gap: "3",
  mb: "4",
});
const [usual] = LorebookSort.options;

/** What an address asks for, as far as there is such a category and order: anybody can type one. */
export const shownOf = ({ category, sort }: WorldsSearch) => ({
  category: LorebookCategory.options.find((one) => one === category),
  sort: LorebookSort.options.find((one) => one === sort) ?? usual,
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
      <SelectInput
        aria-label={loreTexts.sort}
        className={css({ width: { base: "156px", lg: "190px" }, flexShrink: "0" })}
        value={sort}
        onChange={({ target }) =>
          onChange({ category, sort: LorebookSort.options.find((one) => one === target.value) ?? usual })
        }
      >
        {LorebookSort.options.map((one) => (
          <option key={one} value={one}>
            {loreTexts.sorts[one]}
          </option>
        ))}
      </SelectInput>
    </div>
  );
}
