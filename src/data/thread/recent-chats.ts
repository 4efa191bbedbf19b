import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import {
  getListRecentChatsQueryOptions,
  getListRecentChatsQueryKey,
} from "#src/generated/api/thread/list-recent-chats.ts";
import type { RecentChat } from "#src/generated/api/model/recentChat.ts";

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

/** The pictures of a chat as the hero of home draws them. */
export const stillOf = ({ backgroundImage, avatar, cutout }: RecentChat) => ({
  picture: backgroundImage ?? avatar,
  cutout: cutout ?? null,
});

/** Prefetches the latest chats; resolves to the hero's pictures, none without a chat. */
export async function prefetchStill(queryClient: QueryClient): Promise<string[]> {
  const query = recentChatsQuery();
  await queryClient.prefetchQuery(query);
  const latest = queryClient.getQueryData(query.queryKey)?.data.recentChats[0];
  return latest === undefined ? [] : Object.values(stillOf(latest)).filter((source) => source !== null);
}

/** Query key prefix of every recent-chats query. */
export const recentChatsKey = [getListRecentChatsQueryKey()[0]] as const;
