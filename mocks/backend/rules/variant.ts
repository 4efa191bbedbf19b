import type { ListBasicVariantsResponse } from "#src/generated/api/model/listBasicVariantsResponse.ts";
import type { ListVariantsResponse } from "#src/generated/api/model/listVariantsResponse.ts";
import type { SelectVariantBody } from "#src/generated/api/model/selectVariantBody.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import { choiceOf } from "../preferences.ts";
import { found } from "../refusal.ts";
import { rule } from "../rule.ts";
import { variantOf, variantsOf, visibleCharacter } from "../selection.ts";
import { lorebooksOf } from "../views/lorebook-view.ts";
import { variantView } from "../views/variant-view.ts";

type OfCharacter = { params: { id: string } };

/** As the group dialog reads them (RES-26). */
export const listBasicVariants = rule<OfCharacter, ListBasicVariantsResponse>(({ state, user, params }) => {
  const character = visibleCharacter(state, user, params.id);
  const variants = variantsOf(state, character.id).map((row) => ({
    id: row.id,
    name: row.variantName,
    firstMessage: row.firstMessage,
    avatar: row.avatar,
    icon: row.characterIcon,
    lorebooks: lorebooksOf(state, row).map(({ id, name }) => ({ id, name })),
  }));
  return { success: true, data: { variants } };
});

/** For the picker; fields only the form needs are for the author alone. */
export const listVariants = rule<OfCharacter, ListVariantsResponse>(({ state, visitor, params }) => {
  const character = visibleCharacter(state, visitor, params.id);
  const isAuthor = character.creatorId === visitor?.id;
  return {
    success: true,
    data: { variants: variantsOf(state, character.id).map((row) => variantView(state, row, isAuthor)) },
  };
});

export const selectVariant = rule<OfCharacter & { body: SelectVariantBody }, Success>(
  ({ state, user, params, body }) => {
    const character = visibleCharacter(state, user, params.id);
    found(variantOf(state, character.id, body.variantId), "There is no such variant");
    state.choices.put({ ...choiceOf(state, user.id, character.id), variantId: body.variantId });
    return { success: true };
  },
);
