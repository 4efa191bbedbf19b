import type { UnsentMessage } from "#src/domain/chat/chat-event.ts";
import type { ChatStore } from "./chat-store.ts";
import { keepUnsent } from "./unsent-messages.ts";

/**
 * Shows a message that is about to be sent, and stores it on this device until the server has it (GAP-124). Marks the
 * chat as busy at once: the sending code may still be loading, and a second Send must not come in between.
 */
export function showOutgoing(userId: string, draftName: string, chat: ChatStore, message: UnsentMessage): void {
  keepUnsent(userId, draftName, message);
  chat.dispatch({ type: "send", message, at: new Date().toISOString() });
}
