import type { LorebookSort as Sort } from "#src/generated/api/model/lorebookSort.ts";
import { LorebookSort } from "#src/generated/zod/schemas/lorebookSort.zod.ts";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { css } from "#styled-system/css";
import { loreTexts } from "./lorebooks-texts.ts";

const look = css({ width: { base: "full", md: "156px", lg: "190px" }, flexShrink: "0" });

/** The order an address asks for, if there is such a one: anybody can type one. */
export const sortOf = (given: string | undefined, usual: Sort): Sort =>
  LorebookSort.options.find((one) => one === given) ?? usual;

/** In which order lorebooks are listed. */
export function BookOrder({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <SelectInput
      aria-label={loreTexts.sort}
      className={look}
      value={sort}
      onChange={({ target }) => onChange(sortOf(target.value, sort))}
    >
      {LorebookSort.options.map((one) => (
        <option key={one} value={one}>
          {loreTexts.sorts[one]}
        </option>
      ))}
    </SelectInput>
  );
}
