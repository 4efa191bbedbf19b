import { useDeleteThread } from "#src/data/thread/mutations.ts";
import { useTakeBack } from "#src/data/trash/restore.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { chatTexts } from "../chat-texts.ts";

/** Deletes the open chat without asking and leaves it; Undo brings it back (GAP-130). Null without a thread. */
export function useDeleteChat(thread: Thread | null, onDeleted: () => void): (() => void) | null {
  const { mutateAsync: deleteThread, isPending } = useDeleteThread();
  const takeBack = useTakeBack();
  const offerUndo = useUndo();
  if (thread === null) return null;
  return () => {
    if (isPending) return;
    const answer = deleteThread(thread.id);
    offerUndo(
      answer.then(({ data }) => ({
        text: chatTexts.chatDeleted(thread.title ?? thread.characterName),
        takeBack: () => takeBack(data.deletionId),
      })),
    );
    void answer.then(onDeleted, () => undefined);
  };
}
