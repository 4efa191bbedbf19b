import { useCallback } from "react";
import type { Outcome } from "#src/data/admin/mutations.ts";
import { failureText } from "#src/data/failure-text.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { backOfficeTexts } from "./back-office-texts.ts";

type Act<Result> = {
  run: () => Promise<Outcome<Result>>;
  /** What was done, by how many. */
  done: (count: number) => string;
  /** Takes it back; without it there is no Undo. */
  takeBack?: (done: readonly Result[]) => Promise<unknown>;
  /** Keeps those chosen that could not be done. */
  choose?: (ids: readonly string[]) => void;
};

export type Acts = <Result>(act: Act<Result>) => Promise<void>;
/**
 * Does something to several, tells how many, offers Undo where there is one, and keeps chosen what failed. Rejects when
 * nothing at all was done, so that a dialog can stay and say it.
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

/** Tells in a toast that an act failed, for presses outside a dialog; a dialog says it itself. */
export const tellFailure = (act: Promise<void>): Promise<void> =>
  act.catch((failure: unknown) => void toaster.error(failureText(backOfficeTexts.notDone, failure)));
