import { limits } from "#src/domain/limits.ts";
import type { GlobalSearch } from "#src/domain/search-params.ts";
import { languageOf, pointOfViewOf } from "#src/domain/language-and-person.ts";
import type { SearchQuery } from "#src/generated/api/model/searchQuery.ts";
import type { CategoryChoice } from "#src/parts/category-picker/press-category.ts";

/** The query of an address. `mayAdult` is the account's setting, which the address can only narrow. */
export function queryOf(search: GlobalSearch, mayAdult: boolean): SearchQuery {
  const language = languageOf(search.lang);
  const pointOfView = pointOfViewOf(search.person);
  return {
    search: search.q ?? "",
    NSFW: mayAdult && search.adult !== false,
    sort: search.sort ?? "relevance",
    includeCategories: [...(search.in ?? [])],
    excludeCategories: [...(search.out ?? [])],
    ...(language !== undefined && { language }),
    ...(pointOfView !== undefined && { pointOfView }),
  };
}

/** How many filters of an address are in use. */
export const filterCountOf = (search: GlobalSearch): number =>
  (search.in?.length ?? 0) +
  (search.out?.length ?? 0) +
  Number(languageOf(search.lang) !== undefined) +
  Number(pointOfViewOf(search.person) !== undefined) +
  Number(search.adult === false);

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
export const addressOf = (query: SearchQuery): GlobalSearch =>
  withChange(
    {},
    {
      q: query.search,
      sort: query.sort,
      in: [...query.includeCategories],
      out: [...query.excludeCategories],
      lang: query.language,
      person: query.pointOfView,
      ...(!query.NSFW && { adult: false as const }),
    },
  );

/** The characters of one more category, in place of the text that suggested it. */
export function withCategory(search: GlobalSearch, id: string): GlobalSearch {
  const others = withoutCategory(search, id);
  return withChange(others, { q: "", tab: "characters", in: [...(others.in ?? []), id].slice(-limits.interests) });
}

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
