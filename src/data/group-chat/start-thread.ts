import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { createGroupThread } from "#src/generated/api/group-chat/create-group-thread.ts";
import { refreshThreadLists } from "../thread/refresh.ts";
import { groupChatListKey } from "./queries.ts";

/** Starts a thread of a group and returns its id (API-26). Retries reuse the `key`, so that only one is created. */
export function useStartGroupThread() {
  return useMutation({
    mutationFn: async ({ groupId, key }: { groupId: string; key: string }) => {
      const body = { groupChatDefinitionId: groupId, AlwaysRespondCharacterIds: [] };
      return (await createGroupThread(body, { headers: { "Idempotency-Key": key } })).data.id;
    },
    meta: { failure: messages.group.threadFailed },
    onSuccess: (_id, _given, _result, { client }) =>
      Promise.all([client.invalidateQueries({ queryKey: groupChatListKey }), refreshThreadLists(client)]),
  });
}
