import { useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { heard } from "#src/client-state/single-keys.ts";
import { shortcuts } from "#src/domain/shortcuts.ts";

/** Opens the tree of a chat, also by the key T; null without a thread. */
export function useTree(threadId: string | null): (() => void) | null {
  const navigate = useNavigate();
  const open = useMemo(
    () =>
      threadId === null ? null : () => void navigate({ to: "/chat-tree/$threadId", params: { threadId }, search: {} }),
    [navigate, threadId],
  );
  useEffect(() => {
    if (open === null) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("[aria-modal=true]") !== null) return;
      if (heard(shortcuts.chat.tree, event) !== -1) open();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [open]);
  return open;
}
