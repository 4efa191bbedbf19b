import { useCallback } from "react";
import { useDeletePicture } from "#src/data/image/mutations.ts";
import { useRestoreDeletion } from "#src/data/trash/restore.ts";
import { useUndo } from "#src/parts/undo/use-undo.ts";
import { imagesTexts } from "./images-texts.ts";

/** Deletes a picture at once; the toast and Ctrl+Z bring it back (GAP-130). */
export function usePictureDeletion(): (imageId: string) => void {
  const { mutateAsync: remove } = useDeletePicture(imagesTexts.removeFailed);
  const { mutateAsync: restore } = useRestoreDeletion();
  const offerUndo = useUndo();
  return useCallback(
    (imageId) =>
      offerUndo(
        remove(imageId).then((deletionId) => ({
          text: imagesTexts.removed,
          takeBack: () => restore(deletionId).then(Boolean, () => false),
        })),
      ),
    [offerUndo, remove, restore],
  );
}
