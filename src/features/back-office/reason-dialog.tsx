import { useId, useState } from "react";
import { texts } from "#src/domain/texts.ts";
import { BanReasonMax } from "#src/generated/zod/schemas/banReason.zod.ts";
import { lengthOf } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { backOfficeTexts } from "./back-office-texts.ts";

type ReasonDialogProps = {
  title: string;
  label: string;
  confirm: string;
  onClose: () => void;
  /** Rejects when nothing could be done; what was written stays. */
  onConfirm: (reason: string) => Promise<void>;
};

/** Asks why before an act that goes into the record. */
export function ReasonDialog({ title, label, confirm, onClose, onConfirm }: ReasonDialogProps) {
  const form = useId();
  const [reason, setReason] = useState("");
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
      isDirty={trimmed !== ""}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" isBusy={state === "busy"}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormField
          label={label}
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
        {state === "failed" && <InlineAlert tone="danger">{backOfficeTexts.notDone}</InlineAlert>}
      </form>
    </Dialog>
  );
}
