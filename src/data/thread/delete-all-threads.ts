import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteAllThreads } from "#src/generated/api/thread/delete-all-threads.ts";
import { myDataQuery } from "../my-data/queries.ts";
import { tellTabs } from "../tab-news.ts";
import { useRestoreDeletion } from "../trash/restore.ts";
import { recentChatsKey } from "./recent-chats.ts";
import { refreshThreadLists } from "./refresh.ts";
import { threadListKey } from "./thread-list.ts";

/** Whether a query is of one thread: itself, its messages, its tree. */
const isOfThread = ([address]: QueryKey): boolean =>
  typeof address === "string" && address.startsWith("/api/v1/chat/threads/");

const recount = (client: QueryClient) => client.invalidateQueries({ queryKey: myDataQuery().queryKey });

/**
 * Deletes every thread as one deletion (GAP-130); shows neither success nor failure, which are the dialog's. Undo passes
 * the answer's `deletionId` to `useRestoreThreads`.
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

/** Brings a deletion of all threads back; false where that failed, which has been told. */
export function useRestoreThreads(): (deletionId: string) => Promise<boolean> {
  const client = useQueryClient();
  const { mutateAsync: restore } = useRestoreDeletion();
  return async (deletionId) => {
    const isBack = await restore(deletionId).then(Boolean, () => false);
    void recount(client);
    return isBack;
  };
}
