import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getGetImageCreditsQueryOptions } from "#src/generated/api/image/get-image-credits.ts";
import { getGetImageJobQueryOptions } from "#src/generated/api/image/get-image-job.ts";
import {
  getListImageHistoryInfiniteQueryKey,
  getListImageHistoryInfiniteQueryOptions,
} from "#src/generated/api/image/list-image-history.ts";
import {
  getListImageTemplatesInfiniteQueryOptions,
  getListImageTemplatesQueryOptions,
} from "#src/generated/api/image/list-image-templates.ts";
import type { ImageJobStatus } from "#src/generated/api/model/imageJobStatus.ts";
import { joinPages, nextPageParam } from "../paging.ts";
import { tellTabs } from "../tab-news.ts";

/** Credits of the month (GAP-49). */
export function imageCreditsQuery() {
  return queryOptions({
    ...getGetImageCreditsQueryOptions(),
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}

const historyKey = getListImageHistoryInfiniteQueryKey();

/** The user's pictures, newest first, page by page (GAP-100). */
export function imageHistoryQuery() {
  return infiniteQueryOptions({
    ...getListImageHistoryInfiniteQueryOptions({ page: 1, pageSize: pageSizes.list }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
  });
}

/** Refetches the pictures and the credits, here and in other tabs. */
export function refreshPictures(client: QueryClient): Promise<unknown> {
  const keys = [historyKey, imageCreditsQuery().queryKey];
  tellTabs(...keys);
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Templates in the order of their categories, page by page (GAP-98). */
export function imageTemplatesQuery(search: string) {
  return infiniteQueryOptions({
    ...getListImageTemplatesInfiniteQueryOptions({
      page: 1,
      pageSize: pageSizes.templates,
      ...(search !== "" && { search }),
    }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    staleTime: 600_000,
  });
}

/** One template by its id; null if there is none. */
export function imageTemplateQuery(templateId: string) {
  return queryOptions({
    ...getListImageTemplatesQueryOptions({ templateId }),
    select: ({ data }) => data.items[0] ?? null,
    staleTime: 600_000,
  });
}

/** Polling interval in milliseconds, and the maximum number of polls (GAP-100). */
const every = 2000;
const atMost = 90;

export const isUnderWay = (status: ImageJobStatus): boolean => status === "queued" || status === "running";

/** A job's state, polled until it has ended. */
export function imageJobQuery(jobId: string) {
  return queryOptions({
    ...getGetImageJobQueryOptions(jobId),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.dataUpdateCount < atMost && (state.data === undefined || isUnderWay(state.data.data.status)) && every,
  });
}

/** Whether polling of a job has ended because of the maximum. */
export const hasAskedEnough = (client: QueryClient, jobId: string): boolean =>
  (client.getQueryState(imageJobQuery(jobId).queryKey)?.dataUpdateCount ?? 0) >= atMost;
