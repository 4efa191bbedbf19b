import { type ReactNode, useRef } from "react";
import type { BackOfficeSearch } from "#src/domain/back-office-search.ts";
import { staffShortcuts } from "#src/domain/staff-shortcuts.ts";
import type { AdminSort } from "#src/generated/api/model/adminSort.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";
import { useStaffKey } from "./use-staff-key.ts";

export const staffPage = css({
  width: "full",
  maxWidth: "1340px",
  mx: "auto",
  px: { base: "4", md: "8" },
  pt: { base: "3", md: "6" },
  pb: "96px",
});
const head = css({ row: "3", flexWrap: "wrap", "& > h1": { flex: "1" } });
const find = css({ width: "full", maxWidth: { md: "320px" } });
export const filterRow = css({ row: "2", flexWrap: "wrap", my: "3" });
// On a phone two beside each other, under the chips.
const picker = css({ width: "auto!", minWidth: "140px", flex: { base: "1 1 40%", md: "none" } });

type ListHeadProps = {
  title: string;
  search: BackOfficeSearch;
  onSearch: (change: BackOfficeSearch) => void;
  /** The available sort orders. */
  sorts: readonly AdminSort[];
  /** Filters, under the search. */
  children?: ReactNode;
  /** The page's primary action. */
  action?: ReactNode;
};

/** Title, search and filters of a list; on a phone, which has no column heads, the sort order as well. */
export function ListHead({ title, search, onSearch, sorts, children, action }: ListHeadProps) {
  const isPhone = useMedia(mobileQuery);
  const { table } = backOfficeTexts;
  const box = useRef<HTMLDivElement>(null);
  useStaffKey(staffShortcuts.search, () => box.current?.querySelector("input")?.focus());
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={head}>
        <h1 className={css({ textStyle: "h1" })}>{title}</h1>
        {action}
        <div ref={box} role="search" className={find}>
          <SearchBox
            label={table.search(title)}
            value={search.q ?? ""}
            onSearch={(text) => onSearch({ q: text || undefined })}
          />
        </div>
      </div>
      <div className={filterRow}>
        {children}
        {isPhone && (
          <SelectInput
            aria-label={table.sortBy}
            className={picker}
            value={search.sort ?? "newest"}
            onChange={({ target }) => {
              const sort = target.value as AdminSort;
              onSearch({ sort: sort === "newest" ? undefined : sort });
            }}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {table.sorts[one]}
              </option>
            ))}
          </SelectInput>
        )}
      </div>
    </>
  );
}

type ChipsProps<Value extends string> = {
  label: string;
  texts: Readonly<Record<Value, string>>;
  /** The first option is the default, which the address leaves out. */
  values: readonly Value[];
  value: string | undefined;
  onChange: (value: Value | undefined) => void;
};

/** Chooses one of a few options, as chips. */
export function FilterChips<Value extends string>({ label, texts, values, value, onChange }: ChipsProps<Value>) {
  const [usual] = values;
  return (
    <div
      role="group"
      aria-label={label}
      className={css({ row: "1.5", flexWrap: "wrap", flexBasis: { base: "full", md: "auto" } })}
    >
      {values.map((one) => (
        <Chip key={one} isPressed={one === (value ?? usual)} onClick={() => onChange(one === usual ? undefined : one)}>
          {texts[one]}
        </Chip>
      ))}
    </div>
  );
}

type FilterSelectProps<Value extends string> = Omit<ChipsProps<Value>, "values"> & { all: string };

/** Chooses one of many options, or all of them. */
export function FilterSelect<Value extends string>({ label, texts, all, value, onChange }: FilterSelectProps<Value>) {
  return (
    <SelectInput
      aria-label={label}
      className={picker}
      value={value ?? ""}
      onChange={({ target }) => onChange((target.value as Value) || undefined)}
    >
      <option value="">{all}</option>
      {(Object.keys(texts) as Value[]).map((one) => (
        <option key={one} value={one}>
          {texts[one]}
        </option>
      ))}
    </SelectInput>
  );
}

/** A value from the address, if it is a valid option: addresses can be typed by hand. */
export const knownOf = <Value extends string>(texts: Readonly<Record<Value, string>>, value: string | undefined) =>
  value !== undefined && value in texts ? (value as Value) : undefined;
