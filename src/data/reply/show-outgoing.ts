import type { QueryClient } from "@tanstack/react-query";
import type { UnsentMessage } from "#src/domain/chat/chat-event.ts";
import type { ChatStore } from "./chat-store.ts";
import { keepUnsent } from "./unsent-messages.ts";

/**
 * Shows a message that is about to be sent, and keeps it on this device until the server has it (GAP-124). From here on
 * the chat is busy: what sends it may have to load first, and another press of Send must not come between.
 */
export function showOutgoing(client: QueryClient, draftName: string, chat: ChatStore, message: UnsentMessage): void {
  keepUnsent(client, draftName, message);
  const at = new Date().toISOString();
  chat.dispatch({ type: "send", message, at });
  chat.dispatch({ type: "asked", kind: "send", requestId: message.clientMessageId, awaits: false, at });
}
