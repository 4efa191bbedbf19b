import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { markSeen } from "#src/data/thread/mark-seen.ts";

/**
 * Marks the thread as seen (GAP-133) when its end is visible in a focused tab, or once the tab regains focus. Forward
 * only, once per message; a failure is retried with the next one.
 */
export function useSeenMarking(threadId: string | null): (messageId: string) => void {
  const client = useQueryClient();
  const state = useRef<{ waiting: string | null; reported: string | null }>({ waiting: null, reported: null });
  const tell = useCallback(() => {
    const { waiting, reported } = state.current;
    if (
      threadId === null ||
      waiting === null ||
      waiting === reported ||
      !document.hasFocus() ||
      document.visibilityState !== "visible"
    )
      return;
    state.current.reported = waiting;
    void markSeen(client, threadId, waiting);
  }, [client, threadId]);
  useEffect(() => {
    window.addEventListener("focus", tell);
    document.addEventListener("visibilitychange", tell);
    return () => {
      window.removeEventListener("focus", tell);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [tell]);
  return useCallback(
    (messageId) => {
      state.current.waiting = messageId;
      tell();
    },
    [tell],
  );
}
