import { queryOptions } from "@tanstack/react-query";
import { getGetThreadTreeQueryKey, getGetThreadTreeQueryOptions } from "#src/generated/api/thread/get-thread-tree.ts";
import { listMessages } from "#src/generated/api/message/list-messages.ts";
import { getListMessagesQueryKey } from "#src/generated/api/message/list-messages.ts";
import type { Message } from "#src/generated/api/model/message.ts";

/** All branches of a chat and its checkpoints (GAP-149). */
export function threadTreeQuery(threadId: string) {
  return queryOptions({ ...getGetThreadTreeQueryOptions(threadId), select: ({ data }) => data, staleTime: 0 });
}

/** Query key prefix of every tree. */
export const threadTreeKey = (threadId: string) => getGetThreadTreeQueryKey(threadId);

const pageSize = 100;

/** The messages of a thread from index `from`: at most `most` of them, and how many follow. */
export function wayMessagesQuery(threadId: string, from: number, total: number, most: number) {
  return queryOptions({
    queryKey: [...getListMessagesQueryKey(threadId), "way", from, total] as const,
    // Hand-written: reads pages from the nearer end of the thread to that index.
    queryFn: async ({ signal }): Promise<{ messages: Message[]; left: number }> => {
      const isNearEnd = total - from <= pageSize;
      const first = isNearEnd ? { pageSize } : { pageSize, from: "first" as const };
      let { data } = await listMessages(threadId, first, { signal });
      const found: Message[] = [];
      // A server that repeats a page has no more (F33).
      for (let place = -1; data.firstIndex > place;) {
        place = data.firstIndex;
        found.push(...data.items.slice(Math.max(0, from - data.firstIndex)));
        const last = data.items.at(-1);
        if (found.length >= most || !data.hasAfter || last === undefined) break;
        ({ data } = await listMessages(threadId, { pageSize, after: last.id }, { signal }));
      }
      return { messages: found.slice(0, most), left: Math.max(0, data.total - from - most) };
    },
    staleTime: 0,
  });
}
