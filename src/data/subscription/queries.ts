import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import {
  getListPaymentsInfiniteQueryKey,
  getListPaymentsInfiniteQueryOptions,
} from "#src/generated/api/subscription/list-payments.ts";
import { getListPlansQueryOptions } from "#src/generated/api/subscription/list-plans.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** Every plan, from the cheapest (GAP-46); visitors may read them, too. */
export function plansQuery() {
  return queryOptions({
    ...getListPlansQueryOptions(),
    select: ({ data }) => data.plans,
    staleTime: 300_000,
  });
}

/** Query key prefix of every page of the payments. */
export const paymentsKey = getListPaymentsInfiniteQueryKey();

/** What the user has paid, latest first, page by page (GAP-156). */
export function paymentsQuery() {
  return infiniteQueryOptions({
    ...getListPaymentsInfiniteQueryOptions({ page: 1, pageSize: pageSizes.list }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    meta: { isSilent: true },
  });
}
