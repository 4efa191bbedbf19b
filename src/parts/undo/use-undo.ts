import { useEffect, useState } from "react";
import { texts } from "#src/domain/texts.ts";
import { holdsText } from "#src/lib/text-field.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { isUndoKey } from "./undo-key.ts";

/**
 * What an action did: the text to show, and the function that undoes it. That returns whether it succeeded, and reports
 * its own failure.
 */
export type Undoable = { text: string; takeBack: () => Promise<boolean> };
type Step = { outcome: Promise<Undoable | null>; toast: number | null };

/**
 * Undo by toast and Ctrl+Z while a screen is open (GAP-108, GAP-130), most recent first, one step per press. Takes the
 * promise of an action's outcome, null or a rejection if it failed, so that the action can be undone before the server
 * has answered. A field that holds text keeps Ctrl+Z for itself.
 */
export function useUndo(): (outcome: Promise<Undoable | null>) => void {
  const [steps] = useState(createSteps);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event) || holdsText(event.target)) return;
      if (steps.undoLast()) event.preventDefault();
    };
    // On window, so that fields and dialogs handle the key first.
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [steps]);
  return steps.offer;
}

function createSteps() {
  let steps: readonly Step[] = [];

  /** False if it was undone already, or the action failed. */
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
    // A repeated text reuses its toast, which now undoes this step: detach it from the earlier ones.
    for (const one of steps) if (one.toast === toast) one.toast = null;
    step.toast = toast;
  }

  return {
    offer: (outcome: Promise<Undoable | null>): void => {
      // The action reports its own failure.
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
