import { ofId } from "#src/domain/chat/chat-state.ts";
import { texts } from "#src/domain/texts.ts";
import { chooseAlternate } from "#src/generated/api/message/choose-alternate.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { failureText } from "../failure-text.ts";
import { type ChatStore, threadChat } from "./chat-store.ts";

/** Pending calls by message id that send the choice to the server. */
const telling = new Map<string, Promise<void>>();

/** Waits until the server has confirmed or refused a message's choice. False if none was pending. */
export async function choiceMade(messageId: string): Promise<boolean> {
  const underWay = telling.get(messageId);
  await underWay;
  return underWay !== undefined;
}

/**
 * Switches to another alternate, optimistically (GAP-129). One call per message at a time, and only the latest choice is
 * sent, so calls cannot overtake each other. On failure the row shows the server's state and the error.
 */
export function choose({ id, threadId }: Pick<Message, "id" | "threadId">, alternateId: string): Promise<void> {
  const chat = threadChat(threadId);
  chat.dispatch({ type: "chosen", messageId: id, alternateId });
  if (ofId(chat.get().choices, id) === undefined) return Promise.resolve();
  const underWay = telling.get(id) ?? tell(chat, id).finally(() => telling.delete(id));
  telling.set(id, underWay);
  return underWay;
}

/** Sends the latest choice until the server has it. */
async function tell(chat: ChatStore, messageId: string): Promise<void> {
  let message: Message | null = null;
  for (;;) {
    const chosenId = ofId(chat.get().choices, messageId)?.alternateId;
    if (chosenId === undefined) return;
    let problem: string | null = null;
    try {
      message = (await chooseAlternate(messageId, { alternateId: chosenId })).data;
    } catch (error) {
      problem = failureText(texts.chat.chooseFailed, error);
    }
    if (ofId(chat.get().choices, messageId)?.alternateId !== chosenId) continue;
    chat.dispatch({ type: "choice settled", messageId, message, problem });
    return;
  }
}
