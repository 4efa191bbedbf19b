import { useDeleteThread } from "#src/data/thread/mutations.ts";
import { useTakeBack } from "#src/data/trash/restore.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { chatTexts } from "../chat-texts.ts";

/** Deletes a chat without asking; Undo brings it back (GAP-130). `onDeleted` is called once the server has deleted it. */
export function useDeleteWithUndo() {
  const { mutateAsync: deleteThread, isPending } = useDeleteThread();
  const takeBack = useTakeBack();
  const offerUndo = useUndo();
  const remove = (threadId: string, name: string, onDeleted?: () => void) => {
    const answer = deleteThread(threadId);
    offerUndo(
      answer.then(({ data }) => ({
        text: chatTexts.chatDeleted(name),
        takeBack: () => takeBack(data.deletionId),
      })),
    );
    void answer.then(onDeleted, () => undefined);
  };
  return { remove, isPending };
}

/** Deletes the open chat and leaves it. Null without a thread. */
export function useDeleteChat(thread: Thread | null, onDeleted: () => void): (() => void) | null {
  const { remove, isPending } = useDeleteWithUndo();
  if (thread === null) return null;
  return () => {
    if (!isPending) remove(thread.id, thread.title ?? thread.characterName, onDeleted);
  };
}
