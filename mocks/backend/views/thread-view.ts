import type { ActiveReply } from "#src/generated/api/model/activeReply.ts";
import type { LastMessage } from "#src/generated/api/model/lastMessage.ts";
import type { RecentChat } from "#src/generated/api/model/recentChat.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import type { ThreadDirection } from "#src/generated/api/model/threadDirection.ts";
import { nameOfGroup } from "../group-name.ts";
import { runningTurn } from "../reply/reply-rows.ts";
import { directionOf, nextMemberIds } from "../reply/speaker.ts";
import { preview } from "../reply/wording.ts";
import { livePersona, modelInUse, variantInUse } from "../selection.ts";
import { found } from "../refusal.ts";
import type { MessageRow, ReplyRow, ThreadRow } from "../state/chat-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { activeOf, isOpening, messagesOf, shownText } from "./message-view.ts";
import { memberIcons } from "./group-chat-view.ts";

export function activeReplyView(state: State, reply: ReplyRow): ActiveReply {
  const messageId = runningTurn(reply)?.messageId ?? null;
  const memberId = state.messages.get(messageId ?? "")?.memberId ?? null;
  return { replyId: reply.id, kind: reply.kind, messageId, memberId, startedAt: reply.startedAt };
}

/** What a group's thread says of who speaks (GAP-139). */
export function directionView(state: State, thread: ThreadRow): ThreadDirection {
  const { replyMode, mutedMemberIds } = directionOf(thread);
  return { replyMode, mutedMemberIds: [...mutedMemberIds], nextMemberIds: nextMemberIds(state, thread) };
}

const lastMessage = (state: State, message: MessageRow | undefined): LastMessage | null =>
  message
    ? { id: message.id, role: message.role, preview: preview(shownText(state, message)), createdAt: message.createdAt }
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

/** Who a thread is with: the character's name; of a group its own, or its members' names (GAP-119). */
export function nameOfThread(state: State, thread: ThreadRow): string {
  const group = state.groupChats.get(thread.groupId ?? "");
  return group ? nameOfGroup(group) : (state.characters.get(thread.characterId ?? "")?.name ?? "");
}

/** All names by which a thread is looked for: in a group its members' too (GAP-120). */
export function namesInThread(state: State, thread: ThreadRow): string[] {
  const members = state.groupChats.get(thread.groupId ?? "")?.members ?? [];
  return [nameOfThread(state, thread), ...members.map(({ characterName }) => characterName)];
}

/** The character and the variant that are played; in a group the picture of its first member stands for all. */
function castOf(state: State, thread: ThreadRow, user: UserRow) {
  const group = state.groupChats.get(thread.groupId ?? "");
  if (group) {
    const [first] = group.members.flatMap(({ variantId }) => state.variants.get(variantId) ?? []);
    const picture = first?.scene ?? first?.avatar ?? null;
    return { avatar: first?.characterIcon ?? null, picture, variant: null, aiModelId: thread.aiModelId };
  }
  const character = found(state.characters.get(thread.characterId ?? ""));
  const variant = variantInUse(state, character, user, thread);
  const aiModelId = modelInUse(state, character, user, thread).id;
  return { avatar: variant.characterIcon, picture: variant.scene ?? variant.avatar, variant, aiModelId };
}

function summary(state: State, thread: ThreadRow) {
  const group = state.groupChats.get(thread.groupId ?? "");
  const messages = messagesOf(state, thread.id);
  let messageCount = 0;
  for (const message of messages) if (!isOpening(message) && activeOf(message).content !== "") messageCount += 1;
  return {
    id: thread.id,
    kind: thread.kind,
    characterId: thread.characterId,
    groupId: thread.groupId,
    characterName: nameOfThread(state, thread),
    title: thread.title,
    messageCount,
    lastMessage: lastMessage(state, messages.at(-1)),
    unreadCount: unreadIn(state, thread, messages),
    updatedAt: thread.updatedAt,
    ...(group && { avatars: memberIcons(state, group) }),
  };
}

/** A thread as the contract shows it (GAP-119). */
export function threadView(state: State, thread: ThreadRow, user: UserRow): Thread {
  const { avatar, variant, aiModelId } = castOf(state, thread, user);
  const running = state.replies.in(thread.id).find((reply) => reply.state === "running");
  return {
    ...summary(state, thread),
    avatar,
    variantId: variant?.id ?? null,
    variantName: variant?.variantName ?? null,
    aiModelId,
    personaId: livePersona(state, user.id, thread.personaId)?.id ?? null,
    seenMessageId: thread.seenMessageId,
    isPinned: thread.isPinned,
    isArchived: thread.isArchived ?? false,
    parentThreadId: thread.parentThreadId,
    branchMessageId: thread.branchMessageId,
    activeReply: running ? activeReplyView(state, running) : null,
    createdAt: thread.createdAt,
    ...(thread.kind === "group" && directionView(state, thread)),
  };
}

/** ENT-12 with what the home page shows. */
export function recentChat(state: State, thread: ThreadRow, user: UserRow): RecentChat {
  const { avatar, picture, variant } = castOf(state, thread, user);
  return {
    ...summary(state, thread),
    avatar,
    variantId: variant?.id ?? null,
    variantName: variant?.variantName ?? null,
    backgroundImage: picture,
    cutout: variant?.cutout ?? null,
  };
}
