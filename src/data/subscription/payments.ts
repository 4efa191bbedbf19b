import { infiniteQueryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getListPaymentsInfiniteQueryOptions } from "#src/generated/api/subscription/list-payments.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** What the user has paid, latest first, page by page (GAP-156). Read anew each time: a month may have been paid for since. */
export function paymentsQuery() {
  return infiniteQueryOptions({
    ...getListPaymentsInfiniteQueryOptions({ page: 1, pageSize: pageSizes.list }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    refetchOnMount: "always",
    meta: { isSilent: true },
  });
}
