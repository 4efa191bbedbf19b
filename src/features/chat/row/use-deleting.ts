import { useRef, useState } from "react";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { useDeleteMessages, useUndoDelete } from "#src/data/reply/delete-messages.ts";
import { type ChatRow, indexOfMessage } from "#src/domain/chat/chat-row.ts";
import { doOnce } from "#src/lib/do-once.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { chatTexts } from "../chat-texts.ts";
import { rowElement } from "./row-element.ts";

/**
 * Deleting with Undo (GAP-130). One message is deleted without asking; `question` is the first of several to delete,
 * until answered.
 */
export function useDeleting(rowsNow: () => readonly ChatRow[]) {
  const deleteMessages = useDeleteMessages();
  const takeBack = useUndoDelete();
  const offerUndo = useUndo();
  const [question, setQuestion] = useState<Message | null>(null);
  const [once] = useState(doOnce);
  const beside = useRef<HTMLElement | null>(null);

  function act(message: Message, scope: DeleteScope) {
    const rows = rowsNow();
    const at = indexOfMessage(rows, message.id);
    const neighbour = rows[at - 1] ?? rows[at + 1];
    once(message.id, () => {
      const outcome = deleteMessages({ message, scope }).then(
        (deleted) => deleted && { text: chatTexts.removed(deleted.count), takeBack: () => takeBack(deleted) },
      );
      offerUndo(outcome);
      return outcome;
    });
    // Keep keyboard focus at the reading position. While the question is open its focus trap has it and restores it.
    beside.current = neighbour === undefined ? null : rowElement(neighbour.key);
    beside.current?.focus({ preventScroll: true });
  }

  return {
    remove(message: Message, scope: DeleteScope) {
      if (scope === "one") return act(message, scope);
      beside.current = null;
      setQuestion(message);
    },
    question,
    afterAnswer: beside,
    answer(isYes: boolean) {
      setQuestion(null);
      if (isYes && question !== null) act(question, "onward");
    },
  };
}
