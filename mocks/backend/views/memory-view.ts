import type { ThreadMemoryResponse } from "#src/generated/api/model/threadMemoryResponse.ts";
import { memoryOf } from "../memory/thread-memory.ts";
import type { ThreadRow } from "../state/chat-rows.ts";
import type { State } from "../state/state.ts";
import { chatLorebooks, lorebookView } from "./lorebook-view.ts";
import { messagesOf } from "./message-view.ts";

/** What a chat keeps in mind, as the contract shows it (GAP-150). */
export function memoryView(state: State, thread: ThreadRow): ThreadMemoryResponse {
  const { facts, summary, isSummaryKept, note } = memoryOf(thread);
  const { text, throughPosition, own, writtenAt } = summary;
  const messages = messagesOf(state, thread.id);
  const coveredMessages = messages.filter(({ position }) => position <= throughPosition).length;
  const isThere = (messageId: string | null) => {
    const message = state.messages.get(messageId ?? "");
    return message !== undefined && !message.deletedAt;
  };
  return {
    success: true,
    data: {
      facts: facts.map((fact) => ({ ...fact, messageId: isThere(fact.messageId) ? fact.messageId : null })),
      summary: {
        text,
        coveredMessages,
        messagesSince: messages.length - coveredMessages,
        isEdited: own !== null,
        isKept: isSummaryKept,
        writtenAt,
      },
      note: { ...note },
      lorebooks: chatLorebooks(state, thread).map((row) => lorebookView(state, row)),
    },
  };
}
