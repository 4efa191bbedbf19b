import type { ChooseAlternateBody } from "#src/generated/api/model/chooseAlternateBody.ts";
import type { DeleteMessageParams } from "#src/generated/api/model/deleteMessageParams.ts";
import type { DeleteMessageResponse } from "#src/generated/api/model/deleteMessageResponse.ts";
import type { EditMessageBody } from "#src/generated/api/model/editMessageBody.ts";
import type { ListMessagesParams } from "#src/generated/api/model/listMessagesParams.ts";
import type { ListMessagesResponse } from "#src/generated/api/model/listMessagesResponse.ts";
import type { MessageResponse } from "#src/generated/api/model/messageResponse.ts";
import { isoNow } from "../context.ts";
import { settlePaintings } from "../image-jobs.ts";
import { refuseMoreAlternates } from "../reply/refuse.ts";
import { ownMessage, ownThread } from "../ownership.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { preview } from "../reply/wording.ts";
import { runningTurn } from "../reply/reply-rows.ts";
import { rule } from "../rule.ts";
import type { MessageRow } from "../state/chat-rows.ts";
import {
  activeOf,
  countMessages,
  isOpening,
  messagesOf,
  messageView,
  shownText,
  withActive,
} from "../views/message-view.ts";

type OfThread = { params: { threadId: string } };
type OfMessage = { params: { messageId: string } };

/** Index of the first message at or after a place. */
function indexAt(messages: readonly MessageRow[], position: number): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.position ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One page around any point of a thread; a deleted message counts as its former place (GAP-123). */
export const listMessages = rule<OfThread & { query: ListMessagesParams }, ListMessagesResponse>(
  ({ context, state, user, params, query }) => {
    const thread = ownThread(state, user, params.threadId);
    settlePaintings(context, user.id);
    const { before, after, around, from } = query;
    const pageSize = query.pageSize ?? 30;
    if ([before, after, around, from].filter((one) => one !== undefined).length > 1) {
      throw invalid("before", "Only one of before, after, around and from can be given");
    }
    const messages = messagesOf(state, thread.id);
    const anchorId = before ?? after ?? around;
    const anchor = anchorId === undefined ? null : state.messages.get(anchorId);
    if (anchorId !== undefined) found(anchor?.threadId === thread.id ? anchor : null, "This message does not exist");
    const place = anchor?.position ?? 0;

    let start = Math.max(0, messages.length - pageSize);
    let end = messages.length;
    if (from === "first") [start, end] = [0, pageSize];
    else if (before !== undefined) {
      end = indexAt(messages, place);
      start = Math.max(0, end - pageSize);
    } else if (after !== undefined) {
      start = indexAt(messages, place + 1);
      end = start + pageSize;
    } else if (around !== undefined) {
      // Centred, but a full page near either end.
      start = Math.max(0, Math.min(indexAt(messages, place) - Math.floor(pageSize / 2), messages.length - pageSize));
      end = start + pageSize;
    }
    end = Math.min(end, messages.length);
    return {
      success: true,
      data: {
        items: messages.slice(start, end).map((message) => messageView(state, message)),
        hasBefore: start > 0,
        hasAfter: end < messages.length,
        firstIndex: start,
        total: messages.length,
      },
    };
  },
);

/** Any message; the later ones stay as they are (GAP-129). */
export const chooseAlternate = rule<OfMessage & { body: ChooseAlternateBody }, MessageResponse>(
  ({ state, user, params, body, replies }) => {
    const { message, thread } = ownMessage(state, user, params.messageId);
    if (!message.alternates.some(({ id }) => id === body.alternateId))
      throw invalid("alternateId", "There is no such alternate");
    if (runningTurn(replies.active(thread.id))?.messageId === message.id)
      throw conflict("A reply is still being written");
    if (message.activeAlternate === body.alternateId) return { success: true, data: messageView(state, message) };
    const chosen = state.messages.put({
      ...message,
      activeAlternate: body.alternateId,
      revision: message.revision + 1,
    });
    return { success: true, data: messageView(state, chosen) };
  },
);

/** In place, or as a new alternate; an old revision is 409 with the message as it is, so that neither text is lost (GAP-129). */
export const editMessage = rule<OfMessage & { body: EditMessageBody }, MessageResponse>(
  ({ context, state, user, params, body, replies }) => {
    const { message, thread } = ownMessage(state, user, params.messageId);
    if (message.role === "user" && Array.from(body.content).length > 8000)
      throw invalid("content", "A message can be 8000 characters long");
    if (replies.active(thread.id)) throw conflict("A reply is still being written");
    if (body.revision !== message.revision)
      throw conflict("This message has changed in the meantime", { data: messageView(state, message) });
    const now = isoNow(context);
    if (body.as === "replace") {
      const edited = state.messages.put(
        withActive(message, { content: body.content, status: "complete", editedAt: now }),
      );
      return { success: true, data: messageView(state, edited) };
    }
    refuseMoreAlternates(message);
    const added = {
      ...activeOf(message),
      id: context.newId("alt"),
      content: body.content,
      aiModelId: null,
      status: "complete" as const,
    };
    const edited = state.messages.put({
      ...message,
      revision: message.revision + 1,
      alternates: [...message.alternates, { ...added, picture: null, createdAt: now, editedAt: null }],
      activeAlternate: added.id,
    });
    return { success: true, data: messageView(state, edited) };
  },
);

/** Hides one message, or it and all that follow; restorable for 30 days (GAP-130). */
export const deleteMessage = rule<OfMessage & { query: DeleteMessageParams }, DeleteMessageResponse>(
  ({ context, state, user, params, query, replies }) => {
    const { message, thread } = ownMessage(state, user, params.messageId);
    if (isOpening(message)) throw conflict("The opening cannot be deleted");
    if (replies.active(thread.id)) throw conflict("A reply is still being written");
    const gone =
      query.scope === "onward"
        ? messagesOf(state, thread.id).filter((row) => row.position >= message.position)
        : [message];
    const deletedAt = isoNow(context);
    for (const row of gone) state.messages.put({ ...row, deletedAt });
    state.threads.put({ ...thread, updatedAt: deletedAt });
    const messageIds = gone.map(({ id }) => id);
    const { id: deletionId } = state.deletions.put({
      id: context.newId("del"),
      userId: user.id,
      kind: "message",
      name: preview(shownText(state, message), 120),
      rowIds: messageIds,
      threadId: thread.id,
      deletedAt,
    });
    return { success: true, data: { deletionId, messageIds, messageCount: countMessages(state, thread.id) } };
  },
);
