import { infiniteQueryOptions, useMutation } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { duplicateCharacter } from "#src/generated/api/character/duplicate-character.ts";
import { editCharacter } from "#src/generated/api/character/edit-character.ts";
import { getListMyCharactersUrl, listMyCharacters } from "#src/generated/api/character/list-my-characters.ts";
import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import type { ListMyCharactersBody } from "#src/generated/api/model/listMyCharactersBody.ts";
import { joinPages, nextPageParam } from "../paging.ts";
import { refreshCharacter } from "./save-character.ts";

export type MyCharacterFilter = Pick<ListMyCharactersBody, "search" | "accessableTo" | "sort" | "direction">;

/** The user's own characters with their private members, page by page (CHAR-05, API-20, API-38, CONST-42). */
export function myCharactersQuery(filter: MyCharacterFilter) {
  const params = { pageSize: pageSizes.myCharacters, NSFW: true, ...filter };
  return infiniteQueryOptions({
    queryKey: [getListMyCharactersUrl(), params],
    // Hand-written: the page number is in the body, and generated infinite queries page by a query parameter only.
    queryFn: ({ pageParam, signal }) => listMyCharacters({ ...params, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => ({
      items: joinPages(pages.map(({ data }) => data.myCharacters)),
      counts: pages.at(-1)?.data.counts,
    }),
    staleTime: 30_000,
  });
}

/** Makes a character public or private (GAP-55). */
export function useSetVisibility() {
  return useMutation({
    mutationFn: ({ characterId, accessableTo }: { characterId: string; accessableTo: AccessableTo }) =>
      editCharacter(characterId, { accessableTo }),
    meta: { failure: texts.characters.visibilityFailed },
    onSettled: (_answer, _error, { characterId }, _result, { client }) => refreshCharacter(client, characterId),
  });
}

/** Creates a private copy; retries create no second one. */
export function useDuplicateCharacter() {
  return useMutation({
    mutationFn: ({ characterId, key }: { characterId: string; key: string }) =>
      duplicateCharacter(characterId, { headers: { "Idempotency-Key": key } }),
    meta: { success: texts.characters.duplicated, failure: texts.characters.duplicateFailed },
    onSuccess: ({ data }, _given, _result, { client }) => refreshCharacter(client, data.id),
  });
}
