import { queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import {
  getListRecentChatsQueryOptions,
  getListRecentChatsQueryKey,
} from "#src/generated/api/thread/list-recent-chats.ts";

const params = { pageSize: pageSizes.recentChats };

/**
 * The latest chats, latest first (GAP-26, API-42). Changes from other devices arrive by refetching on focus and every
 * minute (GAP-133); code that writes a message invalidates `recentChatsKey` (GAP-07).
 */
export function recentChatsQuery() {
  return queryOptions({
    ...getListRecentChatsQueryOptions(params),
    select: ({ data }) => data.recentChats,
    refetchInterval: 60_000,
  });
}

/** Query key prefix of every recent-chats query. */
export const recentChatsKey = [getListRecentChatsQueryKey()[0]] as const;
