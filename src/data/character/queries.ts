import { infiniteQueryOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import type { HomepagePreference } from "#src/domain/options.ts";
import { getGetCharacterQueryOptions } from "#src/generated/api/character/get-character.ts";
import {
  getListHomeCharactersQueryKey,
  getListHomeCharactersUrl,
  listHomeCharacters,
} from "#src/generated/api/character/list-home-characters.ts";
import { getListMyCharactersQueryKey, listMyCharacters } from "#src/generated/api/character/list-my-characters.ts";
import {
  getSearchCharactersQueryKey,
  getSearchCharactersUrl,
  searchCharacters,
} from "#src/generated/api/character/search-characters.ts";
import { messages } from "#src/domain/messages.ts";
import { joinPages, nextPageParam } from "../paging.ts";
import { tellTabs } from "../tab-news.ts";

/** Query key prefixes of all offered characters: the home feed and the search, with any order and filter. */
export const offeredKeys = [
  ["POST", getListHomeCharactersUrl()],
  ["POST", getSearchCharactersUrl()],
] as const;

/** Refetches the offered characters, here and in other tabs, after the user's preferences have changed. */
export function refreshOffered(client: QueryClient): void {
  tellTabs(...offeredKeys);
  for (const queryKey of offeredKeys) void client.invalidateQueries({ queryKey });
}

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

/** The user's own characters in the picker of a group, page by page (GROUP-07, API-20, API-38). */
export function ownCharactersQuery(search: string, NSFW: boolean) {
  const params = { pageSize: pageSizes.groupCharacters, NSFW, search, accessableTo: "all" as const };
  return infiniteQueryOptions({
    queryKey: ["group picker", ...getListMyCharactersQueryKey({ ...params, page: 1 })],
    // Hand-written, as above.
    queryFn: ({ pageParam, signal }) => listMyCharacters({ ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.myCharacters)),
    meta: { failure: messages.group.charactersFailed },
  });
}

/** The published characters in the picker of a group, page by page (GROUP-07, API-21, API-39). */
export function publicCharactersQuery(search: string, NSFW: boolean) {
  const params = {
    pageSize: pageSizes.groupCharacters,
    NSFW,
    search,
    sort: "relevance" as const,
    includeCategories: [],
    excludeCategories: [],
  };
  return infiniteQueryOptions({
    queryKey: ["group picker", ...getSearchCharactersQueryKey({ ...params, page: 1 })],
    // Hand-written, as above.
    queryFn: ({ pageParam, signal }) => searchCharacters({ ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.sourceCharacter)),
    meta: { failure: messages.group.charactersFailed },
  });
}
