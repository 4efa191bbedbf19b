import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import type { PreferenceValues } from "#src/domain/response-preferences.ts";
import { getGetChatConfigQueryKey } from "#src/generated/api/thread/get-chat-config.ts";
import { updateResponsePreferences } from "#src/generated/api/user/update-response-preferences.ts";
import { preferenceWrites } from "../chat-config/preference-writes.ts";
import { guess, isLastWrite } from "../optimistic.ts";
import { userInfoQuery } from "./queries.ts";

/** Saves the five response preferences for all chats (GAP-31, API-50). Optimistic, rolled back on failure (MSG-15). */
export function useSaveResponsePreferences() {
  return useMutation({
    mutationKey: preferenceWrites,
    scope: { id: "response-preferences" },
    mutationFn: (five: PreferenceValues) => updateResponsePreferences(five),
    onMutate: (five, { client }) =>
      guess(client, userInfoQuery().queryKey, (answer) => ({ ...answer, data: { ...answer.data, ...five } })),
    onError: (_error, _five, revert) => revert?.(),
    onSettled: (_answer, _error, _five, _revert, { client }) =>
      isLastWrite(client, preferenceWrites) &&
      Promise.all([
        client.invalidateQueries({ queryKey: userInfoQuery().queryKey }),
        // Chats that inherit these values have changed too.
        client.invalidateQueries({ queryKey: [getGetChatConfigQueryKey()[0]] }),
      ]),
    meta: { failure: messages.preferences.saveFailed },
  });
}
