import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import type { HomepagePreference } from "#src/domain/options.ts";
import { getCharacter, getGetCharacterQueryKey } from "#src/generated/api/character/get-character.ts";
import { getListHomeCharactersUrl, listHomeCharacters } from "#src/generated/api/character/list-home-characters.ts";
import { CharacterDetailsResponse } from "#src/generated/zod/schemas/characterDetailsResponse.zod.ts";
import { CharacterPageResponse } from "#src/generated/zod/schemas/characterPageResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** One character (GAP-54, API-41). */
export function characterQuery(characterId: string) {
  return queryOptions({
    queryKey: getGetCharacterQueryKey(characterId),
    queryFn: ({ signal }) => checked(CharacterDetailsResponse, getCharacter(characterId, { signal })),
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}

/** The home feed in one order, of one category or of all, page by page (GAP-21, GAP-66). A POST that reads. */
export function homeFeedQuery(homepagePreference: HomepagePreference, NSFW: boolean, categoryId?: string) {
  const feed = { homepagePreference, NSFW, ...(categoryId !== undefined && { categoryId }) };
  return infiniteQueryOptions({
    queryKey: [getListHomeCharactersUrl(), feed] as const,
    queryFn: ({ pageParam, signal }) =>
      checked(
        CharacterPageResponse,
        listHomeCharacters({ ...feed, page: pageParam, pageSize: pageSizes.homeFeed }, { signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    staleTime: 60_000,
  });
}
