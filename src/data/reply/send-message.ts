import type { QueryClient } from "@tanstack/react-query";
import type { Awaited, UnsentMessage } from "#src/domain/chat/chat-event.ts";
import { notSent } from "#src/domain/chat/chat-row.ts";
import { sendMessage } from "#src/generated/api/message/send-message.ts";
import { report } from "#src/lib/report.ts";
import { isApiError } from "#src/http/api-error.ts";
import { type ChatStore, threadChat } from "./chat-store.ts";
import { jumpTo } from "./message-pages.ts";
import { openSend } from "./reply-stream.ts";
import { runReply } from "./run-reply.ts";
import { forgetUnsent } from "./unsent-messages.ts";
import { wholeReply } from "./whole-reply.ts";

export type Outgoing = UnsentMessage & {
  readonly threadId: string;
  readonly isStreaming: boolean;
  /** Who will begin to answer, as far as the page knows; null is nobody. Default: the chat's one character. */
  readonly awaited?: Awaited | null;
};

/**
 * Sends a message and follows its reply. The message is in the chat already, as pending (`showOutgoing`). On failure it
 * stays with its error; sending it again under the same id joins what the server may have started, so nothing is sent
 * twice (GAP-118, GAP-124).
 */
export async function sendAndRead(client: QueryClient, outgoing: Outgoing): Promise<void> {
  const { threadId, clientMessageId, content, picture, isStreaming, awaited = { memberId: null } } = outgoing;
  const chat = threadChat(threadId);
  if (chat.get().hasAfter && !(await reachEnd(chat, threadId, clientMessageId, awaited))) return;
  const body = { content, clientMessageId, stream: isStreaming, ...(picture !== null && { picture }) };
  try {
    await runReply(
      { client, threadId, requestId: clientMessageId, kind: "send", awaited },
      isStreaming
        ? { events: (signal) => openSend(threadId, body, signal) }
        : { result: (signal) => wholeReply((options) => sendMessage(threadId, body, options), signal) },
    );
  } catch (error) {
    if (!isApiError(error)) report("sending failed", error);
  }
}

/**
 * Moves the rows to the end of the thread before a message is sent, showing Stop instead of Send from the press on. False
 * if it was stopped, or the session ended, meanwhile.
 */
async function reachEnd(
  chat: ChatStore,
  threadId: string,
  requestId: string,
  awaited: Awaited | null,
): Promise<boolean> {
  chat.dispatch({ type: "asked", kind: "send", requestId, awaited, at: new Date().toISOString() });
  // If the end cannot be read, the message is sent anyway.
  await jumpTo(threadId, "newest").catch(() => undefined);
  if (threadChat(threadId) === chat && chat.get().reply?.requestId === requestId) return true;
  chat.dispatch({ type: "refused", requestId, problem: notSent });
  return false;
}

/** Removes an unsent message from the chat and returns it for the composer; null if it has been sent. */
export function takeBackMessage(
  client: QueryClient,
  chat: ChatStore,
  draftName: string,
  clientMessageId: string,
): Pick<UnsentMessage, "content" | "picture"> | null {
  const row = chat.get().rows.find(({ key, kind }) => key === clientMessageId && kind === "unsent");
  if (row?.kind !== "unsent") return null;
  chat.dispatch({ type: "taken back", clientMessageId });
  forgetUnsent(client, draftName, clientMessageId);
  return row;
}
