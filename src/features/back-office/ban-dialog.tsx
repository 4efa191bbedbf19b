import { useId, useState } from "react";
import { texts } from "#src/domain/texts.ts";
import { BanReasonMax } from "#src/generated/zod/schemas/banReason.zod.ts";
import { lengthOf } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts, writtenDate } from "./back-office-texts.ts";

const { ban: words } = backOfficeTexts;
const day = 86_400_000;
const spans = { day, week: 7 * day, month: 30 * day, ever: null } as const;
type Span = keyof typeof spans;

const body = css({ display: "grid", gap: "4" });
const letter = css({ p: "4", borderRadius: "md", bg: "bg.sunken", overflowWrap: "anywhere", whiteSpace: "pre-wrap" });

export type BanGiven = { reason: string; until: string | null };
type BanDialogProps = {
  names: readonly string[];
  /** What was written already. */
  reason?: string;
  onClose: () => void;
  /** Rejects when nobody could be banned; the dialog stays then, with everything in it. */
  onBan: (given: BanGiven) => Promise<void>;
};

/** Bans: why, how long, and what the person will read (GAP-105). */
export function BanDialog({ names, reason: first = "", onClose, onBan }: BanDialogProps) {
  const form = useId();
  const [reason, setReason] = useState(first);
  const [span, setSpan] = useState<Span>("week");
  const [state, setState] = useState<"idle" | "busy" | "missing" | "failed">("idle");
  const ms = spans[span];
  const [now] = useState(() => Date.now());
  const until = ms === null ? null : new Date(now + ms).toISOString();
  const trimmed = reason.trim();
  const isTooLong = lengthOf(trimmed) > BanReasonMax;
  const send = async () => {
    if (state === "busy") return;
    if (trimmed === "" || isTooLong) return setState("missing");
    setState("busy");
    await onBan({ reason: trimmed, until }).then(onClose, () => setState("failed"));
  };
  return (
    <Dialog
      title={names.length === 1 ? words.title(names[0] ?? "") : words.titleMany(names.length)}
      size="sm"
      isBusy={state === "busy"}
      isDirty={trimmed !== first.trim()}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" form={form} variant="dangerSolid" isBusy={state === "busy"}>
            {words.confirm}
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
          label={words.reason}
          help={words.reasonHelp}
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
        <div role="group" aria-label={words.until} className={css({ row: "1.5", flexWrap: "wrap" })}>
          {(Object.keys(spans) as Span[]).map((one) => (
            <Chip key={one} isPressed={one === span} onClick={() => setSpan(one)}>
              {words.spans[one]}
            </Chip>
          ))}
        </div>
        <section aria-label={words.letter}>
          <h3 className={css({ textStyle: "label", mb: "1.5" })}>{words.letter}</h3>
          <p className={letter}>
            {until === null ? texts.banned.forGood : texts.banned.until(writtenDate(until))}
            {trimmed !== "" && `\n${texts.banned.why}: ${trimmed}`}
          </p>
        </section>
        {state === "failed" && <InlineAlert tone="danger">{backOfficeTexts.notDone}</InlineAlert>}
      </form>
    </Dialog>
  );
}
