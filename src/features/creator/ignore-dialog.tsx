import { useState } from "react";
import { limits } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { creatorTexts } from "./creator-texts.ts";
import { useIgnoring } from "./use-ignoring.ts";

type IgnoreDialogProps = { creator: { userName: string; isIgnored: boolean }; onClose: () => void };

/** Asks before a creator is ignored; a full list or a failure is shown in the dialog. */
export function IgnoreDialog({ creator, onClose }: IgnoreDialogProps) {
  const { isFull, isPending, setIgnored } = useIgnoring(creator);
  const [error, setError] = useState<string | null>(null);
  const confirm = useSingleFlight(async () => {
    if (isFull) return setError(creatorTexts.ignoreFull(limits.ignoredCreators));
    setError(null);
    await setIgnored(true).then(onClose, () => setError(creatorTexts.ignoreFailed));
  });
  return (
    <ConfirmDialog
      title={creatorTexts.ignoreTitle(creator.userName)}
      confirmLabel={creatorTexts.ignoreConfirm}
      cancelLabel={texts.actions.cancel}
      isBusy={isPending}
      error={error}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {creatorTexts.ignoreHelp}
    </ConfirmDialog>
  );
}
