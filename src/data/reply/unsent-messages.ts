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
  z.object({ clientMessageId: z.uuid(), content: z.string(), picture: z._default(z.nullable(ImageUrl), null) }),
);

const place = (draftName: string) => `${draftName} unsent`;

/** Drafts belong to a user; nothing is stored while none is known. */
function ownerOf(client: QueryClient): string | null {
  return client.getQueryData(userInfoQuery().queryKey)?.data.id ?? null;
}

function read(client: QueryClient, draftName: string): UnsentMessage[] {
  const owner = ownerOf(client);
  const stored = owner === null ? "" : readDraft(owner, place(draftName));
  if (owner === null || stored === "") return [];
  try {
    return schema.parse(JSON.parse(stored));
  } catch {
    setDraftAside(owner, place(draftName));
    return [];
  }
}

function write(client: QueryClient, draftName: string, messages: readonly UnsentMessage[]): void {
  const owner = ownerOf(client);
  if (owner !== null) writeDraft(owner, place(draftName), messages.length === 0 ? "" : JSON.stringify(messages));
}

/** Stores a message until the server has it. */
export function keepUnsent(client: QueryClient, draftName: string, message: UnsentMessage): void {
  const others = read(client, draftName).filter((one) => one.clientMessageId !== message.clientMessageId);
  write(client, draftName, [...others, message]);
}

export function forgetUnsent(client: QueryClient, draftName: string, ...clientMessageIds: string[]): void {
  const kept = read(client, draftName);
  const left = kept.filter((message) => !clientMessageIds.includes(message.clientMessageId));
  if (left.length !== kept.length) write(client, draftName, left);
}

/** Appends the unsent messages of an earlier visit to a chat. Call it once the user is known. */
export function restoreUnsent(client: QueryClient, draftName: string, chat: ChatStore): void {
  settleUnsent(client, draftName, chat);
  const messages = read(client, draftName);
  if (messages.length > 0) chat.dispatch({ type: "unsent found", messages, at: new Date().toISOString() });
}

/** Removes those that the server turned out to have. */
export function settleUnsent(client: QueryClient, draftName: string, chat: ChatStore): void {
  const waiting = read(client, draftName);
  if (waiting.length === 0) return;
  const arrived = chat.get().rows.flatMap((row) => (row.kind === "stored" ? [row.message.clientMessageId ?? ""] : []));
  forgetUnsent(client, draftName, ...arrived);
}
