import CircleCheckIcon from "lucide-react/icons/circle-check";
import CircleXIcon from "lucide-react/icons/circle-x";
import FileImageIcon from "lucide-react/icons/file-image";
import TriangleAlertIcon from "lucide-react/icons/triangle-alert";
import XIcon from "lucide-react/icons/x";
import { Link } from "@tanstack/react-router";
import { memo, useId, useState } from "react";
import type { CardImport, CardImportState } from "#src/client-state/card-imports.ts";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import { plainLine } from "#src/lib/text.ts";
import { Button } from "#src/ui/button/button.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Progress } from "#src/ui/progress/progress.tsx";
import { css } from "#styled-system/css";
import { CardReportView } from "./card-report-view.tsx";
import { cardFileTexts } from "./card-file-texts.ts";

export interface CardImportLineProps {
  line: CardImport;
  onRetry: () => void;
  onDismiss: () => void;
  /** Called when the character is opened, to close the dialog over the page. */
  onOpen?: (() => void) | undefined;
}

const tones = {
  plain: css({ color: "fg.muted" }),
  success: css({ color: "success.text" }),
  warning: css({ color: "warning.text" }),
  danger: css({ color: "danger.text" }),
};

const row = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto",
  alignItems: "center",
  columnGap: "3",
  py: "3",
  borderBottom: "1px solid {colors.border.subtle}",
  "& > svg": { width: "20px", height: "20px" },
});

/** Beside the words; under them on a phone. */
const actions = css({
  display: "flex",
  flexWrap: "wrap",
  gap: "2",
  gridColumn: { base: "2 / -1", md: "3" },
  gridRow: { base: "2", md: "1" },
  "&:empty": { display: "none" },
  "&:not(:empty)": { mt: { base: "2", md: "0" } },
});

const isClean = (state: CardImportState) =>
  state.kind === "arrived" && state.report.dropped.length + state.report.repaired.length === 0;

function Line({ line: { id, fileName, state }, onRetry, onDismiss, onOpen }: CardImportLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const report = useId();
  const name = plainLine(fileName);
  const hasNotes =
    state.kind === "arrived" &&
    state.report.dropped.length + state.report.repaired.length + state.report.kept.length > 0;
  return (
    <li className={row} data-import={id}>
      <Sign state={state} />
      <div className={css({ minWidth: "0", overflowWrap: "anywhere" })}>
        {state.kind === "working" ? (
          <Progress label={<bdi>{name}</bdi>} value={state.share} max={1} />
        ) : (
          <>
            <p className={css({ fontWeight: "semibold" })}>
              <bdi>{name}</bdi>
            </p>
            <p className={css({ textStyle: "meta", color: "fg.muted" })}>{wordsOf(state)}</p>
          </>
        )}
      </div>
      <div className={actions}>
        {hasNotes && (
          <Button
            aria-expanded={isOpen}
            aria-controls={isOpen ? report : undefined}
            aria-label={cardFileTexts.seeNamed(name)}
            onClick={() => setIsOpen(!isOpen)}
          >
            {cardFileTexts.see}
          </Button>
        )}
        {state.kind === "arrived" && (
          <Button asChild>
            <Link
              {...chatLink(chatWith(state.characterId))}
              aria-label={cardFileTexts.openNamed(state.name)}
              onClick={() => onOpen?.()}
            >
              {cardFileTexts.open}
            </Link>
          </Button>
        )}
        {state.kind === "failed" && (
          <Button aria-label={cardFileTexts.tryAgainNamed(name)} onClick={onRetry}>
            {cardFileTexts.tryAgain}
          </Button>
        )}
      </div>
      <IconButton
        className={css({ gridColumn: "4", gridRow: "1" })}
        label={cardFileTexts.dismiss(name)}
        onClick={onDismiss}
      >
        <XIcon />
      </IconButton>
      {isOpen && state.kind === "arrived" && (
        <div className={css({ gridColumn: "2 / -1" })}>
          <CardReportView report={state.report} id={report} />
        </div>
      )}
    </li>
  );
}

/**
 * One file of an import: its progress, its result and its report. Re-renders only when its own line changes, since its
 * callbacks depend on nothing else.
 */
export const CardImportLine = memo(Line, (before, after) => before.line === after.line);

function Sign({ state }: { state: CardImportState }) {
  if (state.kind === "arrived")
    return isClean(state) ? (
      <CircleCheckIcon className={tones.success} />
    ) : (
      <TriangleAlertIcon className={tones.warning} />
    );
  if (state.kind === "refused" || state.kind === "failed") return <CircleXIcon className={tones.danger} />;
  return <FileImageIcon className={tones.plain} />;
}

function wordsOf(state: CardImportState): string {
  if (state.kind === "refused") return cardFileTexts.refusals[state.refusal];
  if (state.kind === "failed") return [cardFileTexts.failed, state.reason].filter(Boolean).join(" ");
  if (state.kind !== "arrived") return cardFileTexts.waiting;
  const { dropped, repaired, kept } = state.report;
  const notes = [
    dropped.length > 0 && cardFileTexts.left(dropped.length),
    repaired.length > 0 && cardFileTexts.repaired(repaired.length),
    kept.length > 0 && cardFileTexts.kept(kept.length),
  ].filter((note) => note !== false);
  return [cardFileTexts.arrived(state.variants, state.hasLorebook), ...notes].join(", ");
}
