import type { LorebookAttachments } from "#src/generated/api/model/lorebookAttachments.ts";
import type { LorebookUses } from "#src/generated/api/model/lorebookUses.ts";
import { maySee } from "./selection.ts";
import type { CharacterRow, LorebookRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** Characters that are named beside the count. */
const namedAtMost = 3;

/** What is attached to what, in one walk for all lorebooks: by lorebook id its characters and the owners of its groups and chats. */
function attachments(state: State) {
  const characters = new Map<string, Set<CharacterRow>>();
  const groupOwners = new Map<string, string[]>();
  for (const { characterId, lorebookIds, deletedAt } of state.variants.all()) {
    if (lorebookIds.length === 0 || deletedAt) continue;
    const character = state.characters.get(characterId);
    if (!character || character.deletedAt) continue;
    for (const id of lorebookIds) characters.set(id, (characters.get(id) ?? new Set()).add(character));
  }
  for (const { userId, lorebookIds, deletedAt } of state.groupChats.all())
    if (!deletedAt) for (const id of lorebookIds) groupOwners.set(id, [...(groupOwners.get(id) ?? []), userId]);
  const chatOwners = new Map<string, string[]>();
  for (const { userId, memory, deletedAt } of state.threads.all())
    if (!deletedAt)
      for (const id of memory?.lorebookIds ?? []) chatOwners.set(id, [...(chatOwners.get(id) ?? []), userId]);
  return { characters, groupOwners, chatOwners };
}

/**
 * Tells what each lorebook is attached to, whoever's it is (GAP-97). All are counted; named are only characters that the
 * reader may see, and none that is blurred for some.
 */
export function lorebookUses(state: State, reader: UserRow | null): (row: LorebookRow) => LorebookUses {
  const { characters, groupOwners, chatOwners } = attachments(state);
  const iconOf = ({ id }: CharacterRow) => state.variants.in(id).find((one) => one.default)?.characterIcon ?? null;
  return ({ id, userId, isPublic }) => {
    const users = [...(characters.get(id) ?? [])];
    // A group or chat of somebody else has lost what is not public any more, and a character has not.
    const have = (owners: readonly string[] = []) => owners.filter((owner) => isPublic || owner === userId);
    const [groups, chats] = [have(groupOwners.get(id)), have(chatOwners.get(id))];
    const ofOthers = (owners: readonly string[]) => owners.filter((owner) => owner !== userId).length;
    const named = users
      .filter((character) => maySee(character, reader?.id) && !character.NSFW)
      .toSorted((a, b) => b.messageCount - a.messageCount || (a.id < b.id ? -1 : 1));
    return {
      count: users.length + groups.length + chats.length,
      groupsOfOthers: ofOthers(groups),
      chatsOfOthers: ofOthers(chats),
      characters: named
        .slice(0, namedAtMost)
        .map((character) => ({ id: character.id, name: character.name, icon: iconOf(character) })),
    };
  };
}

/** What of the user's own has this lorebook. */
export function ownAttachments(state: State, { id: userId }: UserRow, lorebookId: string): LorebookAttachments {
  const hasIt = ({ lorebookIds = [] }: { lorebookIds?: readonly string[] | undefined }) =>
    lorebookIds.includes(lorebookId);
  const isThere = ({ deletedAt }: { deletedAt?: string | null | undefined }) => !deletedAt;
  const hasItAll = ({ id }: CharacterRow) => {
    const variants = state.variants.in(id).filter(isThere);
    return variants.length > 0 && variants.every(hasIt);
  };
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return {
    characterIds: ids(state.characters.filter((row) => row.creatorId === userId && isThere(row) && hasItAll(row))),
    groupIds: ids(state.groupChats.filter((row) => row.userId === userId && isThere(row) && hasIt(row))),
    threadIds: ids(state.threads.in(userId).filter((row) => isThere(row) && hasIt(row.memory ?? {}))),
  };
}
