import { useQueries, useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "#src/data/category/queries.ts";
import { foundCountQuery } from "#src/data/discovery/queries.ts";
import type { GlobalSearch } from "#src/domain/search-params.ts";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { css } from "#styled-system/css";
import { queryOf, withChange } from "./search-state.ts";
import { searchTexts as texts } from "./search-texts.ts";
import { usedFilters } from "./used-filters.ts";

const ways = css({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2" });

export interface NothingFoundProps {
  search: GlobalSearch;
  onChange: (search: GlobalSearch) => void;
  onClear: () => void;
  mayAdult: boolean;
}

/** No results: a button for each filter whose removal would bring some, with their number. */
export function NothingFound({ search, onChange, onClear, mayAdult }: NothingFoundProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const used = usedFilters(search, categories);
  const hasFilters = used.length > 0;
  const filters = used.slice(0, 8).map(({ name, next }) => ({ name, next }));
  if (search.q !== undefined && hasFilters)
    filters.push({ name: texts.yourWords, next: withChange(search, { q: "" }) });
  const counts = useQueries({ queries: filters.map(({ next }) => foundCountQuery(queryOf(next, mayAdult))) });
  return (
    <EmptyState
      title={texts.nothing}
      text={texts.nothingText}
      action={
        <div className={ways}>
          {filters.map(({ name, next }, at) => {
            const count = counts[at]?.data ?? 0;
            return (
              count > 0 && (
                <Button key={name} onClick={() => onChange(next)}>
                  {texts.relax(name, count)}
                </Button>
              )
            );
          })}
          {(hasFilters || search.q !== undefined) && (
            <Button variant="primary" onClick={onClear}>
              {texts.clearAll}
            </Button>
          )}
        </div>
      }
    />
  );
}
