import type { GlobalSearch } from "#src/domain/search-params.ts";
import type { SearchQuery } from "#src/generated/api/model/searchQuery.ts";
import type { CategoryChoice } from "#src/parts/category-picker/press-category.ts";

/** The query of an address. `mayAdult` is the account's setting, which the address can only narrow. */
export const queryOf = (search: GlobalSearch, mayAdult: boolean): SearchQuery => ({
  search: search.q ?? "",
  NSFW: mayAdult && search.adult !== false,
  sort: search.sort ?? "relevance",
  includeCategories: [...(search.in ?? [])],
  excludeCategories: [...(search.out ?? [])],
});

export const choiceOf = (search: GlobalSearch): CategoryChoice => ({
  selected: search.in ?? [],
  excluded: search.out ?? [],
});

/** The address with changed values; empty and default values are left out, and paging starts over. */
export function withChange(search: GlobalSearch, change: GlobalSearch): GlobalSearch {
  const next = { ...search, page: undefined, ...change };
  return Object.fromEntries(
    Object.entries(next).filter(
      ([, value]) =>
        value !== undefined &&
        value !== "" &&
        value !== "relevance" &&
        value !== "characters" &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** The address of a saved search. */
export const addressOf = ({ search, NSFW, sort, includeCategories, excludeCategories }: SearchQuery): GlobalSearch =>
  withChange(
    {},
    {
      q: search,
      sort,
      in: [...includeCategories],
      out: [...excludeCategories],
      ...(!NSFW && { adult: false as const }),
    },
  );

/** Without one of its categories. */
export const withoutCategory = (search: GlobalSearch, id: string): GlobalSearch =>
  withChange(search, {
    in: search.in?.filter((one) => one !== id),
    out: search.out?.filter((one) => one !== id),
  });

/** The recent searches after searching for this text: it comes first, without duplicates, up to the maximum. */
export function withRecent(recent: readonly string[], text: string, most: number): readonly string[] {
  const wanted = text.trim();
  if (wanted === "") return recent;
  return [wanted, ...recent.filter((one) => one.toLowerCase() !== wanted.toLowerCase())].slice(0, most);
}
