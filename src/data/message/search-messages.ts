import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getSearchMessagesQueryKey, searchMessages } from "#src/generated/api/thread/search-messages.ts";
import "../meta.ts";
import { nextPageParam } from "../paging.ts";

/** Maximum length of a search text in code points (GAP-134). */
export const searchTextMax = 100;

/**
 * Search hits in a thread, or with null in all of them, latest first, page by page (GAP-134). The previous hits stay
 * until the new ones arrive.
 */
export function searchMessagesQuery(threadId: string | null, q: string) {
  const params = threadId === null ? { q } : { q, threadId };
  return infiniteQueryOptions({
    queryKey: [...getSearchMessagesQueryKey(params), "pages"] as const,
    queryFn: ({ pageParam, signal }) =>
      searchMessages({ ...params, page: pageParam, pageSize: pageSizes.list }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => ({
      hits: [...new Map(pages.flatMap(({ data }) => data.items).map((hit) => [hit.messageId, hit])).values()],
      total: pages[0]?.data.total ?? 0,
    }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}
