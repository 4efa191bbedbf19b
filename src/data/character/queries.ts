import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import type { HomepagePreference } from "#src/domain/options.ts";
import { getGetCharacterQueryOptions } from "#src/generated/api/character/get-character.ts";
import {
  getListHomeCharactersQueryKey,
  listHomeCharacters,
} from "#src/generated/api/character/list-home-characters.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** One character (GAP-54, API-41). */
export function characterQuery(characterId: string) {
  return queryOptions({
    ...getGetCharacterQueryOptions(characterId),
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}

/** The home feed in one order, of one category or of all, page by page (GAP-21, GAP-66). */
export function homeFeedQuery(homepagePreference: HomepagePreference, NSFW: boolean, categoryId?: string) {
  const feed = { homepagePreference, NSFW, ...(categoryId !== undefined && { categoryId }) };
  return infiniteQueryOptions({
    queryKey: getListHomeCharactersQueryKey(feed),
    // Hand-written: the page number is in the body, and generated infinite queries page by a query parameter only.
    queryFn: ({ pageParam, signal }) =>
      listHomeCharacters({ ...feed, page: pageParam, pageSize: pageSizes.homeFeed }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    staleTime: 60_000,
  });
}
