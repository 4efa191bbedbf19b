import { useEffect, useRef } from "react";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import type { UnsentRow } from "#src/domain/chat/chat-row.ts";
import { isBusy } from "#src/domain/chat/chat-state.ts";

/**
 * Sends what was written offline when the network is back, in order: each waits for the reply before it, and none is tried
 * twice on one return.
 */
export function useSendOnReturn(chat: ChatStore, sendAgain: (row: UnsentRow) => void): void {
  const latest = useRef(sendAgain);
  useEffect(() => {
    latest.current = sendAgain;
  });
  useEffect(() => {
    let wasOffline = !navigator.onLine;
    let waiting: string[] = [];
    const next = () => {
      if (waiting.length === 0 || !navigator.onLine || isBusy(chat.get())) return;
      const unsent = chat.get().rows.filter((row) => row.kind === "unsent");
      const row = unsent.find(({ key }) => waiting.includes(key));
      waiting = waiting.filter((key) => key !== row?.key && unsent.some((one) => one.key === key));
      if (row !== undefined) latest.current(row);
    };
    const leave = () => (wasOffline = true);
    const comeBack = () => {
      if (!wasOffline) return;
      wasOffline = false;
      waiting = chat.get().rows.flatMap((row) => (row.kind === "unsent" ? [row.key] : []));
      next();
    };
    window.addEventListener("offline", leave);
    window.addEventListener("online", comeBack);
    // A store that changes is in the middle of it: what follows comes after.
    const stop = chat.subscribe(() => queueMicrotask(next));
    return () => {
      window.removeEventListener("offline", leave);
      window.removeEventListener("online", comeBack);
      stop();
    };
  }, [chat]);
}
