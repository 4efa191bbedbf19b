import { useNavigate } from "@tanstack/react-router";
import { useDeleteBucket } from "#src/data/bucket/mutations.ts";
import { useTakeBack } from "#src/data/trash/restore.ts";
import { texts as common } from "#src/domain/texts.ts";
import type { Bucket } from "#src/generated/api/model/bucket.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { favouritesTexts as texts } from "./favourites-texts.ts";
import type { OfferUndo } from "./use-bucket-actions.ts";

export interface DeleteBucketDialogProps {
  bucket: Bucket;
  offerUndo: OfferUndo;
  onClose: () => void;
}

/** Asks before a bucket is deleted; its characters stay (FAV-08). It can be undone (GAP-130). */
export function DeleteBucketDialog({ bucket, offerUndo, onClose }: DeleteBucketDialogProps) {
  const { bucketId, name } = bucket;
  const remove = useDeleteBucket();
  const takeBack = useTakeBack();
  const navigate = useNavigate();
  const confirm = useSingleFlight(async () => {
    try {
      const { data } = await remove.mutateAsync(bucketId);
      offerUndo(
        Promise.resolve({ text: common.trash.waiting(texts.deleted(name)), takeBack: () => takeBack(data.deletionId) }),
      );
      onClose();
      await navigate({ to: "/myfavourite", search: { tab: "buckets" }, replace: true, resetScroll: false });
    } catch {
      // Shown by a toast; the question stays.
    }
  });
  return (
    <ConfirmDialog
      title={texts.deleteTitle(name)}
      confirmLabel={texts.delete}
      tone="danger"
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {texts.deleteText}
    </ConfirmDialog>
  );
}
