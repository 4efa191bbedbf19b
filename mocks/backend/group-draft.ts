import type { CreateGroupChatBody } from "#src/generated/api/model/createGroupChatBody.ts";
import type { GroupCharacterDraft } from "#src/generated/api/model/groupCharacterDraft.ts";
import { comparableName, repeatedNames } from "#src/domain/member-name.ts";
import { forbidden, found, invalid, Refusal } from "./refusal.ts";
import { variantOf } from "./selection.ts";
import type { UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { mayRead } from "./views/lorebook-view.ts";

/** The checks of the group form that the contract's schema cannot say (GAP-115); each throws the first refusal. */

const memberField = (at: number, member: keyof GroupCharacterDraft): string => `groupCharacterList.${at}.${member}`;

/** Several refused members with the text that they share. */
function refused(status: number, message: string, fields: readonly string[]): Refusal {
  return new Refusal(status, message, { errors: fields.map((field) => ({ field, message })) });
}

/** Every member has a name that can be seen, and no two share one (GROUP-23, GROUP-24). */
function checkNames(members: readonly GroupCharacterDraft[]): void {
  const names = members.map(({ characterName }) => characterName);
  const nameless = names.findIndex((name) => comparableName(name) === "");
  if (nameless >= 0) throw invalid(memberField(nameless, "characterName"), "Every character needs a name");
  const repeated = repeatedNames(names);
  const fields = repeated.map((at) => memberField(at, "characterName"));
  if (fields.length > 0) throw refused(400, "Character names must be unique in this group", fields);
}

/** Every member is a character there is, which the user may use here, in a variant of its own. */
function checkMembers(state: State, user: UserRow, { groupCharacterList: members, isPublic }: CreateGroupChatBody) {
  const foreign: string[] = [];
  for (const [at, { characterId, variantId }] of members.entries()) {
    const row = state.characters.get(characterId);
    const character = found(row?.deletedAt ? null : row, "Character not found");
    const isOwned = character.creatorId === user.id;
    if (!isOwned && character.accessableTo !== "public") throw forbidden("This character is private");
    if (!isOwned) foreign.push(memberField(at, "characterId"));
    if (!variantOf(state, character.id, variantId))
      throw invalid(memberField(at, "variantId"), "Choose a variant of this character");
  }
  if (isPublic && foreign.length > 0) throw refused(403, "Public groups can only include characters you own", foreign);
}

/** The lorebooks are there, may be used and are each named once. */
export function checkLorebooks(state: State, user: UserRow, ids: readonly string[]): void {
  if (new Set(ids).size < ids.length) throw invalid("lorebookIds", "Name each lorebook once");
  for (const id of ids) {
    const row = state.lorebooks.get(id);
    found(row?.deletedAt ? null : row, "There is no such lorebook");
    if (!mayRead(row, user)) throw forbidden("This lorebook is private");
  }
}

/** Refuses a draft that the form would not send. */
export function checkDraft(state: State, user: UserRow, draft: CreateGroupChatBody): void {
  checkNames(draft.groupCharacterList);
  checkMembers(state, user, draft);
  checkLorebooks(state, user, draft.lorebookIds);
}
