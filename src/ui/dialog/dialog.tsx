import { useState } from "react";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
import { useDialogOpen } from "./use-dialog-open.ts";

export interface DialogProps extends DialogFrameProps {
  /** Its form has unsaved changes: closing asks once (design 9). */
  isDirty?: boolean;
}

/**
 * A modal dialog. Escape, scrim and close button call `onClose`, except while `isBusy`; with `isDirty` only after the
 * user confirms. Focus is trapped and returns to the opener.
 */
export function Dialog({ isDirty = false, onClose, ...props }: DialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isOpen } = useDialogOpen(props.isOpen);
  return (
    <>
      {/* Rendered before the dialog so that it closes first if both close: focus then returns to the dialog's opener. */}
      <DiscardQuestion
        isOpen={isAsking && isOpen}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onClose();
        }}
      />
      <DialogFrame {...props} onClose={isDirty ? () => setIsAsking(true) : onClose} />
    </>
  );
}
