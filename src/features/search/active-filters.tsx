import { useQuery } from "@tanstack/react-query";
import BanIcon from "lucide-react/icons/ban";
import CheckIcon from "lucide-react/icons/check";
import XIcon from "lucide-react/icons/x";
import { categoriesQuery } from "#src/data/category/queries.ts";
import type { GlobalSearch } from "#src/domain/search-params.ts";
import { useRowFocus } from "#src/ui/feedback/use-row-focus.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { chip } from "#styled-system/recipes";
import { searchTexts as texts } from "./search-texts.ts";
import { usedFilters } from "./used-filters.ts";

const bar = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", minHeight: "44px", mb: "4" });

export interface ActiveFiltersProps {
  search: GlobalSearch;
  onChange: (search: GlobalSearch) => void;
  onClear: () => void;
  /** Number of results; undefined while unknown. */
  total: number | undefined;
}

/** The number of results and the active filters, each with a button to clear it. */
export function ActiveFilters({ search, onChange, onClear, total }: ActiveFiltersProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const used = usedFilters(search, categories);
  const frame = useRowFocus("data-filter");
  return (
    <div ref={frame} className={bar} role="group" aria-label={texts.active}>
      <span role="status" className={css({ color: "fg.muted", me: "2" })}>
        {total !== undefined && texts.found(total)}
      </span>
      {used.map(({ id, name, kind, next }) => (
        <button
          key={id}
          type="button"
          data-filter={id}
          className={chip({ state: kind === "excluded" ? "excluded" : "selected" })}
          aria-label={texts.without(name)}
          onClick={() => onChange(next)}
        >
          {kind === "included" && <CheckIcon />}
          {kind === "excluded" && <BanIcon />}
          <span data-part="label">{name}</span>
          <XIcon />
        </button>
      ))}
      {used.length > 0 && (
        <TextLink data-filter="all" onClick={onClear}>
          {texts.clearAll}
        </TextLink>
      )}
    </div>
  );
}
