import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/confirm-dialog.tsx";

interface DiscardQuestionProps extends Pick<ConfirmDialogProps, "onCancel" | "onConfirm" | "onClosed" | "finalFocus"> {
  isOpen: boolean;
}

/** Asked once before unsaved changes are dropped (GAP-107). */
export function DiscardQuestion(props: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Discard your changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      tone="danger"
    >
      What you changed here is not saved yet.
    </ConfirmDialog>
  );
}
