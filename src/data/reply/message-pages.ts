import { queryOptions, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { split } from "#src/domain/chat/pages.ts";
import { isDamaged, readableMessage } from "#src/domain/chat/readable-message.ts";
import { getListMessagesUrl } from "#src/generated/api/message/list-messages.ts";
import type { ListMessagesParams } from "#src/generated/api/model/listMessagesParams.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { ListMessagesResponse } from "#src/generated/zod/schemas/listMessagesResponse.zod.ts";
import { MessagesPage, messagesPageItemsMax } from "#src/generated/zod/schemas/messagesPage.zod.ts";
import { http } from "#src/http/http.ts";
import { report } from "#src/lib/report.ts";
import "../meta.ts";
import { type ChatStore, dropWithQueries, newestPageKey, threadChat } from "./chat-store.ts";
import { settleUnsent } from "./unsent-messages.ts";

/** Default page size (GAP-123), and the maximum. */
export const messagesPerPage = 30;
const maxPageSize = 100;
/** Allowance for new messages, so that a refetched page still reaches back to all rows. */
const spareRows = 12;
/** How often a page with a gap is requested again. */
const maxReads = 3;

/** An answer whose messages are not checked yet. */
const looseResponse = z.extend(ListMessagesResponse, {
  data: z.extend(MessagesPage, { items: z.array(z.unknown()).check(z.maxLength(messagesPageItemsMax)) }),
});

/** A page of messages. Hand-written, because one message that does not fit the contract must not hide the others. */
async function readPage(threadId: string, params: ListMessagesParams, signal?: AbortSignal): Promise<MessagesPage> {
  const url = getListMessagesUrl(threadId, { pageSize: messagesPerPage, ...params });
  const { data } = await http<z.output<typeof looseResponse>>(url, { signal: signal ?? null, schema: looseResponse });
  const items: Message[] = [];
  for (const item of data.items) {
    const message = readableMessage(item, items.at(-1) ?? { threadId, createdAt: new Date(0).toISOString() });
    if (message !== null) items.push(message);
    if (message === null || isDamaged(message)) report("a message does not fit the contract", message?.id);
  }
  return { ...data, items };
}

/**
 * Reads the newest page of a thread into its chat store, which holds the shown data; the query only tracks loading,
 * errors and staleness.
 */
export function newestPageQuery(threadId: string) {
  return queryOptions({
    queryKey: newestPageKey(threadId),
    // Hand-written: the answer goes into the chat's own store.
    queryFn: async ({ client, signal }): Promise<true> => {
      dropWithQueries(client);
      const chat = threadChat(threadId);
      for (let left = maxReads; left > 0; left--) {
        const { epoch, moves, rows, isLoaded } = chat.get();
        const pageSize = isLoaded ? Math.min(maxPageSize, split(rows)[0].length + spareRows) : messagesPerPage;
        const page = await readPage(threadId, { pageSize: Math.max(messagesPerPage, pageSize) }, signal);
        chat.dispatch({ type: "page", side: "newest", page, epoch, moves });
        settleUnsent(client, threadId, chat);
        if (!canCatchUp(chat)) break;
      }
      return true;
    },
    // A dropped chat is read again, even if the query still counts as fresh.
    staleTime: () => (threadChat(threadId).get().isLoaded ? 30_000 : 0),
  });
}

function canCatchUp(chat: ChatStore): boolean {
  const { isBehind, reply, hasAfter } = chat.get();
  return isBehind && reply === null && !hasAfter;
}

/** Fetches new messages if the thread is shown; otherwise they are read when it next is. Rejects on failure. */
export async function catchUp(client: QueryClient, threadId: string): Promise<void> {
  const chat = threadChat(threadId);
  if (chat.get().reply !== null || chat.get().hasAfter) return;
  await client.invalidateQueries({ queryKey: newestPageKey(threadId) }, { throwOnError: true });
}

/** Called when another tab changed the thread. While a reply runs here, the read waits for its end. */
export async function hearOfChange(client: QueryClient, threadId: string): Promise<void> {
  threadChat(threadId).dispatch({ type: "changed elsewhere" });
  await catchUp(client, threadId).catch(() => undefined);
}

/** Reads the page before or after the rows and joins it. Throws `ApiError`, which the caller shows in place. */
export async function loadMore(threadId: string, side: "before" | "after"): Promise<void> {
  const chat = threadChat(threadId);
  for (let left = maxReads; left > 0; left--) {
    const { rows, epoch, moves } = chat.get();
    const [stored] = split(rows);
    const edge = side === "before" ? stored[0] : stored.at(-1);
    if (edge?.kind !== "stored") return;
    const page = await readPage(threadId, { [side]: edge.message.id });
    chat.dispatch({ type: "page", side, page, epoch, moves });
    // A page that missed a change is ignored.
    const now = chat.get();
    if (now.epoch === epoch || now.moves !== moves) return;
  }
}

/** Replaces the rows: by the newest page, the first page, or the messages around one. */
export async function jumpTo(threadId: string, target: "newest" | "first" | { around: string }): Promise<void> {
  const chat = threadChat(threadId);
  const params = target === "newest" ? {} : target === "first" ? { from: "first" as const } : target;
  for (let left = maxReads; ; left--) {
    const { epoch, moves } = chat.get();
    const page = await readPage(threadId, params);
    const now = chat.get();
    // Something has changed meanwhile, which this page would miss.
    if (epoch !== now.epoch && left > 0) continue;
    chat.dispatch({ type: "page", side: "jump", page, epoch: now.epoch, moves });
    return;
  }
}
