import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { getListMessagesQueryKey, listMessages } from "#src/generated/api/message/list-messages.ts";
import type { ListMessagesParams } from "#src/generated/api/model/listMessagesParams.ts";
import { ListMessagesResponse } from "#src/generated/zod/schemas/listMessagesResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import {
  emptyWindow,
  movedTo,
  windowOf,
  withNewestPage,
  withPageAfter,
  withPageBefore,
  type MessageWindow,
} from "./message-window.ts";
import { replyStates } from "./reply-store.ts";
import { unsentRows } from "./unsent-messages.ts";
import "../meta.ts";

/** Messages on a page (GAP-123's default). */
export const messagesPerPage = 30;

export function messageWindowKey(threadId: string) {
  return [...getListMessagesQueryKey(threadId), "window"] as const;
}

async function page(threadId: string, params: ListMessagesParams, signal?: AbortSignal) {
  return (
    await checked(ListMessagesResponse, listMessages(threadId, { pageSize: messagesPerPage, ...params }, { signal }))
  ).data;
}

/**
 * The part of a thread that is in memory. Reading brings the newest page into it; a window that a jump has moved away from
 * the end is left alone, and so is one whose reply is running here: the stream knows more than a page.
 */
export function messageWindowQuery(threadId: string) {
  return queryOptions({
    queryKey: messageWindowKey(threadId),
    queryFn: async ({ client, signal }): Promise<MessageWindow> => {
      const newest = await page(threadId, {}, signal);
      const known = client.getQueryData<MessageWindow>(messageWindowKey(threadId));
      if (known === undefined) return windowOf(newest);
      if (known.hasAfter || replyStates.get(threadId) !== null) return known;
      return withNewestPage(known, newest);
    },
    structuralSharing: false,
  });
}

export function changeWindow(
  client: QueryClient,
  threadId: string,
  change: (window: MessageWindow) => MessageWindow,
): void {
  client.setQueryData<MessageWindow>(messageWindowKey(threadId), (window) => change(window ?? emptyWindow));
}

/** Reads the page before or after the window and joins it. Throws `ApiError`; the caller shows it in place. */
export async function loadMore(client: QueryClient, threadId: string, side: "before" | "after"): Promise<void> {
  const known = client.getQueryData<MessageWindow>(messageWindowKey(threadId));
  const edge = side === "before" ? known?.rows[0] : known?.rows.findLast((row) => row.delivery === "stored");
  if (known === undefined || edge === undefined) return;
  const more = await page(threadId, { [side]: edge.message.id });
  changeWindow(client, threadId, (window) =>
    side === "before" ? withPageBefore(window, more) : withPageAfter(window, more),
  );
}

/** Replaces the window: by the newest page, by the first, or by the surroundings of a message. */
export async function jumpTo(
  client: QueryClient,
  threadId: string,
  target: "newest" | "first" | { around: string },
): Promise<void> {
  const params = target === "newest" ? {} : target === "first" ? { from: "first" as const } : target;
  const found = await page(threadId, params);
  changeWindow(client, threadId, (window) => movedTo(window, found));
}

/** Puts what an earlier visit could not send behind the messages of a chat. To be called once the user and the window are known. */
export function restoreUnsent(client: QueryClient, chatId: string): void {
  changeWindow(client, chatId, (window) => unsentRows(client, window, chatId));
}

/** The messages of a chat that has no thread yet: those that could not be sent, from this visit or an earlier one. */
export function newChatWindowQuery(characterId: string) {
  const chatId = newChatId(characterId);
  return queryOptions({
    queryKey: messageWindowKey(chatId),
    queryFn: ({ client }): MessageWindow => client.getQueryData<MessageWindow>(messageWindowKey(chatId)) ?? emptyWindow,
    staleTime: Infinity,
    structuralSharing: false,
  });
}

/** Where a chat with a character lives before it has a thread: in the query cache and among the drafts (GAP-73). */
export function newChatId(characterId: string): string {
  return `new-${characterId}`;
}
