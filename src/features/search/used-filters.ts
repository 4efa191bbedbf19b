import type { GlobalSearch } from "#src/domain/search-params.ts";
import { languageName, languageOf, pointOfViewLabels, pointOfViewOf } from "#src/domain/language-and-person.ts";
import type { Category } from "#src/generated/api/model/category.ts";
import { withChange, withoutCategory } from "./search-state.ts";
import { searchTexts as texts } from "./search-texts.ts";

/** A filter in use: `next` is the address without it. */
export type UsedFilter = {
  readonly id: string;
  readonly name: string;
  readonly kind: "included" | "excluded" | "plain";
  readonly next: GlobalSearch;
};

/** The filters of an address in the order in which they are shown. */
export function usedFilters(search: GlobalSearch, categories: readonly Category[]): UsedFilter[] {
  const ofCategories = (ids: readonly string[] = [], kind: "included" | "excluded") =>
    ids.map((id): UsedFilter => {
      const name = categories.find((one) => one.id === id)?.name ?? id;
      return { id, name, kind, next: withoutCategory(search, id) };
    });
  const language = languageOf(search.lang);
  const pointOfView = pointOfViewOf(search.person);
  const plain = (id: string, name: string, without: GlobalSearch): UsedFilter => ({
    id,
    name,
    kind: "plain",
    next: withChange(search, without),
  });
  return [
    ...ofCategories(search.in, "included"),
    ...ofCategories(search.out, "excluded"),
    ...(language === undefined ? [] : [plain("lang", languageName(language), { lang: "" })]),
    ...(pointOfView === undefined ? [] : [plain("person", pointOfViewLabels[pointOfView], { person: "" })]),
    ...(search.adult === false ? [plain("adult", texts.noAdult, { adult: undefined })] : []),
  ];
}
