import { useCallback } from "react";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import type { EntryDraft } from "./lorebook-draft.ts";
import { loreTexts } from "./lorebooks-texts.ts";

type ChangeEntries = (change: (all: readonly EntryDraft[]) => EntryDraft[]) => void;

/** Restores entries at their former positions, up to the maximum of a lorebook. */
function withBack(all: readonly EntryDraft[], removed: readonly { at: number; entry: EntryDraft }[]): EntryDraft[] {
  const next = [...all];
  for (const { at, entry } of removed)
    if (next.length < 1000 && !next.some(({ localId }) => localId === entry.localId)) next.splice(at, 0, entry);
  return next;
}

/** Removes entries from the form; the toast and Ctrl+Z restore them. */
export function useEntryRemoval(entries: readonly EntryDraft[], changeEntries: ChangeEntries) {
  const offerUndo = useUndo();
  return useCallback(
    (localIds: ReadonlySet<string>) => {
      const removed = entries.flatMap((entry, at) => (localIds.has(entry.localId) ? [{ at, entry }] : []));
      changeEntries((all) => all.filter(({ localId }) => !localIds.has(localId)));
      offerUndo(
        Promise.resolve({
          text: loreTexts.removed(removed.length),
          takeBack: () => {
            changeEntries((all) => withBack(all, removed));
            return Promise.resolve(true);
          },
        }),
      );
    },
    [entries, changeEntries, offerUndo],
  );
}
