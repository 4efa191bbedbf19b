import { useState } from "react";
import { bannedTexts } from "#src/domain/banned-texts.ts";
import { Chip } from "#src/ui/chip/chip.tsx";
import { css } from "#styled-system/css";
import { backOfficeTexts, writtenDate } from "./back-office-texts.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

const { ban: words } = backOfficeTexts;
const day = 86_400_000;
const spans = { day, week: 7 * day, month: 30 * day, ever: null } as const;
type Span = keyof typeof spans;

const letter = css({ p: "4", borderRadius: "md", bg: "bg.sunken", overflowWrap: "anywhere", whiteSpace: "pre-wrap" });

export type BanGiven = { reason: string; until: string | null };
type BanDialogProps = {
  names: readonly string[];
  /** The form's initial values. */
  reason?: string;
  onClose: () => void;
  /** Rejects if nobody could be banned: the dialog then stays open and keeps what was typed. */
  onBan: (given: BanGiven) => Promise<void>;
};

/** Bans a user: the reason, the duration, and the message they will see (GAP-105). */
export function BanDialog({ names, reason, onClose, onBan }: BanDialogProps) {
  const [span, setSpan] = useState<Span>("week");
  const [now] = useState(() => Date.now());
  const ms = spans[span];
  const until = ms === null ? null : new Date(now + ms).toISOString();
  return (
    <ReasonDialog
      title={names.length === 1 ? words.title(names[0] ?? "") : words.titleMany(names.length)}
      label={words.reason}
      help={words.reasonHelp}
      confirm={words.confirm}
      isDangerous
      {...(reason !== undefined && { reason })}
      onClose={onClose}
      onConfirm={(written) => onBan({ reason: written, until })}
    >
      {(written) => (
        <>
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
              {until === null ? bannedTexts.forGood : bannedTexts.until(writtenDate(until))}
              {written !== "" && `\n${bannedTexts.why}: ${written}`}
            </p>
          </section>
        </>
      )}
    </ReasonDialog>
  );
}
