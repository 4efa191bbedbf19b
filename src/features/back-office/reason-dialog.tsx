import { type ReactNode, useId, useState } from "react";
import { texts } from "#src/domain/texts.ts";
import { BanReasonMax } from "#src/generated/zod/schemas/banReason.zod.ts";
import { lengthOf } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts } from "./back-office-texts.ts";

const body = css({ display: "grid", gap: "4" });

type ReasonDialogProps = {
  title: string;
  label: string;
  help?: string;
  confirm: string;
  isDangerous?: boolean;
  /** The initial reason. */
  reason?: string;
  /** Content below the field, given the reason typed so far. */
  children?: (reason: string) => ReactNode;
  onClose: () => void;
  /** Rejects if nothing could be done: the dialog then stays open and keeps what was typed. */
  onConfirm: (reason: string) => Promise<void>;
};

/** Asks for a reason before an action that is recorded in the audit. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, help, confirm, isDangerous = false, reason: first = "", children, onClose, onConfirm } = props;
  const form = useId();
  const [reason, setReason] = useState(first);
  const [state, setState] = useState<"idle" | "busy" | "missing" | "failed">("idle");
  const trimmed = reason.trim();
  const isTooLong = lengthOf(trimmed) > BanReasonMax;
  const send = async () => {
    if (state === "busy") return;
    if (trimmed === "" || isTooLong) return setState("missing");
    setState("busy");
    await onConfirm(trimmed).then(onClose, () => setState("failed"));
  };
  return (
    <Dialog
      title={title}
      size="sm"
      isBusy={state === "busy"}
      isDirty={trimmed !== first.trim()}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={state === "busy"}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" form={form} variant={isDangerous ? "dangerSolid" : "primary"} isBusy={state === "busy"}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={body}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormField
          label={label}
          help={help}
          isRequired
          counter={`${lengthOf(trimmed)}/${BanReasonMax}`}
          isOver={isTooLong}
          error={state === "missing" ? backOfficeTexts.reports.whyFirst : undefined}
        >
          <TextArea
            rows={2}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setState("idle");
            }}
          />
        </FormField>
        {children?.(trimmed)}
        {state === "failed" && <InlineAlert tone="danger">{backOfficeTexts.notDone}</InlineAlert>}
      </form>
    </Dialog>
  );
}
