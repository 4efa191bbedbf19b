import { memberChoiceOf } from "../preferences.ts";
import { maySee, variantInUse, variantOf } from "../selection.ts";
import type { DirectionRow, GroupChatRow, ThreadRow } from "../state/chat-rows.ts";
import type { CharacterRow, UserRow, VariantRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { messagesOf } from "../views/message-view.ts";
import { nextSpeakers, type GroupScene } from "./next-speakers.ts";

/** Who says a turn: the character of a single chat, or a member of a group with its name there. */
export type Speaker = { memberId: string | null; name: string; character: CharacterRow; variant: VariantRow };

const usual: DirectionRow = { replyMode: "server", mutedMemberIds: [], nextMemberId: null, alwaysCharacterIds: [] };

export const directionOf = (thread: ThreadRow): DirectionRow => thread.direction ?? usual;

export const groupOf = (state: State, thread: ThreadRow | null): GroupChatRow | undefined =>
  state.groupChats.get(thread?.groupId ?? "");

/** A member whose character is deleted, or private to somebody else, cannot speak (GAP-138). */
export const canSpeak = (state: State, userId: string, characterId: string): boolean =>
  maySee(state.characters.get(characterId), userId);

/** Null for a member who is not in the group or cannot speak, and if a single chat's character is deleted. */
export function speakerOf(state: State, user: UserRow, thread: ThreadRow, memberId: string | null): Speaker | null {
  const member = groupOf(state, thread)?.members.find((one) => one.memberId === memberId);
  if (memberId !== null && (!member || !canSpeak(state, user.id, member.characterId))) return null;
  const character = state.characters.get(member?.characterId ?? thread.characterId ?? "");
  if (!character || character.deletedAt) return null;
  const chosen = member && (memberChoiceOf(thread, memberId)?.variantId ?? member.variantId);
  const variant = variantOf(state, character.id, chosen ?? null) ?? variantInUse(state, character, user, thread);
  return { memberId, name: member?.characterName ?? character.name, character, variant };
}

/** The input for choosing a group's next speakers; null in a single chat. */
export function groupSceneOf(state: State, thread: ThreadRow): GroupScene | null {
  const group = groupOf(state, thread);
  if (!group) return null;
  const replies = messagesOf(state, thread.id).filter(({ role }) => role === "character");
  return {
    members: group.members.map(({ memberId, characterId, characterName }) => ({
      id: memberId,
      characterId,
      name: characterName,
      isAvailable: canSpeak(state, thread.userId, characterId),
    })),
    direction: directionOf(thread),
    spoken: replies.flatMap(({ memberId }) => memberId ?? []),
    seed: `${thread.id}/${replies.at(-1)?.id ?? ""}`,
  };
}

/** The speaker of the scene while no reply runs: a single chat's character, or the group's last speaker. */
export function lastSpeaker(state: State, user: UserRow, thread: ThreadRow): Speaker | null {
  const scene = groupSceneOf(state, thread);
  const ids = scene ? [...scene.spoken.toReversed(), ...scene.members.map(({ id }) => id)] : [null];
  for (const id of ids) {
    const speaker = speakerOf(state, user, thread, id);
    if (speaker) return speaker;
  }
  return null;
}

/** Who would speak next in a group; empty in a single chat (GAP-139). */
export function nextMemberIds(state: State, thread: ThreadRow | undefined): string[] {
  const scene = thread && groupSceneOf(state, thread);
  return scene ? nextSpeakers(scene) : [];
}
