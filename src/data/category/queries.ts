import { queryOptions } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { getGetCreatorCategoriesQueryOptions } from "#src/generated/api/category/get-creator-categories.ts";
import { getGetUserCategoriesQueryOptions } from "#src/generated/api/category/get-user-categories.ts";
import { getListCategoriesQueryOptions } from "#src/generated/api/category/list-categories.ts";

/** Every category, in display order (API-03, GAP-40). The only call sent without a token. */
export function categoriesQuery() {
  return queryOptions({
    ...getListCategoriesQueryOptions(),
    select: ({ data }) => data,
    staleTime: 300_000,
    meta: { failure: messages.categories.listFailed },
  });
}

/** Ids of the categories of the user's own content (API-04), in the same shape as interests; none is excluded. */
export function creatorCategoriesQuery() {
  return queryOptions({
    ...getGetCreatorCategoriesQueryOptions(),
    select: ({ data }) => ({ selected: data.creatorCategories.map(({ id }) => id), excluded: [] as readonly string[] }),
    meta: { failure: messages.categories.ownFailed },
  });
}

/** Ids of the user's interests and exclusions; the lists are at the top level (API-06, RES-15). */
export function interestsQuery() {
  return queryOptions({
    ...getGetUserCategoriesQueryOptions(),
    select: ({ userCategories, excludeCategories }) => ({
      selected: userCategories.map(({ id }) => id),
      excluded: excludeCategories.map(({ id }) => id),
    }),
    meta: { failure: messages.interests.ownFailed },
  });
}
