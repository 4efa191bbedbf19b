import * as z from "zod/mini";
import {
  CreateCharacterBody,
  createCharacterBodyCategoryIdsMax,
} from "#src/generated/zod/schemas/createCharacterBody.zod.ts";
import { CreateGroupChatBody } from "#src/generated/zod/schemas/createGroupChatBody.zod.ts";
import { CreateLorebookBody } from "#src/generated/zod/schemas/createLorebookBody.zod.ts";
import { CreateVariantBody } from "#src/generated/zod/schemas/createVariantBody.zod.ts";
import { GroupCharacterDraft } from "#src/generated/zod/schemas/groupCharacterDraft.zod.ts";
import { LorebookEntryInput } from "#src/generated/zod/schemas/lorebookEntryInput.zod.ts";
import { PersonaDescription } from "#src/generated/zod/schemas/personaDescription.zod.ts";
import { PersonaName } from "#src/generated/zod/schemas/personaName.zod.ts";
import { Timestamp } from "#src/generated/zod/schemas/timestamp.zod.ts";
import { blankCharacter, blankVariant, writtenCharacter, writtenVariant } from "../character-draft.ts";
import { checkDraft } from "../group-draft.ts";
import { isoNow } from "../context.ts";
import { blankLorebook, checkLorebookRoom, writtenLorebook } from "../lorebooks.ts";
import { conflict, invalid } from "../refusal.ts";
import { defaultPersona, firstModel, hasRoomForPersona, hasRoomForVariant, variantsOf } from "../selection.ts";
import type { VersionRow } from "../state/character-rows.ts";
import type { LoreEntryRow, VariantRow } from "../state/rows.ts";
import { isKeptVersionsFull, versioned, versionsOf } from "../versions.ts";
import { type Given, type Reading, idMember, membersOf, optionalId, parsed, times } from "./reading.ts";

const persona = z.extend(times, {
  id: idMember,
  name: PersonaName,
  description: PersonaDescription,
  isDefault: z.boolean(),
});

export function readPersona(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, name, description, isDefault, createdAt } = parsed(persona, given);
  if (state.personas.get(reading.newId(id))) return;
  if (!hasRoomForPersona(state, user.id)) throw conflict("You can keep 20 personas");
  state.personas.put({
    id: reading.newId(id),
    userId: user.id,
    name,
    description,
    avatar: reading.picture(given["avatar"]),
    isDefault: isDefault && !defaultPersona(state, user.id),
    createdAt,
    deletedAt: null,
  });
}

const book = z.extend(times, {
  id: idMember,
  updatedAt: Timestamp,
  fromCharacterId: optionalId,
  entries: z.array(z.looseObject({ id: idMember })),
});

export function readLorebook(reading: Reading, given: Given): void {
  const { state, call, user } = reading;
  const { id, entries, fromCharacterId, createdAt, updatedAt } = parsed(book, given);
  if (state.lorebooks.get(reading.newId(id))) return;
  checkLorebookRoom(state, user.id);
  const renamed = entries.map((entry) => ({ ...membersOf(LorebookEntryInput, entry), id: reading.newId(entry.id) }));
  const body = parsed(CreateLorebookBody, {
    ...membersOf(CreateLorebookBody, given),
    entries: renamed,
    thumbnail: reading.picture(given["thumbnail"]),
    isPublic: false,
  });
  const blank = { ...blankLorebook(call.context, user), id: reading.newId(id) };
  // As when a lorebook is edited, entries with known ids keep them.
  const before = { ...blank, entries: renamed as unknown as readonly LoreEntryRow[] };
  state.lorebooks.put({
    ...writtenLorebook(call, before, body),
    // The character is read later, for the same user.
    fromCharacterId: fromCharacterId ? reading.newId(fromCharacterId) : null,
    createdAt,
    updatedAt,
  });
}

const character = z.extend(times, {
  id: idMember,
  updatedAt: Timestamp,
  edited: z.boolean(),
  aiModelId: optionalId,
  categoryIds: z.array(z.string()),
});
/** Without a minimum of categories: they may all have been deleted since. */
const characterBody = z.extend(
  z.omit(CreateCharacterBody, { variant: true, otherVariants: true, accessableTo: true }),
  {
    categoryIds: z.array(z.string()).check(z.maxLength(createCharacterBodyCategoryIdsMax)),
  },
);

/** Hidden until its first variant is read, since it could not be opened; pruned if none ever is. */
export function readCharacter(reading: Reading, given: Given): void {
  const { state, call, user } = reading;
  const { id, edited, aiModelId, categoryIds, createdAt, updatedAt } = parsed(character, given);
  const newId = reading.newId(id);
  if (state.characters.get(newId)) return;
  const body = parsed(characterBody, {
    ...membersOf(characterBody, given),
    categoryIds: reading.categories(categoryIds),
  });
  state.characters.put({
    ...writtenCharacter(state, { ...blankCharacter(call.context, user), id: newId }, body),
    aiModelId: reading.model(aiModelId) ?? firstModel(state).id,
    edited,
    createdAt,
    updatedAt,
    deletedAt: isoNow(call.context),
  });
}

