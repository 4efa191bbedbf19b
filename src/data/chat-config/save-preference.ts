import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import type { PreferenceChange } from "#src/domain/response-preferences.ts";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import { guess, isLastWrite } from "../optimistic.ts";
import { chatConfigQuery } from "../thread/queries.ts";
import { preferenceWrites } from "./preference-writes.ts";

export type SavePreference = {
  characterId: string;
  /** Null applies to every chat with the character. */
  threadId: string | null;
  change: PreferenceChange;
};

/**
 * Sets one of the five response preferences for a character or a thread; null inherits again (GAP-136). Optimistic,
 * rolled back on failure (MSG-15). Requests go one at a time, so that the last choice wins.
 */
export function useSavePreference() {
  return useMutation({
    mutationKey: preferenceWrites,
    scope: { id: "response-preferences" },
    mutationFn: ({ characterId, threadId, change }: SavePreference) =>
      updateChatConfig({
        characterId,
        ...(threadId === null ? {} : { threadId }),
        responsePreferences: { [change.key]: change.value },
      }),
    onMutate: ({ characterId, threadId, change }, { client }) =>
      guess(client, chatConfigQuery(characterId, threadId).queryKey, (answer) => ({
        ...answer,
        data: {
          ...answer.data,
          responsePreferences: { ...answer.data.responsePreferences, [change.key]: change.value },
        },
      })),
    onError: (_error, _saved, revert) => revert?.(),
    onSettled: (_answer, _error, { characterId, threadId }, _revert, { client }) =>
      isLastWrite(client, preferenceWrites) &&
      client.invalidateQueries({ queryKey: chatConfigQuery(characterId, threadId).queryKey }),
    meta: { failure: messages.preferences.saveFailed },
  });
}
