import { type Context, isoNow } from "./context.ts";
import { choiceId } from "./preferences.ts";
import { variantInUse } from "./selection.ts";
import { tally } from "./tallies.ts";

/** Makes a character a favourite of this user; one that is one already stays as it is. */
export function makeFavourite(context: Context, userId: string, characterId: string): void {
  const { state } = context;
  const id = choiceId(userId, characterId);
  const character = state.characters.get(characterId);
  if (!character || state.favourites.get(id)) return;
  const variant = variantInUse(state, character, state.users.get(userId) ?? null);
  state.favourites.put({ id, userId, characterId, variantId: variant.id, createdAt: isoNow(context) });
  state.characters.put({ ...character, favouriteCount: character.favouriteCount + 1 });
  tally(context, variant, "favourites");
}
