import type { ActiveReply } from "#src/generated/api/model/activeReply.ts";
import type { LastMessage } from "#src/generated/api/model/lastMessage.ts";
import type { RecentChat } from "#src/generated/api/model/recentChat.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { preview } from "../reply/wording.ts";
import { modelInUse, variantInUse } from "../selection.ts";
import { found } from "../refusal.ts";
import type { MessageRow, ReplyRow, ThreadRow, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { activeOf, isOpening, messagesOf } from "./message-view.ts";

export const activeReplyView = (reply: ReplyRow): ActiveReply => ({
  replyId: reply.id,
  kind: reply.kind,
  messageId: reply.messageId,
  memberId: null,
  startedAt: reply.startedAt,
});

const lastMessage = (message: MessageRow | undefined): LastMessage | null =>
  message
    ? { id: message.id, role: message.role, preview: preview(activeOf(message).content), createdAt: message.createdAt }
    : null;

/** Replies after the last seen message; the user's own messages are never unread (GAP-133). */
export function unreadIn(state: State, thread: ThreadRow, messages: readonly MessageRow[]): number {
  const seen = thread.seenMessageId ? state.messages.get(thread.seenMessageId)?.position : undefined;
  let count = 0;
  for (let i = messages.length - 1; i >= 0; i--) {
    const message = messages[i];
    if (!message || message.position <= (seen ?? -1)) break;
    if (message.role === "character" && activeOf(message).content !== "") count += 1;
  }
  return count;
}

function summary(state: State, thread: ThreadRow, user: UserRow) {
  const character = found(state.characters.get(thread.characterId ?? ""));
  const variant = variantInUse(state, character, user, thread);
  const messages = messagesOf(state, thread.id);
  let messageCount = 0;
  for (const message of messages) if (!isOpening(message) && activeOf(message).content !== "") messageCount += 1;
  return { character, variant, messages, messageCount, unreadCount: unreadIn(state, thread, messages) };
}

/** A thread as the contract shows it (GAP-119). */
export function threadView(state: State, thread: ThreadRow, user: UserRow): Thread {
  const { character, variant, messages, messageCount, unreadCount } = summary(state, thread, user);
  const running = state.replies.in(thread.id).find((reply) => reply.state === "running");
  return {
    id: thread.id,
    kind: thread.kind,
    characterId: thread.characterId,
    groupId: thread.groupId,
    characterName: character.name,
    avatar: variant.characterIcon,
    title: thread.title,
    variantId: variant.id,
    aiModelId: modelInUse(state, character, user, thread).id,
    personaId: thread.personaId,
    messageCount,
    lastMessage: lastMessage(messages.at(-1)),
    seenMessageId: thread.seenMessageId,
    unreadCount,
    isPinned: thread.isPinned,
    parentThreadId: thread.parentThreadId,
    branchMessageId: thread.branchMessageId,
    activeReply: running ? activeReplyView(running) : null,
    createdAt: thread.createdAt,
    updatedAt: thread.updatedAt,
  };
}

/** ENT-12 with what the home page shows. */
export function recentChat(state: State, thread: ThreadRow, user: UserRow): RecentChat {
  const { character, variant, messages, messageCount, unreadCount } = summary(state, thread, user);
  return {
    id: thread.id,
    characterId: thread.characterId,
    characterName: character.name,
    avatar: variant.characterIcon,
    kind: thread.kind,
    groupId: thread.groupId,
    unreadCount,
    lastMessage: lastMessage(messages.at(-1)),
    updatedAt: thread.updatedAt,
    variantId: variant.id,
    variantName: variant.variantName,
    backgroundImage: variant.scene ?? variant.avatar,
    title: thread.title,
    messageCount,
  };
}
