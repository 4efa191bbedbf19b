import { useMemo } from "react";
import { useDeleteThread, useDuplicateThread, useEditThread, useExportThread } from "#src/data/thread/mutations.ts";
import { useRestoreDeletion } from "#src/data/trash/restore.ts";
import { texts } from "#src/domain/texts.ts";
import type { EditThreadBody } from "#src/generated/api/model/editThreadBody.ts";
import type { ExportFormat } from "#src/generated/api/model/exportFormat.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { randomId } from "#src/lib/random-id.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { conversationsTexts } from "./conversations-texts.ts";
import { threadName } from "./thread-name.ts";

export type ThreadActions = {
  /** Deletes one or several without asking; one Undo covers them all (GAP-130). */
  remove: (threads: readonly Thread[]) => void;
  setPinned: (threads: readonly Thread[], isPinned: boolean) => void;
  /** Lays one or several aside, or takes them out of the archive; Undo as for a deletion (GAP-155). */
  setArchived: (threads: readonly Thread[], isArchived: boolean) => void;
  duplicate: (thread: Thread) => void;
  exportAs: (thread: Thread, format: ExportFormat) => void;
};

/** Actions for threads in a list. A stable object; failures show their own toast. */
export function useThreadActions(): ThreadActions {
  const { mutateAsync: deleteThread } = useDeleteThread();
  const { mutate: editThread, mutateAsync: editThreadLater } = useEditThread();
  const { mutate: duplicateThread } = useDuplicateThread();
  const { mutate: exportThread } = useExportThread();
  const { mutateAsync: restore } = useRestoreDeletion();
  const offerUndo = useUndo();
  return useMemo(
    () => ({
      remove(threads) {
        const answers = Promise.allSettled(threads.map(({ id }) => deleteThread(id)));
        const outcome = answers.then((results) => {
          const deletionIds = results.flatMap((result) =>
            result.status === "fulfilled" ? [result.value.data.deletionId] : [],
          );
          if (deletionIds.length === 0) return null;
          const [only] = threads;
          const text =
            only !== undefined && threads.length === 1
              ? texts.trash.waiting(conversationsTexts.deleted(threadName(only)))
              : texts.trash.waiting(conversationsTexts.deletedMany(deletionIds.length));
          const takeBack = async () => {
            const restored = await Promise.allSettled(deletionIds.map((deletionId) => restore(deletionId)));
            return restored.some(({ status }) => status === "fulfilled");
          };
          return { text, takeBack };
        });
        offerUndo(outcome);
      },
      setPinned(threads, isPinned) {
        // A pin takes it out of the archive; said in the call, every list shows it at once (GAP-155).
        for (const { id: threadId, isPinned: wasPinned, isArchived } of threads)
          if (wasPinned !== isPinned)
            editThread({ threadId, isPinned, ...(isPinned && isArchived && { isArchived: false }) });
      },
      setArchived(given, isArchived) {
        const threads = given.filter((thread) => thread.isArchived !== isArchived);
        /** Those that could be changed. */
        const put = async (ones: readonly Thread[], change: (thread: Thread) => EditThreadBody) => {
          const calls = ones.map((thread) => editThreadLater({ threadId: thread.id, ...change(thread) }));
          const results = await Promise.allSettled(calls);
          return ones.filter((_thread, at) => results[at]?.status === "fulfilled");
        };
        const archive = async () => {
          const done = await put(threads, () => ({ isArchived }));
          const [only] = done;
          if (only === undefined || !isArchived) return null;
          const text =
            done.length === 1
              ? conversationsTexts.archived(threadName(only))
              : conversationsTexts.archivedMany(done.length);
          // Archiving has taken the pin off.
          const before = ({ isPinned }: Thread) => ({ isArchived: false, ...(isPinned && { isPinned }) });
          return { text, takeBack: async () => (await put(done, before)).length > 0 };
        };
        offerUndo(archive());
      },
      duplicate: ({ id }) => duplicateThread({ threadId: id, key: randomId() }),
      exportAs: ({ id }, format) => exportThread({ threadId: id, format }, { onSuccess: saveFile }),
    }),
    [deleteThread, editThread, editThreadLater, duplicateThread, exportThread, restore, offerUndo],
  );
}
