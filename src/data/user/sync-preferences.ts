import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { syncPreferences } from "#src/generated/api/ai-model/sync-preferences.ts";
import { getGetChatConfigQueryKey } from "#src/generated/api/thread/get-chat-config.ts";

/** Overwrites the preferences of older characters and chats with the global ones (API-16, GAP-45). No body. */
export function useSyncPreferences() {
  return useMutation({
    mutationFn: () => syncPreferences(),
    onSettled: (_answer, _error, _nothing, _result, { client }) =>
      void client.invalidateQueries({ queryKey: [getGetChatConfigQueryKey()[0]] }),
    meta: { success: messages.preferences.synced, failure: messages.preferences.syncFailed },
  });
}
