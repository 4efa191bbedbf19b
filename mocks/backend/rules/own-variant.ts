import type { CreateVariantBody } from "#src/generated/api/model/createVariantBody.ts";
import type { DeleteVariantBody } from "#src/generated/api/model/deleteVariantBody.ts";
import type { DeletionResponse } from "#src/generated/api/model/deletionResponse.ts";
import type { EditVariantBody } from "#src/generated/api/model/editVariantBody.ts";
import type { VariantResponse } from "#src/generated/api/model/variantResponse.ts";
import { blankVariant, writtenVariant } from "../character-draft.ts";
import { isoNow } from "../context.ts";
import { noteDeletion } from "../deletion.ts";
import { ownCharacter } from "../ownership.ts";
import { conflict, found, invalid } from "../refusal.ts";
import { rule, type Call } from "../rule.ts";
import { hasRoomForVariant, variantOf, variantsOf } from "../selection.ts";
import type { CharacterRow, VariantRow } from "../state/rows.ts";
import { publishing } from "../versions.ts";
import { variantView } from "../views/variant-view.ts";

type OfCharacter = { params: { id: string } };

/** The character has changed with its variants; a published one shows it (GAP-54). */
function touch({ context, state }: Call, character: CharacterRow): void {
  const edited = character.edited || character.accessableTo === "public";
  state.characters.put({ ...character, edited, updatedAt: isoNow(context) });
}

/** One variant of the user's own character, changed by only what the body names. */
export function changeVariant(call: Call, characterId: string, body: EditVariantBody, place = ""): VariantRow {
  const { state } = call;
  const { variantId, default: isDefault, ...given } = body;
  const variant = found(variantOf(state, characterId, variantId), "There is no such variant");
  if (Object.keys(body).length < 2) throw invalid(place.slice(0, -1), "Name at least one change");
  const changed = writtenVariant(call, variant, given, place);
  if (!isDefault) return state.variants.put(changed);
  // Of the deleted ones too: a restored one does not become a second default.
  for (const row of state.variants.in(characterId)) if (row.default) state.variants.put({ ...row, default: false });
  return state.variants.put({ ...changed, default: true });
}

/** New variants of the user's own character, in this order. Throws 409 when there are too many. */
export function addVariants(call: Call, characterId: string, bodies: readonly CreateVariantBody[], place?: string) {
  return bodies.map((body, at) => {
    if (!hasRoomForVariant(call.state, characterId)) throw conflict("A character can have 200 variants");
    const blank = blankVariant(call.context, characterId, false);
    return call.state.variants.put(writtenVariant(call, blank, body, place && `${place}.${at}.`));
  });
}

/** Hides a variant, restorable for 30 days; the last one stays (409). */
export function removeVariant(call: Call, characterId: string, variantId: string): DeletionResponse {
  const { context, state } = call;
  const variant = found(variantOf(state, characterId, variantId), "There is no such variant");
  if (variantsOf(state, characterId).length === 1) throw conflict("A character keeps at least one variant");
  const deletedAt = isoNow(context);
  state.variants.put({ ...variant, deletedAt });
  return noteDeletion(call, { kind: "variant", name: variant.variantName, rowIds: [variant.id], deletedAt });
}

export const createVariant = rule<OfCharacter & { body: CreateVariantBody }, VariantResponse>((call) => {
  const { context, state, user, params, body } = call;
  const character = ownCharacter(state, user, params.id);
  const [variant] = publishing(context, character.id, () => addVariants(call, character.id, [body]));
  touch(call, character);
  return { success: true, data: variantView(state, found(variant), true) };
});

export const editVariant = rule<OfCharacter & { body: EditVariantBody }, VariantResponse>((call) => {
  const { context, state, user, params, body } = call;
  const character = ownCharacter(state, user, params.id);
  const variant = publishing(context, character.id, () => changeVariant(call, character.id, body));
  touch(call, character);
  return { success: true, data: variantView(state, variant, true) };
});

/** Chats that played it go on with the character's first one. Restorable for 30 days (GAP-130). */
export const deleteVariant = rule<OfCharacter & { body: DeleteVariantBody }, DeletionResponse>((call) => {
  const { context, state, user, params, body } = call;
  const character = ownCharacter(state, user, params.id);
  const deletion = publishing(context, character.id, () => removeVariant(call, character.id, body.variantId));
  touch(call, character);
  return deletion;
});
