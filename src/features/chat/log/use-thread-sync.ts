import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "#src/client-state/store.ts";
import { messageWindowKey } from "#src/data/message/queries.ts";
import { finishedReplyStore, replyStates } from "#src/data/message/reply-store.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { onOtherTabsThread, tellOtherTabs } from "#src/data/thread/thread-news.ts";

/**
 * Keeps a thread that is open in several tabs the same in all (GAP-133): a tab in which a message came or changed says so,
 * the others read the newest page again.
 */
export function useThreadSync(threadId: string | null): void {
  const client = useQueryClient();
  const finished = useStore(finishedReplyStore);
  useEffect(() => {
    if (threadId === null) return;
    return onOtherTabsThread((changed) => {
      if (changed !== threadId || replyStates.get(threadId) !== null) return;
      void client.invalidateQueries({ queryKey: messageWindowKey(threadId) });
      void client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
    });
  }, [client, threadId]);
  useEffect(() => {
    if (finished !== null && finished.threadId === threadId) tellOtherTabs(threadId);
  }, [finished, threadId]);
}
