import type { Category } from "#src/generated/api/model/category.ts";
import type { CharacterCard } from "#src/generated/api/model/characterCard.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { choiceId } from "../preferences.ts";
import { modelInUse, variantInUse, variantsOf } from "../selection.ts";
import type { CharacterRow, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

/** The categories with these ids, in this order; unknown ids are left out. */
export const categoriesOf = (state: State, ids: readonly string[]): Category[] =>
  ids.flatMap((id) => {
    const category = state.categories.get(id);
    return category ? [{ id: category.id, name: category.name }] : [];
  });

/** The host keeps a copy in the width of a card beside each of its own portraits, and none of what users upload. */
const coverOf = (avatar: string | null): string | null =>
  avatar?.startsWith("/media/portraits/") ? avatar.replace("portraits", "covers") : null;

/** What list entries and the details share (ENT-03). */
function shared(state: State, character: CharacterRow, visitor: UserRow | null) {
  const variant = variantInUse(state, character, visitor);
  const model = modelInUse(state, character, visitor);
  return {
    id: character.id,
    name: character.name,
    shortMessage: character.shortMessage,
    edited: character.edited,
    aiModel: { id: model.id, modelName: model.modelName },
    variant: {
      id: variant.id,
      variantName: variant.variantName,
      variantTagline: variant.variantTagline,
      avatar: variant.avatar,
      cover: coverOf(variant.avatar),
      characterIcon: variant.characterIcon,
      backgroundImage: variant.scene,
      cutout: variant.cutout,
    },
    userInfo: { userName: state.users.get(character.creatorId)?.userName ?? "" },
    isOwned: character.creatorId === visitor?.id,
    isFavorite: visitor !== null && state.favourites.get(choiceId(visitor.id, character.id)) !== undefined,
    NSFW: character.NSFW,
    accessableTo: character.accessableTo,
    creatorId: character.creatorId,
    messageCount: character.messageCount,
    variantCount: variantsOf(state, character.id).length,
    categories: categoriesOf(state, character.categoryIds),
  };
}

/** A character in a list; the group picker reads `icon` (ENT-04). */
export function characterCard(state: State, character: CharacterRow, visitor: UserRow | null): CharacterCard {
  const card = shared(state, character, visitor);
  return { ...card, icon: card.variant.characterIcon };
}

/** A character in its author's own list. */
export function ownCard(state: State, character: CharacterRow, author: UserRow): CharacterCard {
  const variants = variantsOf(state, character.id).slice(0, 5);
  return {
    ...characterCard(state, character, author),
    own: {
      chatCount: character.chatCount ?? 0,
      favouriteCount: character.favouriteCount,
      variantNames: variants.map(({ variantName }) => variantName),
      updatedAt: character.updatedAt,
    },
  };
}

/** One character; the author also sees what only the form needs (GAP-54, GAP-56). */
export function characterDetails(state: State, character: CharacterRow, visitor: UserRow | null): CharacterDetails {
  const { systemPrompt, postHistoryInstructions, extensions } = character;
  const { language = null, pointOfView = null, favouriteCount, createdAt, updatedAt } = character;
  const own = { language, pointOfView, favouriteCount, createdAt, updatedAt };
  const details = { ...shared(state, character, visitor), ...own };
  return details.isOwned
    ? { ...details, authored: { systemPrompt, postHistoryInstructions, extensions: { ...extensions } } }
    : details;
}
