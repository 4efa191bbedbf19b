import { mutationOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { getGetCharacterQueryKey } from "#src/generated/api/character/get-character.ts";
import { toggleFavorite } from "#src/generated/api/favorite/toggle-favorite.ts";
import { changeCards } from "../character/change-cards.ts";
import { characterQuery, offeredKeys } from "../character/queries.ts";
import { tellTabs } from "../tab-news.ts";
import { favouriteListKey } from "./queries.ts";

/** Toggles a favourite character (FAV-01, FAV-02, GAP-61). The variable is the character's name. */
export function useToggleFavorite(characterId: string) {
  return useMutation(toggleFavoriteOptions(useQueryClient(), characterId));
}

/**
 * Every press shows at once; the calls go one after the other (F13). The UI shows the server's state toggled once per
 * pending call: a success changes nothing until the last, whose answer wins, and a failure toggles it back. After a last
 * failure the server's state is unknown, so it is refetched. Cards in lists change at once; the lists themselves are only
 * refetched when they are next opened, so that nothing moves under the pointer. One that was opened meanwhile was read too
 * early, and is refetched at the end.
 */
export function toggleFavoriteOptions(client: QueryClient, characterId: string) {
  const { queryKey } = characterQuery(characterId);
  const mutationKey = ["toggle-favorite", characterId];
  const change = (next: (isFavorite: boolean) => boolean) => {
    client.setQueryData(
      queryKey,
      (old) => old && { ...old, data: { ...old.data, isFavorite: next(old.data.isFavorite) } },
    );
    changeCards(client, characterId, (card) => ({ ...card, isFavorite: next(card.isFavorite) }));
  };
  const lists = [...offeredKeys, favouriteListKey];
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  const openFavourites = () => client.getQueryCache().findAll({ queryKey: favouriteListKey, type: "active" });
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (characterName: string) => toggleFavorite({ characterId, characterName }),
    async onMutate() {
      const wereOpen = openFavourites();
      change((isFavorite) => !isFavorite);
      await client.cancelQueries({ queryKey });
      return { wereOpen };
    },
    onSuccess: ({ data }) => void (isLast() && change(() => data.isFavorite)),
    onError: () => change((isFavorite) => !isFavorite),
    onSettled(_answer, error, _name, begun) {
      if (!isLast()) return;
      tellTabs(getGetCharacterQueryKey(characterId), ...lists);
      const refetchType = error === null ? "none" : "active";
      if (error !== null) void client.invalidateQueries({ queryKey });
      for (const key of lists) void client.invalidateQueries({ queryKey: key, refetchType });
      for (const { queryKey: opened, queryHash } of openFavourites())
        if (begun?.wereOpen.every((one) => one.queryHash !== queryHash))
          void client.invalidateQueries({ queryKey: opened, exact: true });
    },
    meta: { failure: texts.card.favouriteFailed },
  });
}
