import { useDeleteAllPictures } from "#src/data/image/delete-all-pictures.ts";
import { useRestoreAll } from "#src/data/my-data/restore-all.ts";
import { texts } from "#src/domain/texts.ts";
import type { Undoable } from "#src/parts/undo/use-undo.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { myDataTexts } from "./my-data-texts.ts";
import { PackFirst } from "./pack-first.tsx";

type DeletePicturesDialogProps = {
  count: number;
  bytes: number;
  offerUndo: (outcome: Promise<Undoable | null>) => void;
  onClose: () => void;
};

/**
 * Asks before all pictures that were made here are deleted, and says what stays; offers to pack them first unless that has
 * been done. Undo brings them all back.
 */
export function DeletePicturesDialog({ count, bytes, offerUndo, onClose }: DeletePicturesDialogProps) {
  const { mutateAsync: deleteAll, isPending, error } = useDeleteAllPictures();
  const restore = useRestoreAll();
  async function confirm() {
    const { data } = await deleteAll();
    onClose();
    offerUndo(
      Promise.resolve({
        text: texts.trash.waiting(myDataTexts.picturesDeleted(count)),
        takeBack: () => restore(data.deletionId),
      }),
    );
  }
  return (
    <ConfirmDialog
      title={myDataTexts.deletePicturesTitle(count)}
      confirmLabel={myDataTexts.deletePictures}
      tone="danger"
      isBusy={isPending}
      error={error ? myDataTexts.picturesNotDeleted(error.message) : undefined}
      onCancel={onClose}
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      {myDataTexts.deletePicturesText(count, bytes)}
      <PackFirst onStart={onClose} />
    </ConfirmDialog>
  );
}
