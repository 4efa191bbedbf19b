import { useEffect } from "react";

/** Asks for as many pages as the address says, so that a list stands as it stood. */
export function usePages(
  pages: number,
  wanted: number,
  found: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => unknown },
) {
  const { hasNextPage, isFetching, fetchNextPage } = found;
  useEffect(() => {
    if (pages > 0 && pages < wanted && hasNextPage && !isFetching) void fetchNextPage();
  }, [pages, wanted, hasNextPage, isFetching, fetchNextPage]);
}
