import { useEffect } from "react";
import { keptReplyStore } from "#src/client-state/kept-reply.ts";
import { useStore } from "#src/client-state/store.ts";
import type { ChatSource } from "#src/domain/chat-source.ts";

/** Sends what was answered on the landing page as the first message of the new chat it was meant for, once. */
export function useFirstLine(source: ChatSource, isReady: boolean, send: (line: string) => void): void {
  const kept = useStore(keptReplyStore);
  const isHere = source.kind === "character" && source.threadId === null && kept?.to === source.characterId;
  useEffect(() => {
    if (!isHere || !isReady || kept === null || keptReplyStore.get() !== kept) return;
    // Let go of first: from here on the chat keeps it, sent or unsent.
    keptReplyStore.clear();
    send(kept.text.trim());
  });
}
