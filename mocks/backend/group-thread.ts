import { isoNow, type Context } from "./context.ts";
import { nothingStored } from "./preferences.ts";
import { canSpeak } from "./reply/speaker.ts";
import { defaultPersona, variantOf } from "./selection.ts";
import type { GroupChatRow, ThreadRow } from "./state/chat-rows.ts";
import { found } from "./refusal.ts";
import type { UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { tallyChat } from "./tallies.ts";

export const missingGroup = "This group chat does not exist";

/** The user's own group or a public one; anything else is 404. */
export function openGroup(state: State, user: UserRow, groupId: string): GroupChatRow {
  const group = state.groupChats.get(groupId);
  return found(group && !group.deletedAt && (group.isPublic || group.userId === user.id) ? group : null, missingGroup);
}

/** Initial direction of a group's thread: nobody muted, the server chooses the speaker. */
export const newDirection = (alwaysCharacterIds: readonly string[] = []) => ({
  replyMode: "server" as const,
  mutedMemberIds: [],
  nextMemberId: null,
  alwaysCharacterIds: [...new Set(alwaysCharacterIds)],
});

/** Stores a new thread of a group with the first messages of those who speak first, in the order of the group. */
export function newGroupThread(
  context: Context,
  user: UserRow,
  group: GroupChatRow,
  alwaysCharacterIds: readonly string[],
): ThreadRow {
  const { state } = context;
  const now = isoNow(context);
  const id = context.newId("thr");
  const persona = defaultPersona(state, user.id) ?? null;
  const speaking = group.members.filter(
    ({ firstMessage, characterId }) => firstMessage !== "" && canSpeak(state, user.id, characterId),
  );
  let seenMessageId: string | null = null;
  for (const [position, { memberId, characterId, firstMessage }] of speaking.entries()) {
    const alternate = {
      id: context.newId("alt"),
      content: firstMessage,
      picture: null,
      status: "complete" as const,
      aiModelId: null,
      createdAt: now,
      editedAt: null,
    };
    seenMessageId = context.newId("msg");
    state.messages.put({
      id: seenMessageId,
      threadId: id,
      position,
      clientMessageId: null,
      role: "character",
      memberId,
      characterId,
      personaId: null,
      alternates: [alternate],
      hasPlaceholders: true,
      activeAlternate: alternate.id,
      revision: 1,
      createdAt: now,
      deletedAt: null,
    });
  }
  const played = new Map(
    group.members.map(({ characterId, variantId }) => [characterId, variantOf(state, characterId, variantId)]),
  );
  for (const variant of played.values()) if (variant) tallyChat(context, variant);
  return state.threads.put({
    id,
    userId: user.id,
    kind: "group",
    characterId: null,
    groupId: group.id,
    title: null,
    variantId: null,
    aiModelId: null,
    personaId: persona?.id ?? null,
    preferences: nothingStored,
    isPinned: false,
    seenMessageId,
    parentThreadId: null,
    branchMessageId: null,
    direction: newDirection(alwaysCharacterIds),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  });
}
