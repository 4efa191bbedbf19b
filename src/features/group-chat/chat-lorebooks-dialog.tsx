import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#src/data/failure-text.ts";
import { useChatLorebooks } from "#src/data/memory/chat-lorebooks.ts";
import { memoryQuery } from "#src/data/memory/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import type { PickedLorebook } from "#src/parts/lorebook-chips/lorebook-chips.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { groupChatTexts } from "./group-chat-texts.ts";
import { LorebookPickerDialog } from "./lorebook-picker-dialog.tsx";

/** Attaches lorebooks to one chat, each with the press that picks it. */
export function ChatLorebooksDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const { data: memory } = useQuery(memoryQuery(threadId));
  const change = useChatLorebooks(threadId);
  // What was pressed, until the server has said what it keeps.
  const [pressed, setPressed] = useState<readonly PickedLorebook[] | null>(null);
  const picked = pressed ?? memory?.lorebooks ?? [];
  const toggle = (book: PickedLorebook) => {
    if (memory === undefined) return;
    const others = picked.filter(({ id }) => id !== book.id);
    const isOff = others.length < picked.length;
    if (!isOff && picked.length >= limits.groupLorebooks) {
      toaster.error(groupChatTexts.lorebooks.chatFull);
      return;
    }
    const next = isOff ? others : [...picked, book];
    setPressed(next);
    change.mutateAsync(next.map(({ id }) => id)).then(
      () => setPressed((now) => (now === next ? null : now)),
      (error: unknown) => {
        setPressed(null);
        toaster.error(failureText(texts.memory.failed, error));
      },
    );
  };
  return <LorebookPickerDialog picked={picked} onToggle={toggle} onClose={onClose} />;
}
