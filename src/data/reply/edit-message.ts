import { messageNow } from "#src/domain/chat/chat-state.ts";
import { editMessage } from "#src/generated/api/message/edit-message.ts";
import type { EditMode } from "#src/generated/api/model/editMode.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { MessageConflictBody } from "#src/generated/zod/schemas/messageConflictBody.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { threadChat } from "./chat-store.ts";
import { choiceMade } from "./choose-alternate.ts";

/** Result of an edit: saved, or a conflict because the message has changed since (both texts are kept, GAP-129). */
export type EditResult = { kind: "saved" } | { kind: "conflict"; current: Message };

/** The message's state when its edit began. */
export type EditBase = Pick<Message, "id" | "threadId" | "revision" | "content" | "activeAlternate">;

/**
 * Replaces the text of a message's active alternate, or adds it as a new one. Throws `ApiError` for every refusal except
 * an edit conflict.
 */
export async function edit(base: EditBase, content: string, as: EditMode = "replace"): Promise<EditResult> {
  const { id, threadId } = base;
  const chat = threadChat(threadId);
  // The user's own choice of a version raises the revision too; that is no conflict.
  const { revision } = (await choiceMade(id)) ? (messageNow(chat.get(), id) ?? base) : base;
  try {
    const message = (await editMessage(id, { content, as, revision })).data;
    chat.dispatch({ type: "edited", message });
    tellOtherTabs(threadId);
    return { kind: "saved" };
  } catch (error) {
    const current =
      isApiError(error) && error.status === 409 ? MessageConflictBody.safeParse(error.body).data?.data : undefined;
    if (current === undefined) throw error;
    chat.dispatch({ type: "edited", message: current });
    // Only something other than the text has changed, such as the persona: no text would be overwritten.
    if (current.content === base.content && current.activeAlternate === base.activeAlternate)
      return edit(current, content, as);
    return { kind: "conflict", current };
  }
}
