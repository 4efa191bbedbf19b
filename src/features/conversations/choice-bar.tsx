import { useEffect } from "react";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { Button } from "#src/ui/button/button.tsx";
import { css } from "#styled-system/css";
import { conversationsTexts } from "./conversations-texts.ts";
import type { ThreadActions } from "./use-thread-actions.ts";

const bar = css({
  position: "sticky",
  bottom: "calc(12px + env(safe-area-inset-bottom))",
  zIndex: "sticky",
  row: "2",
  width: "fit-content",
  maxWidth: "full",
  mx: "auto",
  mt: "6",
  ps: "18px",
  pe: "2",
  py: "2",
  borderRadius: "full",
  bg: "bg.overlay",
  boxShadow: "2",
  textStyle: "control",
  whiteSpace: "nowrap",
});

/** Actions for the selected threads. Escape leaves selection mode. */
export function ChoiceBar({
  threads,
  actions,
  onDone,
}: {
  threads: readonly Thread[];
  actions: ThreadActions;
  onDone: () => void;
}) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onDone();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onDone]);
  const areAllPinned = threads.length > 0 && threads.every(({ isPinned }) => isPinned);
  const isNone = threads.length === 0;
  return (
    <div role="toolbar" aria-label={conversationsTexts.select} className={bar}>
      <span role="status" className={css({ me: "2", fontVariantNumeric: "tabular-nums" })}>
        {conversationsTexts.chosen(threads.length)}
      </span>
      <Button
        size="sm"
        disabled={isNone}
        onClick={() => {
          actions.setPinned(threads, !areAllPinned);
          onDone();
        }}
      >
        {areAllPinned ? conversationsTexts.unpin : conversationsTexts.pin}
      </Button>
      <Button
        size="sm"
        variant="danger"
        disabled={isNone}
        onClick={() => {
          actions.remove(threads);
          onDone();
        }}
      >
        {conversationsTexts.delete}
      </Button>
      <Button size="sm" variant="ghost" onClick={onDone}>
        {conversationsTexts.done}
      </Button>
    </div>
  );
}
