import type { GroupChat } from "#src/generated/api/model/groupChat.ts";
import type { GroupChatSummary } from "#src/generated/api/model/groupChatSummary.ts";
import type { GroupMember } from "#src/generated/api/model/groupMember.ts";
import { canSpeak } from "../reply/speaker.ts";
import type { GroupChatRow, GroupMemberRow } from "../state/chat-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { lorebookView, readableLorebooks } from "./lorebook-view.ts";

function memberView(state: State, user: UserRow, member: GroupMemberRow): GroupMember {
  const variant = state.variants.get(member.variantId);
  return {
    ...member,
    icon: variant?.characterIcon ?? null,
    avatar: variant?.avatar ?? null,
    isAvailable: canSpeak(state, user.id, member.characterId),
  };
}

/** A group as one of its readers sees it: lorebooks that they may not read, or that are gone, are left out. */
export function groupChatView(state: State, group: GroupChatRow, user: UserRow): GroupChat {
  const members = group.members.map((member) => memberView(state, user, member));
  const lorebooks = readableLorebooks(state, user, group.lorebookIds);
  return {
    id: group.id,
    groupName: group.groupName,
    isPublic: group.isPublic,
    systemPrompt: group.systemPrompt,
    alwaysActiveSystemPrompt: group.alwaysActiveSystemPrompt,
    scenario: group.scenario,
    groupCharacterList: members.map(({ characterId, variantId, characterName, firstMessage, icon }) => ({
      characterId,
      variantId,
      characterName,
      firstMessage,
      icon,
    })),
    lorebookIds: lorebooks.map(({ id }) => id),
    members,
    lorebooks: lorebooks.map((row) => lorebookView(state, row)),
    isOwned: group.userId === user.id,
    createdAt: group.createdAt,
    updatedAt: group.updatedAt,
  };
}

/** The small pictures of a group's members, in their order. */
export const memberIcons = (state: State, group: GroupChatRow | null | undefined): (string | null)[] =>
  group?.members.map(({ variantId }) => state.variants.get(variantId)?.characterIcon ?? null) ?? [];

/** A group in the list of its owner (GAP-138). */
export function groupChatSummary(state: State, group: GroupChatRow): GroupChatSummary {
  const threads = state.threads
    .in(group.userId)
    .filter((thread) => thread.groupId === group.id && !thread.deletedAt)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return {
    id: group.id,
    groupName: group.groupName,
    memberNames: group.members.map(({ characterName }) => characterName),
    avatars: memberIcons(state, group),
    threadCount: threads.length,
    lastThreadId: threads[0]?.id ?? null,
    updatedAt: group.updatedAt,
  };
}
