import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import type { EditThreadBody } from "#src/generated/api/model/editThreadBody.ts";
import { editThread } from "#src/generated/api/thread/edit-thread.ts";
import { threadQuery } from "./queries.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { changeAtOnce, patchLists, threadListKey } from "./thread-list.ts";
import { tellOtherTabs } from "./thread-news.ts";

export type ThreadChange = EditThreadBody & { threadId: string };

/** Renames or pins a thread (GAP-120), optimistically in every list. An empty title clears it. */
export function useEditThread() {
  return useMutation({
    mutationFn: ({ threadId, ...body }: ThreadChange) => editThread(threadId, body),
    meta: { failure: texts.threads.changeFailed },
    onMutate: ({ threadId, ...body }, { client }) =>
      changeAtOnce(client, threadId, (thread) => ({ ...thread, ...body })),
    onSuccess(answer, { threadId }, _revert, { client }) {
      client.setQueryData(threadQuery(threadId).queryKey, answer);
      patchLists(client, threadId, (thread) => ({ ...thread, ...answer.data }));
      void client.invalidateQueries({ queryKey: recentChatsKey });
      tellOtherTabs(threadId);
    },
    onError(_error, _change, revert, { client }) {
      revert?.();
      void client.invalidateQueries({ queryKey: threadListKey });
    },
  });
}
