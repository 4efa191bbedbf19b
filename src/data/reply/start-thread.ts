import type { QueryClient } from "@tanstack/react-query";
import type { UnsentMessage } from "#src/domain/chat/chat-event.ts";
import type { OpeningRow } from "#src/domain/chat/chat-row.ts";
import { notSent } from "#src/domain/chat/chat-row.ts";
import { draftNameOf } from "#src/domain/chat-source.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { createThread } from "#src/generated/api/thread/create-thread.ts";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import { failureText } from "../failure-text.ts";
import { threadQuery } from "../thread/queries.ts";
import { recentChatsKey } from "../thread/recent-chats.ts";
import { dropNewChat, newChat, newestPageKey, threadChat } from "./chat-store.ts";
import { stop } from "./reply-actions.ts";
import { sendAndRead } from "./send-message.ts";
import { showOutgoing } from "./show-outgoing.ts";
import { forgetUnsent } from "./unsent-messages.ts";

export type FirstMessage = UnsentMessage & {
  userId: string;
  characterId: string;
  variantId: string;
  /** The shown opening and its index in the variant; null if the variant has none. */
  opening: { row: OpeningRow; id: string } | null;
  /** The user's persona: null is none, absent the default one. */
  personaId?: string | null | undefined;
  isStreaming: boolean;
};

/**
 * Sends the first message of a new chat, which shows it already: creates the thread, then sends (GAP-73, GAP-120). The
 * message keeps its row when the chat gets its thread. A failed creation keeps it with Retry; retries reuse the
 * `Idempotency-Key`, so no second thread is made. `onThread` is called with the id before anything else is sent.
 */
export async function startThread(
  client: QueryClient,
  first: FirstMessage,
  onThread: (threadId: string) => void,
): Promise<void> {
  const { characterId, opening, clientMessageId, content, picture, isStreaming } = first;
  const message = { clientMessageId, content, picture };
  const before = newChat(characterId);
  let threadId: string;
  try {
    threadId = (await create(client, first)).id;
  } catch (error) {
    const problem = failureText(notSent, error);
    before.dispatch({ type: "refused", requestId: clientMessageId, problem });
    return;
  }
  // The session has ended meanwhile.
  if (newChat(characterId) !== before) return;
  const isStopping = () => before.get().reply?.phase === "stopping";
  if (isStopping()) {
    before.dispatch({ type: "refused", requestId: clientMessageId, problem: notSent });
    return;
  }
  const chat = threadChat(threadId);
  chat.dispatch({ type: "began", opening: opening?.row ?? null, cast: before.get().cast });
  client.setQueryData(newestPageKey(threadId), true);
  showOutgoing(first.userId, threadId, chat, message);
  const sent = sendAndRead(client, { ...message, threadId, isStreaming });
  // Until the page shows the thread, its Stop reaches the chat before it.
  const stopListening = before.subscribe(() => {
    if (isStopping()) void stop(client, threadId).catch(() => undefined);
  });
  onThread(threadId);
  forgetUnsent(client, draftNameOf({ kind: "character", characterId, threadId: null }), clientMessageId);
  dropNewChat(characterId);
  void client.invalidateQueries({ queryKey: recentChatsKey });
  await sent.finally(stopListening);
}

async function create(client: QueryClient, first: FirstMessage): Promise<Thread> {
  const { characterId, variantId, opening, personaId, clientMessageId } = first;
  const body = {
    characterId,
    variantId,
    ...(opening === null ? {} : { openingId: opening.id }),
    ...(typeof personaId === "string" && { personaId }),
  };
  const headers = { "Idempotency-Key": clientMessageId };
  const answer = await createThread(body, { headers });
  const thread = answer.data;
  client.setQueryData(threadQuery(thread.id).queryKey, answer);
  if (personaId !== null || thread.personaId === null) return thread;
  // A new thread gets the default persona; choosing none must be sent before the first message.
  await updateChatConfig({ characterId, threadId: thread.id, personaId });
  client.setQueryData(threadQuery(thread.id).queryKey, { ...answer, data: { ...thread, personaId } });
  return thread;
}
