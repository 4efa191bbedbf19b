import { useLocation, useNavigate } from "@tanstack/react-router";
import { useRestoreAll } from "#src/data/my-data/restore-all.ts";
import { useDeleteAllThreads } from "#src/data/thread/delete-all-threads.ts";
import { texts } from "#src/domain/texts.ts";
import type { Undoable } from "#src/parts/undo/use-undo.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { myDataTexts } from "./my-data-texts.ts";
import { PackFirst } from "./pack-first.tsx";

/** Pages of a chat that is then deleted. */
const chatPage = /^\/(conversation|group-chatting|chat-tree)(\/|$)/;

type DeleteChatsDialogProps = {
  count: number;
  offerUndo: (outcome: Promise<Undoable | null>) => void;
  onClose: () => void;
};

/** Asks before all chats are deleted, and offers to pack them first unless that has been done. Undo brings them all back. */
export function DeleteChatsDialog({ count, offerUndo, onClose }: DeleteChatsDialogProps) {
  const { mutateAsync: deleteAll, isPending, isError } = useDeleteAllThreads();
  const restore = useRestoreAll();
  const navigate = useNavigate();
  const isInChat = useLocation({ select: ({ pathname }) => chatPage.test(pathname) });
  async function confirm() {
    const { data } = await deleteAll();
    onClose();
    offerUndo(
      Promise.resolve({
        text: texts.trash.waiting(myDataTexts.chatsDeleted(count)),
        takeBack: () => restore(data.deletionId),
      }),
    );
    if (isInChat) void navigate({ to: "/myconversation" });
  }
  return (
    <ConfirmDialog
      title={myDataTexts.deleteChatsTitle(count)}
      confirmLabel={myDataTexts.deleteChats}
      tone="danger"
      isBusy={isPending}
      error={isError ? myDataTexts.chatsNotDeleted : undefined}
      onCancel={onClose}
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      {myDataTexts.deleteChatsText}
      <PackFirst onStart={onClose} />
    </ConfirmDialog>
  );
}
