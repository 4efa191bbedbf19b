import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { threadChat } from "#src/data/reply/chat-store.ts";
import { catchUp, hearOfChange } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { onOtherTabsThread } from "#src/data/thread/thread-news.ts";

/** Milliseconds between reads of the thread on screen, which another device may have changed (GAP-133). */
const EVERY = 60_000;

/** Refetches a thread that another tab has changed, and every minute (GAP-133). */
export function useThreadSync(threadId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (threadId === null) return;
    const readThread = () => {
      if (threadChat(threadId).get().reply !== null) return;
      void client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
    };
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      catchUp(client, threadId).catch(() => undefined);
      readThread();
    }, EVERY);
    const stopListening = onOtherTabsThread((changed) => {
      if (changed !== threadId) return;
      void hearOfChange(client, threadId);
      readThread();
    });
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [client, threadId]);
}
