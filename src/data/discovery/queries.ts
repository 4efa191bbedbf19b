import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getSearchCharactersQueryKey, searchCharacters } from "#src/generated/api/character/search-characters.ts";
import { getGetSearchMemoryQueryOptions } from "#src/generated/api/discovery/get-search-memory.ts";
import { getListSuggestionsQueryOptions } from "#src/generated/api/discovery/list-suggestions.ts";
import {
  getSearchCreatorsInfiniteQueryOptions,
  getSearchCreatorsQueryOptions,
} from "#src/generated/api/discovery/search-creators.ts";
import { getListPublicLorebooksQueryOptions } from "#src/generated/api/lorebook/list-public-lorebooks.ts";
import type { SearchQuery } from "#src/generated/api/model/searchQuery.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** What a search finds, page by page, and how many there are in all (GAP-67, API-21). */
export function foundCharactersQuery(query: SearchQuery) {
  const params = { ...query, pageSize: pageSizes.search };
  return infiniteQueryOptions({
    queryKey: getSearchCharactersQueryKey({ ...params, page: 1 }),
    // Hand-written: the page number is in the body, and generated infinite queries page by a query parameter only.
    queryFn: ({ pageParam, signal }) => searchCharacters({ ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => ({
      items: joinPages(pages.map(({ data }) => data.sourceCharacter)),
      pages: pages.length,
      total: pages.at(-1)?.data.total,
    }),
    staleTime: 60_000,
  });
}

/** How many a search would find; undefined where the server does not count. */
export function foundCountQuery(query: SearchQuery) {
  const params = { ...query, page: 1, pageSize: 1 };
  return queryOptions({
    queryKey: ["count", ...getSearchCharactersQueryKey(params)],
    queryFn: ({ signal }) => searchCharacters(params, { signal }),
    select: ({ data }) => data.total ?? data.sourceCharacter.length,
    staleTime: 60_000,
  });
}

/** How many creators and public worlds a text would find; undefined where the server does not count. */
export function foundCreatorCountQuery(search: string) {
  const params = { page: 1, pageSize: 1, ...(search !== "" && { search }) };
  return queryOptions({
    ...getSearchCreatorsQueryOptions(params),
    select: ({ data }) => data.total,
    staleTime: 60_000,
    meta: { isSilent: true },
  });
}
export function foundWorldCountQuery(search: string) {
  const params = { page: 1, pageSize: 1, ...(search !== "" && { search }) };
  return queryOptions({
    ...getListPublicLorebooksQueryOptions(params),
    select: ({ data }) => data.pagination.total,
    staleTime: 60_000,
    meta: { isSilent: true },
  });
}

/** Those who have published something, page by page. */
export function foundCreatorsQuery(search: string) {
  return infiniteQueryOptions({
    ...getSearchCreatorsInfiniteQueryOptions({ page: 1, pageSize: pageSizes.list, ...(search !== "" && { search }) }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
  });
}

/** What a text that is being typed may mean. */
export function suggestionsQuery(q: string) {
  return queryOptions({
    ...getListSuggestionsQueryOptions({ q }),
    select: ({ data }) => data.items,
    staleTime: 60_000,
    meta: { isSilent: true },
  });
}

/** The user's saved and recent searches. */
export function searchMemoryQuery() {
  return queryOptions({
    ...getGetSearchMemoryQueryOptions(),
    select: ({ data }) => data,
  });
}
