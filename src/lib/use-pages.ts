import { useEffect } from "react";

/** Loads `count` pages, as the address says, so that a list is restored as it was. */
export function usePages(
  pages: number,
  count: number,
  found: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown },
) {
  const { hasNextPage, isFetching, fetchNextPage } = found;
  useEffect(() => {
    if (pages > 0 && pages < count && hasNextPage && !isFetching) void fetchNextPage();
  }, [pages, count, hasNextPage, isFetching, fetchNextPage]);
}
