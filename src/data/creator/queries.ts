import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getGetCreatorQueryOptions } from "#src/generated/api/creator/get-creator.ts";
import { getListFollowedCreatorsInfiniteQueryOptions } from "#src/generated/api/creator/list-followed-creators.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** A creator's profile (GAP-65). */
export function creatorQuery(userId: string) {
  return queryOptions({
    ...getGetCreatorQueryOptions(userId),
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}

/** The creators the user follows, page by page, most recently followed first. */
export function followedCreatorsQuery(search = "") {
  const params = { page: 1, pageSize: pageSizes.list, ...(search !== "" && { search }) };
  return infiniteQueryOptions({
    ...getListFollowedCreatorsInfiniteQueryOptions(params),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
  });
}
