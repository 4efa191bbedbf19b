import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type ChatStore, useChat } from "#src/data/reply/chat-store.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { restoreUnsent } from "#src/data/reply/unsent-messages.ts";
import { openingsQuery } from "#src/data/thread/queries.ts";
import { type CharacterChat, draftNameOf } from "#src/domain/chat-source.ts";
import type { OpeningRow } from "#src/domain/chat/chat-row.ts";
import type { CharacterSpeaker } from "#src/domain/chat/speaker.ts";
import { substitutePlaceholders, type PlaceholderNames } from "#src/domain/placeholders.ts";
import type { ChatWindow } from "./conversation-log.tsx";

export type ChatRows = {
  window: ChatWindow;
  /** The currently chosen opening, in a chat without a thread. */
  opening: { row: OpeningRow; id: string } | null;
  swipeOpening: (direction: 1 | -1) => void;
  query: { isPending: boolean; error: Error | null; retry: () => void; isRetrying: boolean };
};

/**
 * The rows of a chat: its thread's messages or, before there is a thread, the opening with its alternates (GAP-121) and
 * unsent messages. A message has the same row in both, so nothing moves when the thread is created.
 */
export function useChatRows(
  source: CharacterChat,
  chat: ChatStore,
  variantId: string | null,
  speaker: CharacterSpeaker,
  names: PlaceholderNames,
): ChatRows {
  const client = useQueryClient();
  const { characterId, threadId } = source;
  const isNew = threadId === null;
  const thread = useQuery({ ...newestPageQuery(threadId ?? ""), enabled: !isNew });
  const openings = useQuery({ ...openingsQuery(characterId, variantId ?? ""), enabled: isNew && variantId !== null });
  const window = useWindow(chat);
  const isLoaded = useChat(chat, (state) => state.isLoaded);
  const [chosen, setChosen] = useState(0);
  const [startedAt] = useState(() => new Date().toISOString());
  const draftName = draftNameOf(source);
  const isReady = isNew || isLoaded;
  useEffect(() => {
    if (isReady) restoreUnsent(client, draftName, chat);
  }, [client, draftName, chat, isReady]);

  const texts = useMemo(
    () => openings.data?.map(({ content }) => substitutePlaceholders(content, names)) ?? [],
    [openings.data, names],
  );
  const at = Math.min(chosen, Math.max(0, texts.length - 1));
  const row = useMemo(
    (): OpeningRow | null =>
      texts.length === 0 ? null : { kind: "opening", key: "opening", speaker, texts, at, createdAt: startedAt },
    [speaker, texts, at, startedAt],
  );
  const openingId = openings.data?.[at]?.id;
  const newWindow = useMemo(() => (row === null ? window : { ...window, rows: [row, ...window.rows] }), [row, window]);

  return {
    window: isNew ? newWindow : window,
    opening: row === null || openingId === undefined ? null : { row, id: openingId },
    swipeOpening: (direction) =>
      setChosen((last) => Math.max(0, Math.min(Math.min(last, texts.length - 1) + direction, texts.length - 1))),
    query: isNew
      ? {
          isPending: openings.isPending,
          error: openings.data === undefined ? openings.error : null,
          retry: () => void openings.refetch(),
          isRetrying: openings.isFetching,
        }
      : {
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
