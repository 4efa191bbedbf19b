import { useCallback, useEffect, useRef } from "react";
import { useRestoreDeletion } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { conversationsTexts } from "./conversations-texts.ts";

/** The deletions of one press. */
type Step = readonly string[];

/**
 * Undo for what was deleted while the screen is open, three ways (GAP-108): the toast, Ctrl+Z (the latest first) and, after
 * the screen is left, Recently deleted. Answers a function that takes a toast's text and what it undoes.
 */
export function useUndo(): (text: string, deletionIds: Step) => void {
  const { mutateAsync: restore } = useRestoreDeletion();
  const steps = useRef<{ step: Step; toast: number }[]>([]);

  const undo = useCallback(
    async (step: Step) => {
      const known = steps.current.find((one) => one.step === step);
      if (known === undefined) return;
      steps.current = steps.current.filter((one) => one !== known);
      toaster.dismiss(known.toast);
      const restored = await Promise.allSettled(step.map((deletionId) => restore(deletionId)));
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
      void undo(last.step);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [undo]);

  return useCallback(
    (text, step) => {
      if (step.length === 0) return;
      const toast = toaster.success(text, { label: conversationsTexts.undo, onAction: () => void undo(step) });
      steps.current.push({ step, toast });
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
