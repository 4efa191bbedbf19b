import { type ReactNode, type RefObject, useRef } from "react";
import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import { InlineAlert } from "../feedback/inline-alert.tsx";

export interface ConfirmDialogProps {
  /** Left out: as the `DialogSlot` around says. */
  isOpen?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  children?: ReactNode;
  /** The verb, never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. Default `primary`. */
  tone?: "primary" | "danger";
  /** On its way: neither button nor Escape closes it. */
  isBusy?: boolean;
  /** It failed: said here, the dialog stays. */
  error?: ReactNode;
  onClosed?: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** One question, two answers. Focus starts on the quiet one; the scrim does not answer. */
export function ConfirmDialog({
  isOpen,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  tone = "primary",
  isBusy = false,
  error,
  onClosed,
  finalFocus,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...(isOpen !== undefined && { isOpen })}
      {...(onClosed && { onClosed })}
      {...(finalFocus && { finalFocus })}
      onClose={onCancel}
      title={title}
      description={children}
      size="sm"
      role="alertdialog"
      isBusy={isBusy}
      hasCloseButton={false}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" disabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === "danger" ? "dangerSolid" : "primary"} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error !== undefined && error !== null && (
        <div className={css({ mt: "1" })}>
          <InlineAlert tone="danger">{error}</InlineAlert>
        </div>
      )}
    </DialogFrame>
  );
}
