import type { QueryClient } from "@tanstack/react-query";
import { createThread } from "#src/generated/api/thread/create-thread.ts";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import { ChatConfigResponse } from "#src/generated/zod/schemas/chatConfigResponse.zod.ts";
import { ThreadResponse } from "#src/generated/zod/schemas/threadResponse.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { checked } from "#src/http/checked.ts";
import { threadQuery } from "../thread/queries.ts";
import { recentChatsKey } from "../thread/recent-chats.ts";
import { emptyWindow, type ChatRow, type MessageWindow } from "./message-window.ts";
import { failOutgoing, showOutgoing } from "./outgoing.ts";
import { messageWindowKey, newChatId } from "./queries.ts";
import { replyStates } from "./reply-store.ts";
import { sendAndRead } from "./send-message.ts";
import { forgetUnsent } from "./unsent-messages.ts";

export type FirstMessage = {
  characterId: string;
  variantId: string;
  /** The opening that is shown, and which of the variant's it is; null where the variant has none. */
  opening: { row: ChatRow; id: string } | null;
  /** Who the user is in it: a persona, null themselves, absent the default one. */
  personaId?: string | null | undefined;
  clientMessageId: string;
  content: string;
  picture: string | null;
  isStreaming: boolean;
};

/**
 * The first message of a new chat: creates the thread, then sends (GAP-73, GAP-120). The message is shown at once and keeps
 * its row when the chat moves from `new-…` to its thread. A failed creation keeps it with Retry; the same press gives the
 * same `Idempotency-Key`, so that no second thread comes of it. `onThread` hears the id before anything else is sent.
 */
export async function startThread(
  client: QueryClient,
  first: FirstMessage,
  onThread: (threadId: string) => void,
): Promise<void> {
  const { characterId, variantId, opening, personaId, clientMessageId, content, picture, isStreaming } = first;
  const chatId = newChatId(characterId);
  showOutgoing(client, chatId, { clientMessageId, content, picture });
  replyStates.set(chatId, { phase: "sending", kind: "send", replyId: null, messageId: null });
  let threadId: string;
  try {
    const body = {
      characterId,
      variantId,
      ...(opening === null ? {} : { openingId: opening.id }),
      ...(typeof personaId === "string" && { personaId }),
    };
    const answer = await checked(
      ThreadResponse,
      createThread(body, { headers: { "Idempotency-Key": clientMessageId } }),
    );
    threadId = answer.data.id;
    client.setQueryData(threadQuery(threadId).queryKey, answer);
    // A new thread takes the default persona; who wants none says so before the first word.
    if (personaId === null && answer.data.personaId !== null) {
      await checked(ChatConfigResponse, updateChatConfig({ characterId, threadId, personaId }));
      client.setQueryData(threadQuery(threadId).queryKey, { ...answer, data: { ...answer.data, personaId } });
    }
  } catch (error) {
    failOutgoing(client, chatId, clientMessageId, isApiError(error) ? error.message : null);
    return;
  } finally {
    replyStates.set(chatId, null);
  }
  const rows = opening === null ? [] : [{ ...opening.row, message: { ...opening.row.message, threadId } }];
  client.setQueryData<MessageWindow>(messageWindowKey(threadId), { ...emptyWindow, rows, total: rows.length });
  const sent = sendAndRead(client, { threadId, clientMessageId, content, picture, characterId, isStreaming });
  onThread(threadId);
  forgetUnsent(client, chatId, clientMessageId);
  client.removeQueries({ queryKey: messageWindowKey(chatId) });
  void client.invalidateQueries({ queryKey: recentChatsKey });
  await sent;
}
