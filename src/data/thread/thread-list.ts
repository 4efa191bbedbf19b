import { infiniteQueryOptions, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import type { ConversationFilter } from "#src/domain/search-params.ts";
import type { ListThreadsParams } from "#src/generated/api/model/listThreadsParams.ts";
import type { ListThreadsResponse as ListThreadsAnswer } from "#src/generated/api/model/listThreadsResponse.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import {
  getListThreadsInfiniteQueryKey,
  getListThreadsInfiniteQueryOptions,
} from "#src/generated/api/thread/list-threads.ts";
import { joinPages } from "../paging.ts";

/** Query key prefix of every list of threads, whatever its filter. */
export const threadListKey = getListThreadsInfiniteQueryKey();

/** Filters of a thread list; empty means all threads. */
export type ThreadFilter = Pick<
  ListThreadsParams,
  "search" | "kind" | "characterId" | "groupId" | "isPinned" | "isUnread" | "isArchived"
>;

/** The list filter for this view and search text. A search finds what is archived, too (GAP-155). */
export function threadFilterOf(show: ConversationFilter = "all", search = ""): ThreadFilter {
  return {
    ...(search === "" ? {} : { search }),
    ...(show === "single" || show === "group" ? { kind: show } : {}),
    ...(show === "pinned" ? { isPinned: true } : {}),
    ...(show === "unread" ? { isUnread: true } : {}),
    ...(show === "archived" || search === "" ? { isArchived: show === "archived" } : {}),
  };
}

type ThreadPages = InfiniteData<ListThreadsAnswer, number | undefined>;

/** Longer lists are not refetched just because their page is opened again. */
const refetchedPages = 5;

/** The user's threads, pinned first, then latest first, page by page (GAP-120). */
export function threadListQuery(filter: ThreadFilter) {
  return infiniteQueryOptions({
    ...getListThreadsInfiniteQueryOptions({ ...filter, page: 1, pageSize: pageSizes.list }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      nextPage(
        last.data.nextPage,
        pages.map(({ data }) => data.items),
      ),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    refetchOnMount: ({ state }) => (state.data?.pages.length ?? 0) > refetchedPages || "always",
  });
}

/**
 * The next page to request. Rows removed since leave a gap that the server has filled from below, so the page that holds
 * the next unknown row is requested, even if part of it is known. Undefined at the end.
 */
export function nextPage(named: number | null | undefined, pages: readonly (readonly Thread[])[]): number | undefined {
  if (typeof named !== "number" || !Number.isInteger(named) || named < 1) return undefined;
  return Math.min(named, Math.floor(joinPages(pages).length / pageSizes.list) + 1);
}

/** Changes a thread in every list that holds it; null removes it, as does a change after which it is not of that list. */
export function patchLists(client: QueryClient, threadId: string, change: (thread: Thread) => Thread | null): void {
  for (const [queryKey, list] of client.getQueriesData<ThreadPages>({ queryKey: threadListKey })) {
    if (list === undefined) continue;
    const { isArchived } = (queryKey.at(-1) ?? {}) as ListThreadsParams;
    const changed = (thread: Thread) => {
      const now = change(thread);
      return now !== null && (isArchived ?? now.isArchived) === now.isArchived ? now : null;
    };
    const pages = list.pages.map((page) => changedPage(page, threadId, changed));
    client.setQueryData<ThreadPages>(queryKey, { ...list, pages });
  }
}

/**
 * Changes a thread optimistically in every list and returns the rollback. Running refetches are cancelled first, since
 * they would bring back the old state.
 */
export async function changeAtOnce(
  client: QueryClient,
  threadId: string,
  change: (thread: Thread) => Thread | null,
): Promise<() => void> {
  await client.cancelQueries({ queryKey: threadListKey, predicate: ({ state }) => state.data !== undefined });
  const before = client.getQueriesData<ThreadPages>({ queryKey: threadListKey });
  patchLists(client, threadId, change);
  return () => {
    for (const [key, list] of before) if (list !== undefined) client.setQueryData(key, list);
  };
}

function changedPage(
  page: ListThreadsAnswer,
  threadId: string,
  change: (thread: Thread) => Thread | null,
): ListThreadsAnswer {
  if (!page.data.items.some(({ id }) => id === threadId)) return page;
  const items = page.data.items.flatMap((thread) => (thread.id === threadId ? (change(thread) ?? []) : thread));
  return { ...page, data: { ...page.data, items } };
}

/** A thread as found in a cached list, until it has been fetched itself. */
export function listedThread(client: QueryClient, threadId: string): Thread | undefined {
  for (const [, list] of client.getQueriesData<ThreadPages>({ queryKey: threadListKey }))
    for (const { data } of list?.pages ?? []) {
      const found = data.items.find(({ id }) => id === threadId);
      if (found !== undefined) return found;
    }
  return undefined;
}
