import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { getGetGroupChatQueryOptions } from "#src/generated/api/group-chat/get-group-chat.ts";
import {
  getListGroupChatsInfiniteQueryKey,
  getListGroupChatsInfiniteQueryOptions,
} from "#src/generated/api/group-chat/list-group-chats.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** Query key prefix of every list of group chats. */
export const groupChatListKey = getListGroupChatsInfiniteQueryKey();

/** One group chat with its members and lorebooks (GAP-84, GAP-138). */
export function groupChatQuery(groupId: string) {
  return queryOptions({
    ...getGetGroupChatQueryOptions(groupId),
    select: ({ data }) => data,
    staleTime: 30_000,
  });
}

/** The user's group chats, latest first, including those without a thread, page by page (GAP-138). */
export function groupChatListQuery(search: string | undefined) {
  return infiniteQueryOptions({
    ...getListGroupChatsInfiniteQueryOptions({
      ...(search !== undefined && { search }),
      page: 1,
      pageSize: pageSizes.list,
    }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
  });
}
