import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { deleteMessage } from "#src/generated/api/message/delete-message.ts";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { DeleteMessageResponse } from "#src/generated/zod/schemas/deleteMessageResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";
import { setMessageCount } from "../thread/message-count.ts";
import { refreshThreadLists } from "../thread/refresh.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { trashKey } from "../trash/queries.ts";
import { useRestoreDeletion } from "../trash/restore.ts";
import { withoutMessages, withTakenRows, type MessageWindow, type TakenRows } from "./message-window.ts";
import { changeWindow, messageWindowKey } from "./queries.ts";

type Deletion = { message: Message; scope: DeleteScope };
/** A deletion as its Undo needs it: its name, how many messages went, and the rows with their place. */
export type DeletedMessages = { deletionId: string; threadId: string; count: number; taken: TakenRows };

/**
 * Deletes one message, or it and all that follow (GAP-130): gone at once, back again where the server refuses, with its
 * reason, and then it rejects. Null where the message was no longer on the page: there is nothing to put back.
 */
export function useDeleteMessages() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    async mutationFn({ message, scope }: Deletion & { taken: TakenRows | null }) {
      return (await checked(DeleteMessageResponse, deleteMessage(message.id, { scope }))).data;
    },
    meta: { failure: texts.chat.deleteFailed, doesServerMessageWin: true },
    onError(_error, { message, taken }) {
      if (taken !== null) changeWindow(client, message.threadId, (window) => withTakenRows(window, taken));
    },
    onSuccess({ messageCount }, { message: { threadId } }) {
      setMessageCount(client, threadId, messageCount);
      tellOtherTabs(threadId);
      void client.invalidateQueries({ queryKey: trashKey });
      void refreshThreadLists(client);
    },
  });
  return async (deletion: Deletion): Promise<DeletedMessages | null> => {
    const { threadId } = deletion.message;
    const taken = takeAway(client, deletion);
    const { deletionId, messageIds } = await mutateAsync({ ...deletion, taken });
    return taken && { deletionId, threadId, count: messageIds.length, taken };
  };
}

function takeAway(client: QueryClient, { message: { id, threadId }, scope }: Deletion): TakenRows | null {
  const window = client.getQueryData<MessageWindow>(messageWindowKey(threadId));
  const from = window?.rows.findIndex((row) => row.message.id === id) ?? -1;
  if (window === undefined || from === -1) return null;
  const gone = window.rows.slice(from, scope === "one" ? from + 1 : undefined).map((row) => row.message.id);
  const { window: left, taken } = withoutMessages(window, new Set(gone));
  // Nothing is left behind the place of the deletion.
  changeWindow(client, threadId, () => (scope === "onward" ? { ...left, hasAfter: false } : left));
  return taken;
}

/** Takes a deletion back: the rows are there at once, under their old keys, and gone again where the server refuses. */
export function useUndoDelete() {
  const client = useQueryClient();
  const { mutateAsync } = useRestoreDeletion();
  return async ({ deletionId, threadId, taken }: DeletedMessages): Promise<boolean> => {
    changeWindow(client, threadId, (window) => withTakenRows(window, taken));
    try {
      await mutateAsync(deletionId);
      return true;
    } catch {
      const ids = new Set(taken.rows.map((row) => row.message.id));
      changeWindow(client, threadId, (window) => withoutMessages(window, ids).window);
      return false;
    }
  };
}
