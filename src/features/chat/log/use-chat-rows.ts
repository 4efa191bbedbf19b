import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import { openingsQuery } from "#src/data/thread/queries.ts";
import type { CharacterChat } from "#src/domain/chat-source.ts";
import type { OpeningRow } from "#src/domain/chat/chat-row.ts";
import type { CharacterSpeaker } from "#src/domain/chat/speaker.ts";
import { substitutePlaceholders, type PlaceholderNames } from "#src/domain/placeholders.ts";
import { type ChatRows, useThreadRows } from "./use-thread-rows.ts";

/**
 * The rows of a chat with a character: its thread's messages or, before there is a thread, the opening with its alternates
 * (GAP-121) and unsent messages. A message has the same row in both, so nothing moves when the thread is created.
 */
export function useChatRows(
  source: CharacterChat,
  chat: ChatStore,
  variantId: string | null,
  speaker: CharacterSpeaker,
  names: PlaceholderNames,
  /** The opening to begin with; the variant's first one if it is null or not there. */
  openingId: string | null = null,
): ChatRows {
  const { characterId, threadId } = source;
  const isNew = threadId === null;
  const stored = useThreadRows(source, chat);
  const { window } = stored;
  const openings = useQuery({ ...openingsQuery(characterId, variantId ?? ""), enabled: isNew && variantId !== null });
  const [swiped, setChosen] = useState<number | null>(null);
  const [startedAt] = useState(() => new Date().toISOString());

  const texts = useMemo(
    () => openings.data?.map(({ content }) => substitutePlaceholders(content, names)) ?? [],
    [openings.data, names],
  );
  const wanted = openings.data?.findIndex(({ id }) => id === openingId) ?? 0;
  const at = Math.max(0, Math.min(swiped ?? wanted, texts.length - 1));
  const row = useMemo(
    (): OpeningRow | null =>
      texts.length === 0 ? null : { kind: "opening", key: "opening", speaker, texts, at, createdAt: startedAt },
    [speaker, texts, at, startedAt],
  );
  const shownId = openings.data?.[at]?.id;
  const newWindow = useMemo(() => (row === null ? window : { ...window, rows: [row, ...window.rows] }), [row, window]);

  if (!isNew) return stored;
  return {
    window: newWindow,
    opening: row === null || shownId === undefined ? null : { row, id: shownId },
    swipeOpening: (direction) =>
      setChosen((last) => Math.max(0, Math.min(Math.min(last ?? at, texts.length - 1) + direction, texts.length - 1))),
    query: {
      isPending: openings.isPending,
      error: openings.data === undefined ? openings.error : null,
      retry: () => void openings.refetch(),
      isRetrying: openings.isFetching,
    },
  };
}
