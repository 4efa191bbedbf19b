import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { deleteMessage } from "#src/generated/api/message/message.ts";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { DeleteMessageResponse } from "#src/generated/zod/schemas/deleteMessageResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";
import { refreshThreadLists } from "../thread/refresh.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { trashKey } from "../trash/queries.ts";
import { setMessageCount } from "./apply-reply-event.ts";
import { withoutMessages, withTakenRows, type MessageWindow, type TakenRows } from "./message-window.ts";
import { changeWindow, messageWindowKey } from "./queries.ts";

export type DeleteMessages = { message: Message; scope: DeleteScope };
/** What an Undo needs: the name of the deletion, and the rows with their place. */
export type DeletedMessages = { deletionId: string; threadId: string; taken: TakenRows };

/**
 * Deletes one message, or it and all that follow (GAP-130): gone at once, back again where the server refuses, with its
 * reason. The answer is what `useRestoreDeletion` and `putBack` undo.
 */
export function useDeleteMessages() {
  return useMutation({
    mutationFn: ({ message, scope }: DeleteMessages) =>
      checked(DeleteMessageResponse, deleteMessage(message.id, { scope })),
    meta: { failure: texts.chat.deleteFailed, doesServerMessageWin: true },
    onMutate({ message, scope }, { client }) {
      const { threadId } = message;
      const rows = client.getQueryData<MessageWindow>(messageWindowKey(threadId))?.rows ?? [];
      const from = rows.findIndex((row) => row.message.id === message.id);
      const gone = scope === "one" ? rows.slice(from, from + 1) : rows.slice(from);
      let taken: TakenRows = { rows: [], afterKey: null };
      changeWindow(client, threadId, (window) => {
        const result = withoutMessages(window, new Set(gone.map((row) => row.message.id)));
        taken = result.taken;
        return result.window;
      });
      return { taken };
    },
    onError(_error, { message }, before, { client }) {
      if (before) changeWindow(client, message.threadId, (window) => withTakenRows(window, before.taken));
    },
    onSuccess({ data }, { message }, _before, { client }) {
      setMessageCount(client, message.threadId, data.messageCount);
      tellOtherTabs(message.threadId);
      void client.invalidateQueries({ queryKey: trashKey });
      void refreshThreadLists(client);
    },
  });
}
