import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { deleteThread } from "#src/generated/api/thread/delete-thread.ts";
import { newestPageKey } from "../reply/chat-store.ts";
import { threadQuery } from "./queries.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { changeAtOnce, patchLists, threadListKey } from "./thread-list.ts";
import { tellOtherTabs } from "./thread-news.ts";

/**
 * Deletes a thread without asking (GAP-130): removed from every list at once, restored on failure. Undo passes the
 * answer's `deletionId` to `useRestoreDeletion`.
 */
export function useDeleteThread() {
  return useMutation({
    mutationFn: (threadId: string) => deleteThread(threadId),
    meta: { failure: texts.threads.deleteFailed },
    onMutate: (threadId, { client }) => changeAtOnce(client, threadId, () => null),
    onSuccess(_answer, threadId, _revert, { client }) {
      patchLists(client, threadId, () => null);
      for (const queryKey of [threadQuery(threadId).queryKey, newestPageKey(threadId)])
        client.removeQueries({ queryKey, type: "inactive" });
      void client.invalidateQueries({ queryKey: recentChatsKey });
      tellOtherTabs(threadId);
    },
    onError(_error, _threadId, revert, { client }) {
      revert?.();
      // Several may be pending at once, so refetch the server's state.
      void client.invalidateQueries({ queryKey: threadListKey });
    },
  });
}
