import type { LorebookUses } from "#src/generated/api/model/lorebookUses.ts";
import { maySee } from "./selection.ts";
import type { CharacterRow, LorebookRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** Characters that are named beside the count. */
const namedAtMost = 3;

/** What is attached to what, in one walk for all lorebooks: by lorebook id its characters and the owners of its groups. */
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
  return { characters, groupOwners };
}

/**
 * Tells what each lorebook is attached to, whoever's it is (GAP-97). All are counted; named are only characters that the
 * reader may see, and none that is blurred for some.
 */
export function lorebookUses(state: State, reader: UserRow | null): (row: LorebookRow) => LorebookUses {
  const { characters, groupOwners } = attachments(state);
  const iconOf = ({ id }: CharacterRow) => state.variants.in(id).find((one) => one.default)?.characterIcon ?? null;
  return ({ id, userId, isPublic }) => {
    const users = [...(characters.get(id) ?? [])];
    // A group of somebody else has lost what is not public any more, and a character has not.
    const owners = (groupOwners.get(id) ?? []).filter((owner) => isPublic || owner === userId);
    const named = users
      .filter((character) => maySee(character, reader?.id) && !character.NSFW)
      .toSorted((a, b) => b.messageCount - a.messageCount || (a.id < b.id ? -1 : 1));
    return {
      count: users.length + owners.length,
      groupsOfOthers: owners.filter((owner) => owner !== userId).length,
      characters: named
        .slice(0, namedAtMost)
        .map((character) => ({ id: character.id, name: character.name, icon: iconOf(character) })),
    };
  };
}
