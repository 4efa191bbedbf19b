import type { QueryClient } from "@tanstack/react-query";
import { markThreadSeen } from "#src/generated/api/thread/mark-thread-seen.ts";
import { report } from "#src/lib/report.ts";
import { tellTabs } from "../tab-news.ts";
import { threadQuery } from "./queries.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { threadListKey } from "./thread-list.ts";

/** Marks a thread as seen up to a message (GAP-133). Fire and forget: a failure is only logged. */
export async function markSeen(client: QueryClient, threadId: string, messageId: string): Promise<void> {
  const key = threadQuery(threadId).queryKey;
  const known = client.getQueryData(key)?.data;
  if (known !== undefined && known.seenMessageId === messageId && known.unreadCount === 0) return;
  try {
    const seen = (await markThreadSeen(threadId, { messageId })).data;
    client.setQueryData(key, (answer) =>
      answer === undefined ? answer : { ...answer, data: { ...answer.data, ...seen } },
    );
    if (known !== undefined && known.unreadCount === 0) return;
    void client.invalidateQueries({ queryKey: recentChatsKey });
    tellTabs(threadListKey, recentChatsKey);
  } catch (error) {
    report("marking a thread seen failed", error);
  }
}
