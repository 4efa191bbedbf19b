import { useMutation, useQueryClient } from "@tanstack/react-query";
import { takenBy } from "#src/domain/chat/changes.ts";
import type { TakenRows } from "#src/domain/chat/chat-event.ts";
import { texts } from "#src/domain/texts.ts";
import { deleteMessage } from "#src/generated/api/message/delete-message.ts";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import "../meta.ts";
import { patchThread } from "../thread/patch-thread.ts";
import { refreshThreadLists } from "../thread/refresh.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { useRestoreDeletion } from "../trash/restore.ts";
import { threadChat } from "./chat-store.ts";
import { hearOfChange } from "./message-pages.ts";

type Deletion = { message: Pick<Message, "id" | "threadId">; scope: DeleteScope };
/** What Undo needs of a deletion: its id, the number of messages, and the rows with their position. */
export type DeletedMessages = { deletionId: string; threadId: string; count: number; taken: TakenRows };

const idsOf = ({ rows }: TakenRows) => rows.map(({ message }) => message.id);

/**
 * Deletes one message, or it and all that follow (GAP-130), optimistically: rejects with the server's reason and restores
 * the rows if refused. Null if the message is no longer on the page.
 */
export function useDeleteMessages() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    async mutationFn({ message, scope }: Deletion & { taken: TakenRows | null }) {
      return (await deleteMessage(message.id, { scope })).data;
    },
    meta: { failure: texts.chat.deleteFailed },
    onError(_error, { message: { threadId }, taken }) {
      if (taken === null) return;
      threadChat(threadId).dispatch({ type: "restored", taken });
      // The rows may have changed while they were removed.
      void hearOfChange(client, threadId);
    },
    onSuccess({ messageCount, messageIds }, { message: { threadId }, taken }) {
      const settled = [...messageIds, ...(taken === null ? [] : idsOf(taken))];
      threadChat(threadId).dispatch({ type: "deletion settled", messageIds: settled });
      patchThread(client, threadId, { messageCount });
      tellOtherTabs(threadId);
      void refreshThreadLists(client);
    },
  });
  return async ({ message, scope }: Deletion): Promise<DeletedMessages | null> => {
    const { threadId } = message;
    const chat = threadChat(threadId);
    const taken = takenBy(chat.get(), message.id, scope);
    if (taken !== null) chat.dispatch({ type: "deleted", taken, isOnward: scope === "onward" });
    const { deletionId, messageIds } = await mutateAsync({ message, scope, taken });
    return taken && { deletionId, threadId, count: messageIds.length, taken };
  };
}

/** Undoes a deletion: the rows return at once under their old keys, and are removed again if the server refuses. */
export function useUndoDelete() {
  const { mutateAsync } = useRestoreDeletion();
  return async ({ deletionId, threadId, taken }: DeletedMessages): Promise<boolean> => {
    const chat = threadChat(threadId);
    chat.dispatch({ type: "restored", taken });
    try {
      await mutateAsync(deletionId);
      return true;
    } catch {
      chat.dispatch({ type: "deleted", taken, isOnward: false });
      return false;
    } finally {
      chat.dispatch({ type: "deletion settled", messageIds: idsOf(taken) });
    }
  };
}
