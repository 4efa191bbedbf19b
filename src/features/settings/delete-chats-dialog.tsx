import { useLocation, useNavigate } from "@tanstack/react-router";
import { packingStore } from "#src/client-state/packing.ts";
import { useStore } from "#src/client-state/store.ts";
import { useStartPacking } from "#src/data/my-data/pack.ts";
import { useDeleteAllThreads, useRestoreThreads } from "#src/data/thread/delete-all-threads.ts";
import { texts } from "#src/domain/texts.ts";
import type { Undoable } from "#src/parts/undo/use-undo.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { myDataTexts } from "./my-data-texts.ts";

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
  const restore = useRestoreThreads();
  const { mutate: startPacking } = useStartPacking();
  const { state } = useStore(packingStore);
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
      {state === "idle" && (
        <span className={css({ display: "block", mt: "3" })}>
          {myDataTexts.notPacked}{" "}
          <TextLink
            onClick={() => {
              startPacking();
              onClose();
            }}
          >
            {myDataTexts.packFirst}
          </TextLink>
        </span>
      )}
    </ConfirmDialog>
  );
}
