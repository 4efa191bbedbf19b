import { infiniteQueryOptions, type InfiniteData, useMutation } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import {
  getListFollowedCharactersInfiniteQueryKey,
  getListFollowedCharactersInfiniteQueryOptions,
} from "#src/generated/api/creator/list-followed-characters.ts";
import { getListFollowedCreatorsInfiniteQueryOptions } from "#src/generated/api/creator/list-followed-creators.ts";
import { markFollowedSeen } from "#src/generated/api/creator/mark-followed-seen.ts";
import type { CreatorPageResponse } from "#src/generated/api/model/creatorPageResponse.ts";
import type { ListFollowedCharactersResponse } from "#src/generated/api/model/listFollowedCharactersResponse.ts";
import { joinPages, nextPageParam } from "../paging.ts";

const params = { page: 1, pageSize: pageSizes.list };

function followedCreators<Shown>(select: (data: InfiniteData<CreatorPageResponse, number | undefined>) => Shown) {
  return infiniteQueryOptions({
    ...getListFollowedCreatorsInfiniteQueryOptions(params),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select,
  });
}

/** The creators the user follows, page by page (GAP-141). */
export const followedCreatorsQuery = () =>
  followedCreators(({ pages }) => joinPages(pages.map(({ data }) => data.items)));

/** How many they are, from the same answers. */
export const followedCreatorCountQuery = () => followedCreators(({ pages }) => pages[0]?.data.total ?? 0);

function followedCharacters<Shown>(
  select: (data: InfiniteData<ListFollowedCharactersResponse, number | undefined>) => Shown,
) {
  return infiniteQueryOptions({
    ...getListFollowedCharactersInfiniteQueryOptions(params),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select,
    staleTime: 60_000,
  });
}

/** The followed creators' characters, newest first, page by page. */
export const followedCharactersQuery = () =>
  followedCharacters(({ pages }) => joinPages(pages.map(({ data }) => data.items)));

/** The number of new ones among them, from the same answers. */
export const newFromFollowedQuery = () => followedCharacters(({ pages }) => pages[0]?.data.newCount ?? 0);

/** Marks them as seen; the number is reset by the next read. */
export function useMarkFollowedSeen() {
  return useMutation({
    mutationFn: () => markFollowedSeen(),
    onSuccess: (_answer, _none, _result, { client }) =>
      client.setQueriesData<InfiniteData<ListFollowedCharactersResponse>>(
        { queryKey: getListFollowedCharactersInfiniteQueryKey() },
        (old) => old && { ...old, pages: old.pages.map((page) => ({ ...page, data: { ...page.data, newCount: 0 } })) },
      ),
    meta: { isSilent: true },
  });
}
