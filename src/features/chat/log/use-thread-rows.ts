import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { type ChatStore, useChat } from "#src/data/reply/chat-store.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { restoreUnsent } from "#src/data/reply/unsent-messages.ts";
import { type ChatSource, draftNameOf } from "#src/domain/chat-source.ts";
import type { OpeningRow } from "#src/domain/chat/chat-row.ts";
import type { ChatWindow } from "./conversation-log.tsx";

export type ChatRows = {
  window: ChatWindow;
  /** The currently chosen opening, in a chat without a thread. */
  opening: { row: OpeningRow; id: string } | null;
  swipeOpening: (direction: 1 | -1) => void;
  query: { isPending: boolean; error: Error | null; retry: () => void; isRetrying: boolean };
};

/** The rows of a thread: its messages, and what an earlier visit could not send. */
export function useThreadRows(source: ChatSource, chat: ChatStore): ChatRows {
  const client = useQueryClient();
  const { threadId } = source;
  const isNew = threadId === null;
  const thread = useQuery({ ...newestPageQuery(threadId ?? ""), enabled: !isNew });
  const window = useWindow(chat);
  const isLoaded = useChat(chat, (state) => state.isLoaded);
  const draftName = draftNameOf(source);
  const isReady = isNew || isLoaded;
  useEffect(() => {
    if (isReady) restoreUnsent(client, draftName, chat);
  }, [client, draftName, chat, isReady]);
  return {
    window,
    opening: null,
    swipeOpening: () => undefined,
    query: {
      isPending: !isLoaded,
      error: isLoaded ? null : thread.error,
      retry: () => void thread.refetch(),
      isRetrying: thread.isFetching,
    },
  };
}

function useWindow(chat: ChatStore): ChatWindow {
  const rows = useChat(chat, (state) => state.rows);
  const hasBefore = useChat(chat, (state) => state.hasBefore);
  const hasAfter = useChat(chat, (state) => state.hasAfter);
  const firstIndex = useChat(chat, (state) => state.firstIndex);
  const total = useChat(chat, (state) => state.total);
  const moves = useChat(chat, (state) => state.moves);
  return useMemo(
    () => ({ rows, hasBefore, hasAfter, firstIndex, total, moves }),
    [rows, hasBefore, hasAfter, firstIndex, total, moves],
  );
}
