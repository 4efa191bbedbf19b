import { type ReactNode, type RefObject, useRef } from "react";
import { css } from "#styled-system/css";
import { Button } from "../button/button.tsx";
import { DialogFrame } from "../dialog/dialog-frame.tsx";
import { InlineAlert } from "../feedback/inline-alert.tsx";

export interface ConfirmDialogProps {
  /** Default: as the enclosing `DialogSlot` says. */
  isOpen?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** The question. */
  title: ReactNode;
  /** The consequences. */
  children?: ReactNode;
  /** The verb, never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. Default `primary`. */
  tone?: "primary" | "danger";
  /** In progress: neither button nor Escape closes it. */
  isBusy?: boolean;
  /** Error of the last try; the dialog stays open. */
  error?: ReactNode;
  onClosed?: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A question with two answers. Focus starts on Cancel; the scrim does not close it. */
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
