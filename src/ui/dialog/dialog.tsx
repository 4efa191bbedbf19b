import { useState } from "react";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";
import { useDialogOpen } from "./use-dialog-open.ts";

export interface DialogProps extends DialogFrameProps {
  /** Its form has unsaved changes: closing asks once (design 9). */
  isDirty?: boolean;
  discardWords?: { title: string; text: string; confirm: string; cancel: string };
}

const english = {
  title: "Discard your changes?",
  text: "What you changed here is not saved yet.",
  confirm: "Discard changes",
  cancel: "Keep editing",
};

/**
 * A modal dialog. Escape, scrim and close button call `onClose`, except while `isBusy`; with `isDirty` only after the
 * user confirms. Focus is trapped and returns to the opener.
 */
export function Dialog({ isDirty = false, discardWords = english, onClose, ...props }: DialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isOpen } = useDialogOpen(props.isOpen);
  return (
    <>
      {/* Rendered before the dialog so that it closes first if both close: focus then returns to the dialog's opener. */}
      <ConfirmDialog
        isOpen={isAsking && isOpen}
        title={discardWords.title}
        confirmLabel={discardWords.confirm}
        cancelLabel={discardWords.cancel}
        tone="danger"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
      >
        {discardWords.text}
      </ConfirmDialog>
      <DialogFrame {...props} onClose={isDirty ? () => setIsAsking(true) : onClose} />
    </>
  );
}
