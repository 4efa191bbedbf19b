import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { threadChat } from "#src/data/reply/chat-store.ts";
import { hearOfChange } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { onOtherTabsThread } from "#src/data/thread/thread-news.ts";

/** Refetches a thread that another tab has changed (GAP-133). */
export function useThreadSync(threadId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (threadId === null) return;
    return onOtherTabsThread((changed) => {
      if (changed !== threadId) return;
      void hearOfChange(client, threadId);
      if (threadChat(threadId).get().reply !== null) return;
      void client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
    });
  }, [client, threadId]);
}
