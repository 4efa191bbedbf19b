import { useEffect, useRef, useState } from "react";
import { type ChatRow, storedOf } from "#src/domain/chat/chat-row.ts";
import { useChatFrame } from "../chat-frame.ts";
import { baseOf } from "./edit-drafts.ts";
import { rowElement } from "./row-element.ts";

/** Whether a row is being edited; an edit left open is restored. When it ends focus returns to the row. */
export function useEditing(row: ChatRow) {
  const { actions, edits } = useChatFrame();
  const message = storedOf(row);
  const [isEditing, setIsEditing] = useState(() => message !== null && edits.get(message.id) !== null);
  const [isBegun, setIsBegun] = useState(false);
  const hasEnded = useRef(false);
  // The editor unmounts with the focus in it; before that there is no focus to restore.
  useEffect(() => {
    if (isEditing || !hasEnded.current) return;
    hasEnded.current = false;
    if (document.activeElement === document.body) rowElement(row.key)?.focus({ preventScroll: true });
  }, [isEditing, row.key]);
  return {
    isEditing: isEditing && message !== null,
    /** Started by a press, so the editor takes focus. */
    isBegun,
    begin: () => {
      if (message === null) return;
      edits.set(message.id, { text: message.content, base: baseOf(message) });
      setIsEditing(true);
      setIsBegun(true);
      actions.keepRow(row.key);
    },
    end: () => {
      if (message !== null) edits.set(message.id, null);
      hasEnded.current = true;
      setIsEditing(false);
      actions.keepRow(null);
    },
  };
}
