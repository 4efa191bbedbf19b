import type { CharacterDetailsResponse } from "#src/generated/api/model/characterDetailsResponse.ts";
import type { CreateCharacterBody } from "#src/generated/api/model/createCharacterBody.ts";
import type { CreateCharacterResponse } from "#src/generated/api/model/createCharacterResponse.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { EditCharacterBody } from "#src/generated/api/model/editCharacterBody.ts";
import { blankCharacter, blankVariant, writtenCharacter, writtenVariant } from "../character-draft.ts";
import { awardEarnedBadges } from "../badges.ts";
import { isoNow } from "../context.ts";
import { hideThreads, noteDeletion } from "../deletion.ts";
import { ownCharacter } from "../ownership.ts";
import { invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { variantsOf } from "../selection.ts";
import { keepVersion, publishing, versioned } from "../versions.ts";
import { characterDetails } from "../views/character-view.ts";
import { addVariants, changeVariant, removeVariant } from "./own-variant.ts";

type OfCharacter = { params: { characterId: string } };

/** With its variants, of which the first is its default; public at once when it is to be (GAP-55). */
export const createCharacter = rule<{ body: CreateCharacterBody }, CreateCharacterResponse>((call) => {
  const { context, state, user } = call;
  const { variant, otherVariants = [], ...given } = call.body;
  const character = state.characters.put(writtenCharacter(state, blankCharacter(context, user), given));
  const { id } = character;
  state.variants.put(writtenVariant(call, blankVariant(context, id, true), variant, "variant."));
  addVariants(call, id, otherVariants, "otherVariants");
  if (character.accessableTo === "public") keepVersion(context, character);
  awardEarnedBadges(context, user.id);
  return { success: true, data: { id } };
});

/** To publish or to hide it is no edit; any other change of a published one is, and shows (GAP-54). */
export const editCharacter = rule<OfCharacter & { body: EditCharacterBody }, CharacterDetailsResponse>((call) => {
  const { context, state, user, params } = call;
  const { variant, variants = [], newVariants = [], deletedVariantIds = [], ...given } = call.body;
  const character = ownCharacter(state, user, params.characterId);
  if (Object.keys(call.body).length === 0) throw invalid("", "Name at least one change");
  const isEdit = Object.keys(call.body).some((name) => name !== "accessableTo");
  const changed = publishing(context, character.id, () => {
    const written = state.characters.put({
      ...writtenCharacter(state, character, given),
      edited: character.edited || (isEdit && character.accessableTo === "public"),
      updatedAt: isoNow(context),
    });
    if (variant) changeVariant(call, character.id, variant, "variant.");
    for (const [at, body] of variants.entries()) changeVariant(call, character.id, body, `variants.${at}.`);
    addVariants(call, character.id, newVariants, "newVariants");
    for (const id of deletedVariantIds) removeVariant(call, character.id, id);
    return written;
  });
  awardEarnedBadges(context, user.id);
  return { success: true, data: characterDetails(state, changed, user) };
});

/** A private copy under new ids that nobody has played yet. */
export const duplicateCharacter = rule<OfCharacter, CreateCharacterResponse>(({ context, state, user, params }) => {
  const character = ownCharacter(state, user, params.characterId);
  const { aiModelId } = character;
  const suffix = " (copy)";
  const { id } = state.characters.put({
    ...blankCharacter(context, user),
    ...versioned(character),
    aiModelId,
    name:
      Array.from(character.name)
        .slice(0, 40 - suffix.length)
        .join("")
        .trimEnd() + suffix,
  });
  for (const variant of variantsOf(state, character.id))
    state.variants.put({ ...variant, id: context.newId("var"), characterId: id });
  return { success: true, data: { id } };
});

/**
 * Hides the character and its author's chats with it, restorable for 30 days (GAP-130). Others can still read theirs, and
 * in groups it speaks no more; whoever has it among their favourites finds it there again when it comes back.
 */
export const deleteCharacter = rule<OfCharacter, DeletionResponse>((call) => {
  const { context, state, user, params } = call;
  const character = ownCharacter(state, user, params.characterId);
  const deletedAt = isoNow(context);
  const threads = hideThreads(call, (thread) => thread.characterId === character.id, deletedAt);
  state.characters.put({ ...character, deletedAt });
  return noteDeletion(call, {
    kind: "character",
    name: character.name,
    rowIds: [character.id, ...threads],
    deletedAt,
  });
});
