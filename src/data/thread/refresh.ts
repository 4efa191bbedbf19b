import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { hearOfChange } from "../reply/message-pages.ts";
import { threadListKey } from "./thread-list.ts";
import { threadQuery } from "./queries.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { tellOtherTabs } from "./thread-news.ts";

/** Refetches the lists of threads after a change. */
export function refreshThreadLists(client: QueryClient): Promise<unknown> {
  return Promise.all([threadListKey, recentChatsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Refetches a thread, its messages and the lists it is in, here and in the other tabs. */
export function refreshThread(client: QueryClient, threadId: string): Promise<unknown> {
  tellOtherTabs(threadId);
  return Promise.all([
    hearOfChange(client, threadId),
    client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey }),
    refreshThreadLists(client),
  ]);
}

const threadAddress = /^\/api\/v1\/chat\/threads\/([^/]+)$/;

/** Refetches every thread that is shown here, after a change of what they have in common. */
export function refreshShownThreads(client: QueryClient): Promise<unknown> {
  const threadOf = ([address]: QueryKey) =>
    (typeof address === "string" && threadAddress.exec(address)?.[1]) || undefined;
  const known = client.getQueryCache().findAll({ predicate: ({ queryKey }) => threadOf(queryKey) !== undefined });
  return Promise.all(
    known.map((query) => {
      const threadId = threadOf(query.queryKey);
      return query.isActive() && threadId !== undefined
        ? refreshThread(client, threadId)
        : client.invalidateQueries({ queryKey: query.queryKey });
    }),
  );
}
