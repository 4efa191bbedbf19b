import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readDraft, writeDraft } from "#src/client-state/drafts.ts";
import { ImageUrl } from "#src/generated/zod/schemas/imageUrl.zod.ts";
import { userInfoQuery } from "../user/queries.ts";
import { outgoingRow } from "./local-message.ts";
import { isLocal, type MessageWindow } from "./message-window.ts";

/**
 * Messages that the user has sent and the server has not acknowledged. They are kept beside the composer's draft, so that
 * a reload in the middle of sending loses none (F1): the thread opens with them, ready to be sent again under the same
 * `clientMessageId`.
 */
const schema = z.array(
  z.object({ clientMessageId: z.uuid(), content: z.string(), picture: z._default(z.nullable(ImageUrl), null) }),
);

export type UnsentMessage = z.infer<typeof schema>[number];

const place = (threadId: string) => `${threadId} unsent`;

/** Drafts belong to a user; while nobody is known nothing is kept. */
function ownerOf(client: QueryClient): string | null {
  return client.getQueryData(userInfoQuery().queryKey)?.data.id ?? null;
}

function read(client: QueryClient, threadId: string): UnsentMessage[] {
  const owner = ownerOf(client);
  if (owner === null) return [];
  try {
    const result = schema.safeParse(JSON.parse(readDraft(owner, place(threadId)) || "[]"));
    return result.success ? result.data : [];
  } catch {
    return [];
  }
}

function write(client: QueryClient, threadId: string, messages: readonly UnsentMessage[]): void {
  const owner = ownerOf(client);
  if (owner !== null) writeDraft(owner, place(threadId), messages.length === 0 ? "" : JSON.stringify(messages));
}

export function keepUnsent(
  client: QueryClient,
  threadId: string,
  { clientMessageId, content, picture }: UnsentMessage,
): void {
  write(client, threadId, [
    ...read(client, threadId).filter((message) => message.clientMessageId !== clientMessageId),
    { clientMessageId, content, picture },
  ]);
}

export function forgetUnsent(client: QueryClient, threadId: string, clientMessageId: string): void {
  const kept = read(client, threadId);
  const left = kept.filter((message) => message.clientMessageId !== clientMessageId);
  if (left.length !== kept.length) write(client, threadId, left);
}

/** The window with the unsent messages of an earlier visit behind it; those that arrived after all are forgotten. */
export function unsentRows(client: QueryClient, window: MessageWindow, threadId: string): MessageWindow {
  const arrived = new Set(window.rows.filter((row) => !isLocal(row)).map((row) => row.message.clientMessageId));
  const waiting = read(client, threadId);
  for (const { clientMessageId } of waiting)
    if (arrived.has(clientMessageId)) forgetUnsent(client, threadId, clientMessageId);
  const shown = new Set(window.rows.map(({ key }) => key));
  const rows = waiting
    .filter(({ clientMessageId }) => !arrived.has(clientMessageId) && !shown.has(clientMessageId))
    .map(({ clientMessageId, content, picture }) => ({
      ...outgoingRow(threadId, clientMessageId, content, picture),
      delivery: "failed" as const,
      problem: notSent,
    }));
  return rows.length === 0 ? window : { ...window, rows: [...window.rows, ...rows] };
}

/** Where nobody knows why. */
export const notSent = "This message was not sent.";
