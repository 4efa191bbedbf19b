import { useMutation, useQueryClient } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { getListHomeCharactersUrl } from "#src/generated/api/character/character.ts";
import { toggleFavorite } from "#src/generated/api/favorite/favorite.ts";
import { ToggleFavoriteResponse } from "#src/generated/zod/schemas/toggleFavoriteResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import { characterQuery } from "../character/queries.ts";
import "../meta.ts";

/**
 * Flips whether a character is a favourite (FAV-01, FAV-02, GAP-61): at once, back again on failure, and the server's
 * answer wins over the guess.
 */
export function useToggleFavorite(characterId: string) {
  const client = useQueryClient();
  const { queryKey } = characterQuery(characterId);
  const put = (isFavorite: boolean) =>
    client.setQueryData(queryKey, (old) => old && { ...old, data: { ...old.data, isFavorite } });
  return useMutation({
    mutationFn: (characterName: string) =>
      checked(ToggleFavoriteResponse, toggleFavorite({ characterId, characterName })),
    async onMutate() {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.data.isFavorite ?? false;
      put(!before);
      return { before };
    },
    onSuccess: ({ data }) => void put(data.isFavorite),
    onError: (_error, _name, context) => void (context && put(context.before)),
    onSettled: () => client.invalidateQueries({ queryKey: [getListHomeCharactersUrl()] }),
    meta: { failure: texts.card.favouriteFailed },
  });
}
