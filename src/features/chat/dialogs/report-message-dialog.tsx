import { useId, useState } from "react";
import { useReportMessage } from "#src/data/message/report-message.ts";
import { reportReasons } from "#src/domain/report-reasons.ts";
import { texts } from "#src/domain/texts.ts";
import type { ReportReason } from "#src/generated/api/model/reportReason.ts";
import { ReportNoteMax } from "#src/generated/zod/schemas/reportNote.zod.ts";
import { lengthOf } from "#src/lib/text.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { SelectInput } from "#src/ui/fields/select-input.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";

/** Texts of the report of a message (GAP-113). */
const words = {
  title: "Report this message",
  help: "We read this message and a few around it. Nobody else learns that you reported it.",
  reason: "What is wrong with it?",
  choose: "Choose a reason",
  note: "Anything to add?",
  optional: "Optional",
  confirm: "Report",
  done: "Reported. Thank you.",
  failed: "The report could not be sent. Please try again.",
  missing: "Choose a reason.",
} as const;

/** Reports one message of a character, with a reason and, if one likes, words. What was typed survives a failure. */
export function ReportMessageDialog({ messageId, onClose }: { messageId: string; onClose: () => void }) {
  const form = useId();
  const report = useReportMessage();
  const [reason, setReason] = useState<ReportReason | "">("");
  const [note, setNote] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const isTooLong = lengthOf(note.trim()) > ReportNoteMax;
  const send = useSingleFlight(async () => {
    if (reason === "") return setIsMissing(true);
    if (isTooLong) return;
    const isDone = await report.mutateAsync({ messageId, reason, ...(note.trim() && { note: note.trim() }) }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    toaster.success(words.done);
    onClose();
  });
  return (
    <Dialog
      title={words.title}
      description={words.help}
      size="sm"
      isBusy={report.isPending}
      isDirty={note.trim() !== ""}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={report.isPending}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" form={form} variant="dangerSolid" isBusy={report.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css({ display: "grid", gap: "4" })}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormField label={words.reason} isRequired error={isMissing ? words.missing : undefined}>
          <SelectInput
            value={reason}
            onChange={({ target }) => {
              setReason(target.value as ReportReason);
              setIsMissing(false);
            }}
          >
            <option value="" disabled>
              {words.choose}
            </option>
            {Object.entries(reportReasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        </FormField>
        <FormField
          label={words.note}
          note={words.optional}
          counter={`${lengthOf(note.trim())}/${ReportNoteMax}`}
          isOver={isTooLong}
        >
          <TextArea rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
        </FormField>
        {report.isError && <InlineAlert tone="danger">{words.failed}</InlineAlert>}
      </form>
    </Dialog>
  );
}
