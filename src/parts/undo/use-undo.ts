import { useEffect, useState } from "react";
import { texts } from "#src/domain/texts.ts";
import { holdsText } from "#src/lib/text-field.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { isUndoKey } from "./undo-key.ts";

/** What a press has done: what to say of it, and what takes it back; that answers whether it went, and says why not. */
export type Undoable = { text: string; takeBack: () => Promise<boolean> };
type Step = { outcome: Promise<Undoable | null>; toast: number | null };

/**
 * Undo for what is done while a screen is open, by a toast and by Ctrl+Z (GAP-108, GAP-130): the latest first, each press
 * one. Answers a function that takes what will have become of a press, null or a rejection where it was refused: it can be
 * undone from the press on, since what goes is gone from the screen before the server has answered. A field that holds
 * text keeps Ctrl+Z for itself.
 */
export function useUndo(): (outcome: Promise<Undoable | null>) => void {
  const [steps] = useState(createSteps);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event) || holdsText(event.target)) return;
      if (steps.undoLast()) event.preventDefault();
    };
    // The last to hear of a key: what a field or a dialog has made of it counts.
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [steps]);
  return steps.offer;
}

function createSteps() {
  let steps: readonly Step[] = [];

  /** False where it is undone already, or came to nothing. */
  function take(step: Step): boolean {
    const had = steps.length;
    steps = steps.filter((one) => one !== step);
    return steps.length < had;
  }

  async function undo(step: Step): Promise<void> {
    if (!take(step)) return;
    if (step.toast !== null) toaster.dismiss(step.toast);
    const done = await step.outcome;
    if (done !== null && (await done.takeBack())) toaster.success(texts.trash.restored);
  }

  async function follow(step: Step): Promise<void> {
    const done = await step.outcome;
    if (done === null) take(step);
    if (done === null || !steps.includes(step)) return;
    const toast = toaster.info(done.text, { label: texts.actions.undo, onAction: () => void undo(step) });
    // The same words raised again are the same toast, which now undoes this step: it is no other's to take away.
    for (const one of steps) if (one.toast === toast) one.toast = null;
    step.toast = toast;
  }

  return {
    offer: (outcome: Promise<Undoable | null>): void => {
      // Who does it tells how it was refused.
      const step: Step = { outcome: outcome.catch(() => null), toast: null };
      steps = [...steps, step];
      void follow(step);
    },
    undoLast: (): boolean => {
      const last = steps.at(-1);
      if (last !== undefined) void undo(last);
      return last !== undefined;
    },
  };
}
