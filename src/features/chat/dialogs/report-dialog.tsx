import { useState } from "react";
import { useReportCharacter } from "#src/data/character/report.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { ConfirmDialog } from "#src/ui/confirm-dialog/confirm-dialog.tsx";

/** Texts of the report that are not in the specification (GAP-113). */
const reportTexts = {
  explanation: (name: string) =>
    `We look at ${name} as written, not at your conversation. The creator does not learn who you are.`,
  confirm: "Report",
  cancel: texts.actions.cancel,
  noVariant: "There is nothing to report here yet: no variant of this character is in use.",
} as const;

export type ReportDialogProps = {
  characterId: string;
  characterName: string;
  /** The variant in use; without one nothing is sent (REPORT-02, TRAP-55). */
  variantId: string | null;
  onClose: () => void;
};

/** Asks before a character is reported (REPORT-01). It closes on success and on failure (GAP-113); the result is a toast. */
export function ReportDialog({ characterId, characterName, variantId, onClose }: ReportDialogProps) {
  const report = useReportCharacter(characterName);
  const [isImpossible, setIsImpossible] = useState(false);

  const confirm = useSingleFlight(async () => {
    if (variantId === null || variantId === "") return setIsImpossible(true);
    await report.mutateAsync({ characterId, variantId }).then(onClose, onClose);
  });

  return (
    <ConfirmDialog
      title={labels.reportCharacter}
      confirmLabel={reportTexts.confirm}
      cancelLabel={reportTexts.cancel}
      tone="danger"
      isBusy={report.isPending}
      error={isImpossible ? reportTexts.noVariant : null}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {reportTexts.explanation(characterName)}
    </ConfirmDialog>
  );
}
