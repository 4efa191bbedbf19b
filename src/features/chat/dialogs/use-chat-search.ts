import { useEffect, useMemo } from "react";
import { pressOf, shortcuts } from "#src/domain/shortcuts.ts";

/** Opens the search in this chat, also by Ctrl+Shift+F: the browser's own search only finds the mounted rows. */
export function useChatSearch(threadId: string | null, onOpen: (dialog: "search") => void): (() => void) | null {
  useEffect(() => {
    if (threadId === null) return;
    const hear = (event: KeyboardEvent) => {
      if (pressOf(shortcuts.chat.search, event) === -1) return;
      event.preventDefault();
      onOpen("search");
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [threadId, onOpen]);
  return useMemo(() => (threadId === null ? null : () => onOpen("search")), [threadId, onOpen]);
}
