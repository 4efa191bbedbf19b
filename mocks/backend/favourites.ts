import { type Context, isoNow } from "./context.ts";
import { choiceId } from "./preferences.ts";

/** Makes a character a favourite of this user; one that is one already stays as it is. */
export function makeFavourite(context: Context, userId: string, characterId: string): void {
  const { state } = context;
  const id = choiceId(userId, characterId);
  const character = state.characters.get(characterId);
  if (!character || state.favourites.get(id)) return;
  state.favourites.put({ id, userId, characterId, createdAt: isoNow(context) });
  state.characters.put({ ...character, favouriteCount: character.favouriteCount + 1 });
}
