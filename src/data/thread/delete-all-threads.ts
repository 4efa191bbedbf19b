import { type QueryKey, useMutation } from "@tanstack/react-query";
import { deleteAllThreads } from "#src/generated/api/thread/delete-all-threads.ts";
import { recount } from "../my-data/restore-all.ts";
import { tellTabs } from "../tab-news.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { refreshThreadLists } from "./refresh.ts";
import { threadListKey } from "./thread-list.ts";

/** Whether a query is of one thread: itself, its messages, its tree. */
const isOfThread = ([address]: QueryKey): boolean =>
  typeof address === "string" && address.startsWith("/api/v1/chat/threads/");

/**
 * Deletes every thread as one deletion (GAP-130); shows neither success nor failure, which are the dialog's. Undo passes
 * the answer's `deletionId` to `useRestoreAll`.
 */
export function useDeleteAllThreads() {
  return useMutation({
    mutationFn: () => deleteAllThreads(),
    onSuccess(_answer, _given, _result, { client }) {
      // Queries that a page of a deleted chat still shows are left to it.
      client.removeQueries({ predicate: ({ queryKey }) => isOfThread(queryKey), type: "inactive" });
      tellTabs(threadListKey, recentChatsKey);
      void recount(client);
      return refreshThreadLists(client);
    },
  });
}
