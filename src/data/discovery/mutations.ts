import { useMutation, type QueryClient } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { createSavedSearch } from "#src/generated/api/discovery/create-saved-search.ts";
import { deleteSavedSearch } from "#src/generated/api/discovery/delete-saved-search.ts";
import { editSavedSearch } from "#src/generated/api/discovery/edit-saved-search.ts";
import { markSavedSearchSeen } from "#src/generated/api/discovery/mark-saved-search-seen.ts";
import { updateInterest } from "#src/generated/api/discovery/update-interest.ts";
import { updateRecentSearches } from "#src/generated/api/discovery/update-recent-searches.ts";
import type { CreateSavedSearchBody } from "#src/generated/api/model/createSavedSearchBody.ts";
import { refreshOffered } from "../character/queries.ts";
import { guess } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";
import { searchMemoryQuery } from "./queries.ts";

function refreshMemory(client: QueryClient): Promise<void> {
  const { queryKey } = searchMemoryQuery();
  tellTabs(queryKey);
  return client.invalidateQueries({ queryKey });
}
const isSearchWrite = { scope: { id: "search-memory" } };

/** Saves a search under a name. The form shows field errors; 409 means the limit of 20. */
export function useSaveSearch() {
  return useMutation({
    ...isSearchWrite,
    mutationFn: async ({ body, key }: { body: CreateSavedSearchBody; key: string }) =>
      (await createSavedSearch(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess: (_search, _sent, _result, { client }) => refreshMemory(client),
    meta: { failure: texts.search.saveFailed, doesServerMessageWin: true },
  });
}

export function useRenameSearch() {
  return useMutation({
    ...isSearchWrite,
    mutationFn: ({ id, name }: { id: string; name: string }) => editSavedSearch(id, { name }),
    onSuccess: (_answer, _sent, _result, { client }) => refreshMemory(client),
    meta: { failure: texts.search.changeFailed },
  });
}

export function useForgetSearch() {
  return useMutation({
    ...isSearchWrite,
    mutationFn: (id: string) => deleteSavedSearch(id),
    onSettled: (_answer, _error, _id, _result, { client }) => refreshMemory(client),
    meta: { failure: texts.search.changeFailed },
  });
}

/** Marks a saved search as opened, so that none of its results are new any more. */
export function useSearchSeen() {
  return useMutation({
    ...isSearchWrite,
    mutationFn: (id: string) => markSavedSearchSeen(id),
    onSettled: (_answer, _error, _id, _result, { client }) => refreshMemory(client),
    meta: { isSilent: true },
  });
}

/** Saves the list of recent searches, optimistically. */
export function useKeepRecent() {
  const { queryKey } = searchMemoryQuery();
  return useMutation({
    ...isSearchWrite,
    mutationFn: (recent: readonly string[]) => updateRecentSearches({ recent: [...recent] }),
    onMutate: (recent, { client }) =>
      guess(client, queryKey, (answer) => ({ ...answer, data: { ...answer.data, recent: [...recent] } })),
    onError: (_error, _recent, revert) => revert?.(),
    onSettled: (_answer, _error, _recent, _revert, { client }) => refreshMemory(client),
    meta: { isSilent: true },
  });
}

/** Hides a character from home feed and searches, or offers it again. */
export function useSetInterest() {
  return useMutation({
    mutationFn: ({ characterId, isInterested }: { characterId: string; isInterested: boolean }) =>
      updateInterest(characterId, { isInterested }),
    onSuccess: (_answer, _sent, _result, { client }) => refreshOffered(client),
    meta: { failure: texts.search.interestFailed },
  });
}
