import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useStore } from "#src/client-state/store.ts";
import { messageWindowKey } from "#src/data/message/queries.ts";
import { finishedReplyStore, replyStates } from "#src/data/message/reply-store.ts";
import { threadQuery } from "#src/data/thread/queries.ts";

const channelName = "sotto-threads";

/**
 * Keeps a thread that is open in several tabs the same in all (GAP-133): a tab in which a message came says so, the others
 * read the newest page again.
 */
export function useThreadSync(threadId: string | null): void {
  const client = useQueryClient();
  const finished = useStore(finishedReplyStore);
  useEffect(() => {
    if (threadId === null || typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (data !== threadId || replyStates.get(threadId) !== null) return;
      void client.invalidateQueries({ queryKey: messageWindowKey(threadId) });
      void client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
    });
    return () => channel.close();
  }, [client, threadId]);
  useEffect(() => {
    if (finished === null || finished.threadId !== threadId || typeof BroadcastChannel === "undefined") return;
    const channel = new BroadcastChannel(channelName);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target
    channel.postMessage(threadId);
    channel.close();
  }, [finished, threadId]);
}
