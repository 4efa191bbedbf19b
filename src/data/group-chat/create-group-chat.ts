import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import type { CreateGroupChatBody } from "#src/generated/api/model/createGroupChatBody.ts";
import { createGroupChat } from "#src/generated/api/group-chat/create-group-chat.ts";
import { groupChatListKey } from "./queries.ts";

/** Creates a group from its draft; the id is undefined if the answer has none (GROUP-45). Retries reuse the `key`. */
export function useCreateGroupChat() {
  return useMutation({
    mutationFn: async ({ body, key }: { body: CreateGroupChatBody; key: string }) =>
      (await createGroupChat(body, { headers: { "Idempotency-Key": key } })).data.id,
    meta: { failure: messages.group.createFailed },
    onSuccess: (_id, _given, _result, { client }) => client.invalidateQueries({ queryKey: groupChatListKey }),
  });
}
