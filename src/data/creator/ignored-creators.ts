import { queryOptions, useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { getGetExcludedCreatorsQueryOptions } from "#src/generated/api/creator/get-excluded-creators.ts";
import { updateExcludedCreators } from "#src/generated/api/creator/update-excluded-creators.ts";
import { refreshOffered } from "../character/queries.ts";
import { keepAnswer } from "../keep-answer.ts";
import { guess, isLastWrite } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";

/** Names of creators whose characters are hidden (API-13). */
export function ignoredCreatorsQuery() {
  return queryOptions({
    ...getGetExcludedCreatorsQueryOptions(),
    select: ({ data }) => data.excludeCreators,
  });
}

const writes = ["ignored-creators"];

/**
 * Saves the whole list (API-14, GAP-39), optimistically (SET-PREF-22). The field shows a refusal itself; 400 means that a
 * name does not exist (SET-PREF-27).
 */
export function useSaveIgnoredCreators() {
  const { queryKey } = ignoredCreatorsQuery();
  return useMutation({
    mutationKey: writes,
    scope: { id: "ignored-creators" },
    mutationFn: (names: readonly string[]) => updateExcludedCreators({ excludeCreators: [...names] }),
    onMutate: (names, { client }) =>
      guess(client, queryKey, (answer) => ({ ...answer, data: { excludeCreators: [...names] } })),
    async onSuccess(answer, _names, _revert, { client }) {
      if (!isLastWrite(client, writes)) return;
      await keepAnswer(client, queryKey, answer);
    },
    onError: (_error, _names, revert) => revert?.(),
    onSettled(_answer, error, _names, _revert, { client }) {
      if (error === null) {
        tellTabs(queryKey);
        refreshOffered(client);
      } else if (isLastWrite(client, writes)) void client.invalidateQueries({ queryKey });
    },
    meta: { success: messages.preferences.ignoredCreatorsSaved },
  });
}
