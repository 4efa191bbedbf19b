import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readDraft, setDraftAside, writeDraft } from "#src/client-state/drafts.ts";
import type { UnsentMessage } from "#src/domain/chat/chat-event.ts";
import { ImageUrl } from "#src/generated/zod/schemas/imageUrl.zod.ts";
import { userInfoQuery } from "../user/queries.ts";
import type { ChatStore } from "./chat-store.ts";

/**
 * Messages sent by the user that the server has not acknowledged. Stored beside the composer's draft, so a reload while
 * sending loses none (F1): the thread opens with them, ready to be resent under the same `clientMessageId`.
 */
const schema = z.array(
  // oxlint-disable-next-line no-underscore-dangle -- the name in zod/mini
  z.object({ clientMessageId: z.uuid(), content: z.string(), picture: z._default(z.nullable(ImageUrl), null) }),
);

const place = (draftName: string) => `${draftName} unsent`;

/** Drafts belong to a user; nothing is stored while none is known. */
function ownerOf(client: QueryClient): string | null {
  return client.getQueryData(userInfoQuery().queryKey)?.data.id ?? null;
}

function read(owner: string | null, draftName: string): UnsentMessage[] {
  const stored = owner === null ? "" : readDraft(owner, place(draftName));
  if (owner === null || stored === "") return [];
  try {
    return schema.parse(JSON.parse(stored));
  } catch {
    setDraftAside(owner, place(draftName));
    return [];
  }
}

function write(owner: string | null, draftName: string, messages: readonly UnsentMessage[]): void {
  if (owner !== null) writeDraft(owner, place(draftName), messages.length === 0 ? "" : JSON.stringify(messages));
}

/**
 * Stores a message until the server has it. The caller names the user: when a session expires, the cached one is gone
 * before the page is.
 */
export function keepUnsent(owner: string, draftName: string, message: UnsentMessage): void {
  const others = read(owner, draftName).filter((one) => one.clientMessageId !== message.clientMessageId);
  write(owner, draftName, [...others, message]);
}

export function forgetUnsent(client: QueryClient, draftName: string, ...clientMessageIds: string[]): void {
  const owner = ownerOf(client);
  const kept = read(owner, draftName);
  const left = kept.filter((message) => !clientMessageIds.includes(message.clientMessageId));
  if (left.length !== kept.length) write(owner, draftName, left);
}

/** Appends the unsent messages of an earlier visit to a chat. Call it once the user is known. */
export function restoreUnsent(client: QueryClient, draftName: string, chat: ChatStore): void {
  settleUnsent(client, draftName, chat);
  const messages = read(ownerOf(client), draftName);
  if (messages.length > 0) chat.dispatch({ type: "unsent found", messages, at: new Date().toISOString() });
}

/** Removes those that the server turned out to have. */
export function settleUnsent(client: QueryClient, draftName: string, chat: ChatStore): void {
  const waiting = read(ownerOf(client), draftName);
  if (waiting.length === 0) return;
  const arrived = chat.get().rows.flatMap((row) => (row.kind === "stored" ? [row.message.clientMessageId ?? ""] : []));
  forgetUnsent(client, draftName, ...arrived);
}
