import { useReportCreator } from "#src/data/creator/report.ts";
import { texts } from "#src/domain/texts.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { creatorTexts } from "./creator-texts.ts";

type ReportCreatorDialogProps = { creator: { id: string; userName: string }; onClose: () => void };

/** Asks before a creator is reported. A failure stays in the dialog. */
export function ReportCreatorDialog({ creator, onClose }: ReportCreatorDialogProps) {
  const report = useReportCreator();
  const confirm = useSingleFlight(async () => {
    const isDone = await report.mutateAsync(creator.id).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    toaster.success(creatorTexts.reported(creator.userName));
    onClose();
  });
  return (
    <ConfirmDialog
      title={creatorTexts.report}
      confirmLabel={creatorTexts.reportConfirm}
      cancelLabel={texts.actions.cancel}
      tone="danger"
      isBusy={report.isPending}
      error={report.isError ? creatorTexts.reportFailed : null}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {creatorTexts.reportHelp(creator.userName)}
    </ConfirmDialog>
  );
}
