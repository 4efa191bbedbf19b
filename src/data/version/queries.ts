import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { getGetVersionQueryOptions } from "#src/generated/api/version/get-version.ts";
import {
  getListVersionsInfiniteQueryKey,
  getListVersionsInfiniteQueryOptions,
} from "#src/generated/api/version/list-versions.ts";
import { restoreVersion } from "#src/generated/api/version/restore-version.ts";
import { refreshCharacter } from "../character/save-character.ts";
import { joinPages, nextPageParam } from "../paging.ts";

/** The versions of the user's own character, newest first, page by page. */
export function versionsQuery(characterId: string) {
  return infiniteQueryOptions({
    ...getListVersionsInfiniteQueryOptions(characterId, { page: 1, pageSize: pageSizes.list }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }) => joinPages(pages.map(({ data }) => data.items)),
    // An edit may just have created one, here or elsewhere.
    refetchOnMount: "always",
  });
}

/** One version in full. It never changes, except for whether it is the current one. */
export function versionQuery(characterId: string, versionId: string) {
  return queryOptions({
    ...getGetVersionQueryOptions(characterId, versionId),
    select: ({ data }) => data,
    staleTime: Infinity,
  });
}

/** Restores a version, as a new one. */
export function useRestoreVersion(characterId: string) {
  return useMutation({
    mutationFn: (versionId: string) => restoreVersion(characterId, { versionId }),
    // The dialog shows the failure.
    meta: { success: texts.characters.versionRestored },
    onSuccess(_answer, _versionId, _result, { client }) {
      void client.invalidateQueries({ queryKey: getListVersionsInfiniteQueryKey(characterId) });
      return refreshCharacter(client, characterId);
    },
  });
}
