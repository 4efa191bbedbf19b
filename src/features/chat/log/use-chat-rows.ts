import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { openingRow } from "#src/data/message/local-message.ts";
import { emptyWindow, type ChatRow, type MessageWindow } from "#src/data/message/message-window.ts";
import { messageWindowQuery, newChatId, newChatWindowQuery, restoreUnsent } from "#src/data/message/queries.ts";
import { openingsQuery } from "#src/data/thread/queries.ts";
import { substitutePlaceholders, type PlaceholderNames } from "#src/domain/placeholders.ts";

export type ChatRows = {
  window: MessageWindow;
  /** The opening as it is chosen now, in a chat without a thread. */
  opening: { row: ChatRow; id: string } | null;
  swipeOpening: (direction: 1 | -1) => void;
  query: { isPending: boolean; error: Error | null; retry: () => void; isRetrying: boolean };
};

/**
 * The rows of a chat: its thread's messages, or, before there is a thread, the opening with its alternates (GAP-121) and
 * what could not be sent. The two give the same row to the same message, so the change from one to the other moves nothing.
 */
export function useChatRows(
  characterId: string,
  variantId: string | null,
  threadId: string | null,
  names: PlaceholderNames,
): ChatRows {
  const client = useQueryClient();
  const isNew = threadId === null;
  const thread = useQuery({ ...messageWindowQuery(threadId ?? ""), enabled: !isNew });
  const openings = useQuery({ ...openingsQuery(characterId, variantId ?? ""), enabled: isNew && variantId !== null });
  const unsent = useQuery({ ...newChatWindowQuery(characterId), enabled: isNew });
  const [chosen, setChosen] = useState(0);
  const chatId = threadId ?? newChatId(characterId);
  const hasWindow = (isNew ? unsent.data : thread.data) !== undefined;
  useEffect(() => {
    if (hasWindow) restoreUnsent(client, chatId);
  }, [client, chatId, hasWindow]);

  const texts = useMemo(
    () => openings.data?.map(({ content }) => substitutePlaceholders(content, names)) ?? [],
    [openings.data, names],
  );
  const at = Math.min(chosen, Math.max(0, texts.length - 1));
  const row = useMemo(() => (texts.length === 0 ? null : openingRow(characterId, texts, at)), [characterId, texts, at]);
  const openingId = openings.data?.[at]?.id;
  const waiting = unsent.data ?? emptyWindow;
  const newWindow = useMemo(() => {
    const rows = [...(row === null ? [] : [row]), ...waiting.rows];
    return { ...emptyWindow, rows, total: rows.length };
  }, [row, waiting]);

  return {
    window: isNew ? newWindow : (thread.data ?? emptyWindow),
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
          isPending: thread.isPending,
          error: thread.data === undefined ? thread.error : null,
          retry: () => void thread.refetch(),
          isRetrying: thread.isFetching,
        },
  };
}