const variant = z.extend(times, {
  id: idMember,
  default: z.boolean(),
  originalDefault: z.boolean(),
  lorebookIds: z.array(z.string()),
});

function variantRow(reading: Reading, given: Given, characterId: string): VariantRow {
  const { id, createdAt, lorebookIds, ...defaults } = parsed(variant, given);
  const body = parsed(CreateVariantBody, {
    ...membersOf(CreateVariantBody, given),
    lorebookIds: reading.lorebooks(lorebookIds),
    avatar: reading.picture(given["avatar"]),
    characterIcon: reading.picture(given["characterIcon"]),
  });
  const row = writtenVariant(reading, blankVariant(reading.call.context, characterId, false), body);
  const cuts = { scene: reading.picture(given["scene"]), cutout: reading.picture(given["cutout"]) };
  return { ...row, ...defaults, ...cuts, id: reading.newId(id), createdAt };
}

const ofCharacter = z.object({ characterId: idMember });

/** The id of the row's character among those read back, even if it has no variant yet. */
function authored(reading: Reading, given: Given) {
  const row = reading.state.characters.get(reading.newId(parsed(ofCharacter, given).characterId));
  if (row?.creatorId !== reading.user.id) throw invalid("characterId", "Its character is not there");
  return row;
}

export function readVariant(reading: Reading, given: Given): void {
  const { state } = reading;
  const parent = authored(reading, given);
  const row = variantRow(reading, given, parent.id);
  if (state.variants.get(row.id)) return;
  if (!hasRoomForVariant(state, parent.id)) throw conflict("A character can have 200 variants");
  const others = variantsOf(state, parent.id);
  state.variants.put({ ...row, default: row.default && !others.some((other) => other.default) });
  if (others.length === 0) state.characters.put({ ...parent, deletedAt: null });
}

const number = z.int().check(z.minimum(1), z.maximum(1_000_000));
const version = z.extend(times, {
  id: idMember,
  number,
  restoredFrom: z.nullable(number),
  character: z.looseObject({ categoryIds: z.array(z.string()) }),
  variants: z.array(z.looseObject({})).check(z.minLength(1), z.maxLength(200)),
});

export function readVersion(reading: Reading, given: Given): void {
  const { state, call, user } = reading;
  const parent = authored(reading, given);
  const { id, createdAt, restoredFrom, ...rest } = parsed(version, given);
  if (state.versions.get(reading.newId(id))) return;
  if (isKeptVersionsFull(state, parent.id)) throw conflict("A character keeps 50 versions");
  if (versionsOf(state, parent.id).some((other) => other.number === rest.number))
    throw conflict("There is a version of this number already");
  const body = parsed(characterBody, {
    ...membersOf(characterBody, rest.character),
    categoryIds: reading.categories(rest.character.categoryIds),
  });
  state.versions.put({
    id: reading.newId(id),
    characterId: parent.id,
    number: rest.number,
    createdAt,
    restoredFrom,
    character: versioned(writtenCharacter(state, blankCharacter(call.context, user), body)),
    variants: rest.variants.map((row) => variantRow(reading, row, parent.id)),
  } satisfies VersionRow);
}

const member = z.object({
  memberId: idMember,
  characterId: idMember,
  variantId: idMember,
  characterName: z.string(),
  firstMessage: z.string(),
});
const group = z.extend(times, {
  id: idMember,
  updatedAt: Timestamp,
  members: z.array(member).check(z.maxLength(5)),
  lorebookIds: z.array(z.string()),
});

/** A member whose character was deleted keeps name and messages, under ids of no character. */
function memberRow(reading: Reading, { memberId, ...row }: z.output<typeof member>) {
  const characterId = reading.character(row.characterId);
  const variantId =
    reading.variant(characterId, row.variantId) ?? variantsOf(reading.state, characterId ?? "")[0]?.id ?? null;
  const known = characterId !== null && variantId !== null ? { characterId, variantId } : null;
  const gone = { characterId: reading.newId(row.characterId), variantId: reading.newId(row.variantId) };
  return { ...row, ...(known ?? gone), memberId: reading.newId(memberId) };
}

export function readGroup(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, members, lorebookIds, createdAt, updatedAt } = parsed(group, given);
  if (state.groupChats.get(reading.newId(id))) return;
  const cast = members.map((row) => memberRow(reading, row));
  const body = parsed(CreateGroupChatBody, {
    ...membersOf(CreateGroupChatBody, given),
    groupCharacterList: cast.map((row) => membersOf(GroupCharacterDraft, row)),
    lorebookIds: reading.lorebooks(lorebookIds),
    isPublic: false,
  });
  const isThere = ({ characterId }: { characterId: string }) => state.characters.get(characterId) !== undefined;
  const { groupCharacterList, ...texts } = body;
  if (!groupCharacterList.some(isThere)) throw invalid("members", "Nobody of it is there");
  checkDraft(state, user, { ...body, groupCharacterList: groupCharacterList.filter(isThere) });
  state.groupChats.put({
    ...texts,
    id: reading.newId(id),
    userId: user.id,
    members: cast,
    createdAt,
    updatedAt,
    deletedAt: null,
  });
}
