import type { CreateCharacterBody } from "#src/generated/api/model/createCharacterBody.ts";
import type { CreateVariantBody } from "#src/generated/api/model/createVariantBody.ts";
import { extensionLimits } from "#src/domain/limits.ts";
import { comparableName } from "#src/domain/member-name.ts";
import { isoNow, type Context } from "./context.ts";
import { invalid } from "./refusal.ts";
import { firstModel } from "./selection.ts";
import type { CharacterRow, UserRow, VariantRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";
import { mayRead } from "./views/lorebook-view.ts";

// The rules for characters and variants that the contract's schema cannot express (GAP-56, GAP-115).

/** A text of a form: trimmed, null if empty; the previous value if absent. */
const textOr = (before: string | null, given: string | null | undefined): string | null =>
  given === undefined ? before : given?.trim() || null;

function checkName(name: string | undefined, field: string): void {
  if (name !== undefined && comparableName(name) === "") throw invalid(field, "This needs a name that can be seen");
}

/** Requires ids that exist, without duplicates; those that were set before may stay. */
function checkIds(
  given: readonly string[],
  before: readonly string[],
  { field, noun, isThere }: { field: string; noun: string; isThere: (id: string) => boolean },
): void {
  if (new Set(given).size < given.length) throw invalid(field, `Name each ${noun} once`);
  if (!given.every((id) => before.includes(id) || isThere(id))) throw invalid(field, `There is no such ${noun}`);
}

function checkExtensions(extensions: CreateCharacterBody["extensions"]): void {
  const { length } = new TextEncoder().encode(JSON.stringify(extensions ?? {}));
  if (length > extensionLimits.bytes) throw invalid("extensions", "At most 1 MB");
}

/** A blank character; private until it is published. */
export function blankCharacter(context: Context, user: UserRow): CharacterRow {
  const now = isoNow(context);
  return {
    id: context.newId("chr"),
    name: "",
    shortMessage: null,
    creatorId: user.id,
    categoryIds: [],
    language: null,
    pointOfView: null,
    NSFW: false,
    accessableTo: "private",
    edited: false,
    aiModelId: firstModel(context.state).id,
    systemPrompt: null,
    postHistoryInstructions: null,
    extensions: {},
    messageCount: 0,
    favouriteCount: 0,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
}

/** The character with the changes of a body. Throws 400 for values the form would not send. */
export function writtenCharacter(
  state: State,
  row: CharacterRow,
  given: Partial<Omit<CreateCharacterBody, "variant">>,
): CharacterRow {
  checkName(given.name, "name");
  checkExtensions(given.extensions);
  const { categoryIds = row.categoryIds } = given;
  const isThere = (id: string) => state.categories.get(id) !== undefined;
  checkIds(categoryIds, row.categoryIds, { field: "categoryIds", noun: "category", isThere });
  return {
    ...row,
    name: given.name?.trim() ?? row.name,
    shortMessage: textOr(row.shortMessage, given.shortMessage),
    categoryIds,
    language: given.language === undefined ? row.language : given.language,
    pointOfView: given.pointOfView === undefined ? row.pointOfView : given.pointOfView,
    NSFW: given.NSFW ?? row.NSFW,
    accessableTo: given.accessableTo ?? row.accessableTo,
    systemPrompt: textOr(row.systemPrompt, given.systemPrompt),
    postHistoryInstructions: textOr(row.postHistoryInstructions, given.postHistoryInstructions),
    extensions: given.extensions ?? row.extensions,
  };
}

/** A blank variant; a character's first one is its default. */
export function blankVariant(context: Context, characterId: string, isFirst: boolean): VariantRow {
  return {
    id: context.newId("var"),
    characterId,
    variantName: "",
    variantTagline: null,
    default: isFirst,
    originalDefault: isFirst,
    createdAt: isoNow(context),
    description: null,
    personality: null,
    scenario: null,
    firstMessage: "",
    alternateGreetings: [],
    exampleDialogue: null,
    characterCreatorComment: null,
    avatar: null,
    characterIcon: null,
    scene: null,
    cutout: null,
    lorebookIds: [],
    deletedAt: null,
  };
}

/** The variant with the changes of a body; `place` is its path in the body, for errors. Throws as `writtenCharacter`. */
export function writtenVariant(
  { state, user }: { state: State; user: UserRow },
  row: VariantRow,
  given: Partial<CreateVariantBody>,
  place = "",
): VariantRow {
  checkName(given.variantName, `${place}variantName`);
  const { lorebookIds = row.lorebookIds, avatar = row.avatar, characterIcon = row.characterIcon } = given;
  const isThere = (id: string) => mayRead(state.lorebooks.get(id), user);
  checkIds(lorebookIds, row.lorebookIds, { field: `${place}lorebookIds`, noun: "lorebook", isThere });
  // These two were cropped from the previous picture.
  const cuts = avatar === row.avatar ? {} : { scene: null, cutout: null };
  return {
    ...row,
    ...cuts,
    variantName: given.variantName?.trim() ?? row.variantName,
    variantTagline: textOr(row.variantTagline, given.variantTagline),
    avatar,
    characterIcon,
    description: textOr(row.description, given.description),
    personality: textOr(row.personality, given.personality),
    scenario: textOr(row.scenario, given.scenario),
    firstMessage: given.firstMessage?.trim() ?? row.firstMessage,
    alternateGreetings:
      given.alternateGreetings?.map((text) => text.trim()).filter((text) => text !== "") ?? row.alternateGreetings,
    exampleDialogue: textOr(row.exampleDialogue, given.exampleDialogue),
    characterCreatorComment: textOr(row.characterCreatorComment, given.characterCreatorComment),
    lorebookIds,
  };
}
