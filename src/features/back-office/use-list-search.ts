import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { type BackOfficeSearch, backOfficeSearch } from "#src/domain/back-office-search.ts";

type BackOfficePage =
  | "/admin"
  | "/admin/reports"
  | "/admin/users"
  | "/admin/characters"
  | "/admin/categories"
  | "/admin/badges"
  | "/admin/decorations"
  | "/admin/audit";

/**
 * The search parameters of a list, and a function to change them. Another search, order or filter starts at the first page.
 * The marked row is one of the search that found it, and is let go with it.
 * With `isStep` (another page, or something opened) the change gets a history entry, so that Back undoes it.
 */
export function useListSearch(
  to: BackOfficePage,
): [BackOfficeSearch, (change: BackOfficeSearch, isStep?: boolean) => void] {
  const search = useSearch({ strict: false, select: (all) => backOfficeSearch.parse(all) });
  const navigate = useNavigate();
  const change = useCallback(
    (next: BackOfficeSearch, isStep = false) => {
      const isSameList = "page" in next || "report" in next;
      void navigate({
        to,
        search: { ...search, row: undefined, ...(!isSameList && { page: undefined }), ...next },
        replace: !isStep && !("page" in next),
        resetScroll: "page" in next,
      });
    },
    [navigate, to, search],
  );
  return [search, change];
}
