import { infiniteQueryOptions, type InfiniteData } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import type { ListFavoriteCharactersResponse } from "#src/generated/api/model/listFavoriteCharactersResponse.ts";
import {
  getListFavoriteCharactersInfiniteQueryKey,
  getListFavoriteCharactersInfiniteQueryOptions,
} from "#src/generated/api/favorite/list-favorite-characters.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** Query key prefix of every list of favourites, whatever its search. */
export const favouriteListKey = getListFavoriteCharactersInfiniteQueryKey();

const params = (search: string) => ({ page: 1, pageSize: pageSizes.list, ...(search !== "" && { search }) });

function favourites<Shown>(
  search: string,
  select: (data: InfiniteData<ListFavoriteCharactersResponse, number | undefined>) => Shown,
) {
  return infiniteQueryOptions({
    ...getListFavoriteCharactersInfiniteQueryOptions(params(search)),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select,
  });
}

/** The user's favourite characters, the latest first, page by page (GAP-61). */
export const favouriteCharactersQuery = (search = "") =>
  favourites(search, ({ pages }) => joinPages(pages.map(({ data }) => data.items)));

/** The number of favourites, from the same answers. */
export const favouriteCountQuery = () => favourites("", ({ pages }) => pages[0]?.data.total ?? 0);
