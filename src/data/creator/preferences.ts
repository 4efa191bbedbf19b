import { type QueryClient, type QueryKey, queryOptions, useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { getGetCreatorPreferencesQueryOptions } from "#src/generated/api/creator/get-creator-preferences.ts";
import { getGetCreatorQueryKey } from "#src/generated/api/creator/get-creator.ts";
import { getGetLegacyPageQueryOptions } from "#src/generated/api/creator/get-legacy-page.ts";
import { toggleMessageCount } from "#src/generated/api/creator/toggle-message-count.ts";
import { updateLegacyPage } from "#src/generated/api/creator/update-legacy-page.ts";
import { keepAnswer } from "../keep-answer.ts";
import { guess, isLastWrite } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";

/** Whether the user's creator page has the old layout (API-09). */
export function legacyPageQuery() {
  return queryOptions({
    ...getGetLegacyPageQueryOptions(),
    select: ({ data }) => data.useLegacyCreatorPage,
  });
}

/** Whether the user's creator page counts messages (API-11). */
export function messageCountQuery() {
  return queryOptions({
    ...getGetCreatorPreferencesQueryOptions(),
    select: ({ data }) => data.showMessageCountOnProfile,
  });
}

/** Refetches the setting and the page it affects, here and in other tabs, after the last pending write. */
function settle(client: QueryClient, queryKey: QueryKey, mutationKey: readonly string[], userId: string): void {
  tellTabs(queryKey, getGetCreatorQueryKey(userId));
  if (!isLastWrite(client, mutationKey)) return;
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: getGetCreatorQueryKey(userId) });
}

const legacyPageWrites = ["legacy-page"];
const messageCountWrites = ["message-count"];

/** Turns the old layout on or off (API-10, SET-PREF-21); `userId` is the owner of the page. */
export function useSaveLegacyPage(userId: string) {
  const { queryKey } = legacyPageQuery();
  return useMutation({
    mutationKey: legacyPageWrites,
    scope: { id: "legacy-page" },
    mutationFn: (useLegacyCreatorPage: boolean) => updateLegacyPage({ useLegacyCreatorPage }),
    onMutate: (useLegacyCreatorPage, { client }) =>
      guess(client, queryKey, (answer) => ({ ...answer, data: { useLegacyCreatorPage } })),
    onError: (_error, _on, revert) => revert?.(),
    onSettled: (_answer, _error, _on, _revert, { client }) => settle(client, queryKey, legacyPageWrites, userId),
    meta: { failure: messages.preferences.legacyPageFailed },
  });
}

/**
 * Toggles the message count on the creator page (API-12, SET-PREF-20). The server toggles its own state, so the call is
 * never retried: after a failure the state is read instead (TRAP-47). The server's answer replaces the optimistic value.
 */
export function useToggleMessageCount(userId: string) {
  const { queryKey } = messageCountQuery();
  return useMutation({
    mutationKey: messageCountWrites,
    scope: { id: "message-count" },
    mutationFn: () => toggleMessageCount(),
    onMutate: (_nothing: void, { client }) =>
      guess(client, queryKey, (answer) => ({
        ...answer,
        data: { showMessageCountOnProfile: !answer.data.showMessageCountOnProfile },
      })),
    onSuccess: (answer, _nothing, _revert, { client }) =>
      isLastWrite(client, messageCountWrites) ? keepAnswer(client, queryKey, answer) : undefined,
    onError: (_error, _nothing, revert) => revert?.(),
    onSettled: (_answer, _error, _nothing, _revert, { client }) => settle(client, queryKey, messageCountWrites, userId),
    meta: { failure: messages.preferences.messageCountFailed },
  });
}
