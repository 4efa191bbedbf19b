import { useEffect, useRef, useState } from "react";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { useDeleteMessages, useUndoDelete, type DeletedMessages } from "#src/data/message/delete-messages.ts";
import type { ChatRow } from "#src/data/message/message-window.ts";
import { doOnce } from "#src/lib/do-once.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { chatTexts } from "./chat-texts.ts";
import { afterClosing } from "./after-closing.ts";
import { rowElement } from "./row-element.ts";

/**
 * Deleting with its three ways back (GAP-108, GAP-130): the toast, Ctrl+Z while the chat is open, and the trash. One
 * message goes without a question; `question` is the message from which on all shall go, until that is answered.
 */
export function useDeleting(rowsNow: () => readonly ChatRow[]) {
  const takeBack = useUndoDelete();
  const [question, setQuestion] = useState<Message | null>(null);
  const done = useRef<DeletedMessages[]>([]);
  /** Gone from the screen, with the server's answer still to come: what it will be undone by. */
  const underWay = useRef<Promise<DeletedMessages | undefined>[]>([]);
  const [once] = useState(doOnce);
  const { mutateAsync } = useDeleteMessages((deleted) => {
    done.current.push(deleted);
    toaster.info(chatTexts.removed(deleted.count), { label: chatTexts.undo, onAction: () => void undo(deleted) });
  });

  async function undo(deleted: DeletedMessages) {
    if (!done.current.includes(deleted)) return;
    done.current = done.current.filter(({ deletionId }) => deletionId !== deleted.deletionId);
    if (await takeBack(deleted)) toaster.success(chatTexts.restored);
  }

  function act(message: Message, scope: DeleteScope) {
    const rows = rowsNow();
    const at = rows.findIndex((row) => row.message.id === message.id);
    const beside = rows[at - 1] ?? rows[at + 1];
    once(message.id, () => {
      const deletion = mutateAsync({ message, scope }).then(({ deletionId }) =>
        done.current.find((deleted) => deleted.deletionId === deletionId),
      );
      underWay.current.push(deletion);
      return deletion.finally(() => (underWay.current = underWay.current.filter((one) => one !== deletion)));
    });
    // The keyboard stays where it was reading.
    if (beside !== undefined) afterClosing(() => rowElement(beside.key)?.focus({ preventScroll: true }));
  }

  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isUndo(event) || isTyping(event.target)) return;
      // Each press takes back one, the latest first.
      const last = underWay.current.pop() ?? done.current.at(-1);
      if (last === undefined) return;
      event.preventDefault();
      void Promise.resolve(last).then(
        (deleted) => (deleted === undefined ? undefined : latest.current(deleted)),
        // One that was refused has come back by itself.
        () => undefined,
      );
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return {
    remove: (message: Message, scope: DeleteScope) => (scope === "one" ? act(message, scope) : setQuestion(message)),
    question,
    answer(isYes: boolean) {
      setQuestion(null);
      if (isYes && question !== null) act(question, "onward");
    },
  };
}

function isUndo({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === "z" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** A field has an Undo of its own, as long as it holds something. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value !== "" : false;
}
