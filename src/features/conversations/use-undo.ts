import { useCallback, useEffect, useRef } from "react";
import { useRestoreDeletion } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { conversationsTexts } from "./conversations-texts.ts";

/** What became of one press: what to say of it, and the deletions it made; none where all were refused. */
export type Removed = { text: string; deletionIds: readonly string[] };
type Step = { outcome: Promise<Removed>; toast: number | null };

/**
 * Undo for what was deleted while the screen is open, three ways (GAP-108): the toast, Ctrl+Z (the latest first) and, after
 * the screen is left, Recently deleted. Answers a function that takes what will have become of a press: it can be undone
 * from the press on, since what goes is gone from the screen before the server has answered.
 */
export function useUndo(): (outcome: Promise<Removed>) => Promise<void> {
  const { mutateAsync: restore } = useRestoreDeletion();
  const steps = useRef<Step[]>([]);

  const undo = useCallback(
    async (step: Step) => {
      if (!steps.current.includes(step)) return;
      steps.current = steps.current.filter((one) => one !== step);
      if (step.toast !== null) toaster.dismiss(step.toast);
      const { deletionIds } = await step.outcome;
      const restored = await Promise.allSettled(deletionIds.map((deletionId) => restore(deletionId)));
      if (restored.some(({ status }) => status === "fulfilled")) toaster.success(texts.trash.restored);
    },
    [restore],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const last = steps.current.at(-1);
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === "z";
      if (last === undefined || !isUndo || event.defaultPrevented || isWriting(event.target)) return;
      event.preventDefault();
      void undo(last);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [undo]);

  return useCallback(
    async (outcome) => {
      const step: Step = { outcome, toast: null };
      steps.current.push(step);
      const { text, deletionIds } = await outcome;
      if (deletionIds.length === 0) steps.current = steps.current.filter((one) => one !== step);
      else if (steps.current.includes(step))
        step.toast = toaster.success(text, { label: conversationsTexts.undo, onAction: () => void undo(step) });
    },
    [undo],
  );
}

/** In a field Ctrl+Z is the field's. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, input:not([type=checkbox]):not([type=radio])"))
  );
}
