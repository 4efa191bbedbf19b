import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { branchThread } from "#src/generated/api/thread/branch-thread.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { randomId } from "#src/lib/random-id.ts";
import "../meta.ts";
import { threadQuery } from "../thread/queries.ts";
import { refreshThreadLists } from "../thread/refresh.ts";

/** Starts a new thread from a message, its shown alternate and all before it (GAP-131). The answer is the new thread. */
export function useBranchThread() {
  return useMutation({
    mutationFn: ({ id, threadId, activeAlternate }: Message) =>
      branchThread(
        threadId,
        { messageId: id, alternateId: activeAlternate },
        { headers: { "Idempotency-Key": randomId() } },
      ),
    meta: { success: texts.chat.branched, failure: texts.chat.branchFailed },
    onSuccess(answer, _message, _result, { client }) {
      client.setQueryData(threadQuery(answer.data.id).queryKey, answer);
      void refreshThreadLists(client);
    },
  });
}
