import { chooseAlternate } from "#src/generated/api/message/choose-alternate.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { isApiError } from "#src/http/api-error.ts";
import { type ChatStore, threadChat } from "./chat-store.ts";

/** By message id: the calls that tell the server of a choice. */
const telling = new Map<string, Promise<void>>();

/** Waits until the server knows what is chosen for a message, or has refused it. False where nothing was on its way. */
export async function choiceMade(messageId: string): Promise<boolean> {
  const underWay = telling.get(messageId);
  await underWay;
  return underWay !== undefined;
}

/**
 * Makes another alternate the active one, at once (GAP-129). The server is told one choice at a time and, where several
 * were made meanwhile, the last: they can neither overtake each other nor flicker. A failure shows what the server has, and
 * is told in the row.
 */
export function choose({ id, threadId }: Pick<Message, "id" | "threadId">, alternateId: string): Promise<void> {
  const chat = threadChat(threadId);
  chat.dispatch({ type: "chosen", messageId: id, alternateId });
  if (chat.get().choices[id] === undefined) return Promise.resolve();
  const underWay = telling.get(id) ?? tell(chat, id).finally(() => telling.delete(id));
  telling.set(id, underWay);
  return underWay;
}

/** Tells the server what is wanted until it is what the server has. */
async function tell(chat: ChatStore, messageId: string): Promise<void> {
  let message: Message | null = null;
  for (;;) {
    const wanted = chat.get().choices[messageId]?.alternateId;
    if (wanted === undefined) return;
    let problem: string | null = null;
    try {
      message = (await chooseAlternate(messageId, { alternateId: wanted })).data;
    } catch (error) {
      problem = isApiError(error) ? error.message : "This version could not be chosen.";
    }
    if (chat.get().choices[messageId]?.alternateId !== wanted) continue;
    chat.dispatch({ type: "choice settled", messageId, message, problem });
    return;
  }
}
