import { ConfirmDialog, type ConfirmDialogProps } from "../confirm-dialog/confirm-dialog.tsx";

export type DiscardWords = { title: string; text: string; confirm: string; cancel: string };

const english: DiscardWords = {
  title: "Discard your changes?",
  text: "What you changed here is not saved yet.",
  confirm: "Discard changes",
  cancel: "Keep editing",
};

interface DiscardQuestionProps extends Pick<ConfirmDialogProps, "onCancel" | "onConfirm" | "onClosed" | "finalFocus"> {
  isOpen: boolean;
  words?: DiscardWords | undefined;
}

/** Asked once before unsaved changes are dropped (GAP-107). */
export function DiscardQuestion({ words = english, ...props }: DiscardQuestionProps) {
  return (
    <ConfirmDialog {...props} title={words.title} confirmLabel={words.confirm} cancelLabel={words.cancel} tone="danger">
      {words.text}
    </ConfirmDialog>
  );
}
