import { useState } from "react";
import { useChatFrame } from "./chat-frame.ts";
import { rowElement } from "./row-element.ts";

/** Whether a row is being edited in its place. When that ends the keyboard goes on from the row. */
export function useEditing(rowKey: string) {
  const { actions } = useChatFrame();
  const [isEditing, setIsEditing] = useState(false);
  return {
    isEditing,
    begin: () => {
      setIsEditing(true);
      actions.keepRow(rowKey);
    },
    end: () => {
      setIsEditing(false);
      actions.keepRow(null);
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) rowElement(rowKey)?.focus({ preventScroll: true });
      });
    },
  };
}
