import { useEffect, useRef, useState } from "react";
import { useChatFrame } from "../chat-frame.ts";
import { rowElement } from "./row-element.ts";

/** Whether a row is being edited in its place. When that ends the keyboard goes on from the row. */
export function useEditing(rowKey: string) {
  const { actions } = useChatFrame();
  const [isEditing, setIsEditing] = useState(false);
  const hasEnded = useRef(false);
  // The editor leaves the page with the focus in it; before that there is nothing to give back.
  useEffect(() => {
    if (isEditing || !hasEnded.current) return;
    hasEnded.current = false;
    if (document.activeElement === document.body) rowElement(rowKey)?.focus({ preventScroll: true });
  }, [isEditing, rowKey]);
  return {
    isEditing,
    begin: () => {
      setIsEditing(true);
      actions.keepRow(rowKey);
    },
    end: () => {
      hasEnded.current = true;
      setIsEditing(false);
      actions.keepRow(null);
    },
  };
}
