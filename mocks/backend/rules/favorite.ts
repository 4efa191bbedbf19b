import type { ListFavoriteCharactersResponse } from "#src/generated/api/model/listFavoriteCharactersResponse.ts";
import type { ListFavoriteCharactersParams } from "#src/generated/api/model/listFavoriteCharactersParams.ts";
import type { ToggleFavoriteBody } from "#src/generated/api/model/toggleFavoriteBody.ts";
import type { ToggleFavoriteResponse } from "#src/generated/api/model/toggleFavoriteResponse.ts";
import { folded, paged } from "../paging.ts";
import { choiceId } from "../preferences.ts";
import { rule } from "../rule.ts";
import { maySee, visibleCharacter } from "../selection.ts";
import { makeFavourite } from "../favourites.ts";
import { untallyFavourite } from "../tallies.ts";
import { characterCard } from "../views/character-view.ts";

/** Toggles the stored value; the answer says what it is now (GAP-61). */
export const toggleFavorite = rule<{ body: ToggleFavoriteBody }, ToggleFavoriteResponse>(
  ({ context, state, user, body }) => {
    const character = visibleCharacter(state, user, body.characterId);
    const id = choiceId(user.id, character.id);
    const given = state.favourites.get(id);
    if (given) {
      state.favourites.remove(id);
      state.characters.put({ ...character, favouriteCount: Math.max(0, character.favouriteCount - 1) });
      untallyFavourite(context, given.variantId, given.createdAt);
    } else makeFavourite(context, user.id, character.id);
    return { success: true, data: { isFavorite: given === undefined } };
  },
);

export const listFavoriteCharacters = rule<{ query: ListFavoriteCharactersParams }, ListFavoriteCharactersResponse>(
  ({ state, user, query }) => {
    const text = folded(query.search?.trim() ?? "");
    const rows = state.favourites
      .in(user.id)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      .flatMap(({ characterId }) => state.characters.get(characterId) ?? [])
      .filter(
        (row) =>
          maySee(row, user.id) && (folded(row.name).includes(text) || folded(row.shortMessage ?? "").includes(text)),
      );
    const { items, nextPage } = paged(rows, query.page ?? 1, query.pageSize ?? 20);
    return {
      success: true,
      data: { items: items.map((row) => characterCard(state, row, user)), nextPage, total: rows.length },
    };
  },
);
