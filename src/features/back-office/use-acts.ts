import { useCallback } from "react";
import type { Outcome } from "#src/data/admin/mutations.ts";
import { failureText } from "#src/data/failure-text.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { backOfficeTexts } from "./back-office-texts.ts";

type Act<Result> = {
  run: () => Promise<Outcome<Result>>;
  /** The success text, by the number of items. */
  done: (count: number) => string;
  /** Reverts the action; without it there is no Undo. */
  takeBack?: (done: readonly Result[]) => Promise<unknown>;
  /** Called with the items that failed, which stay selected. */
  choose?: (ids: readonly string[]) => void;
};

export type Acts = <Result>(act: Act<Result>) => Promise<void>;
/**
 * Runs an action on several items: reports how many succeeded, offers Undo if there is one, and keeps the failed ones
 * selected. Rejects if none succeeded, so that a dialog can stay open and show it.
 */
export function useActs(): Acts {
  const offer = useUndo();
  return useCallback(
    async ({ run, done: say, takeBack, choose }) => {
      const { done, failedIds, failure } = await run();
      choose?.(failedIds);
      if (done.length === 0) throw failure ?? new Error(backOfficeTexts.notDone);
      const text = backOfficeTexts.outcome(say(done.length), failedIds.length);
      if (takeBack === undefined) {
        toaster.success(text);
        return;
      }
      offer(
        Promise.resolve({
          text,
          takeBack: () =>
            takeBack(done).then(
              () => true,
              () => {
                toaster.error(backOfficeTexts.notDone);
                return false;
              },
            ),
        }),
      );
    },
    [offer],
  );
}

/** Reports a failed action in a toast, for presses outside a dialog; a dialog shows the failure itself. */
export const tellFailure = (act: Promise<void>): Promise<void> =>
  act.catch((failure: unknown) => void toaster.error(failureText(backOfficeTexts.notDone, failure)));
