import { cloneElement, type ReactElement, type ReactNode } from "react";
import { texts } from "#src/domain/texts.ts";
import { numberText } from "#src/lib/count-text.ts";
import { Pill } from "#src/ui/pill/pill.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { css } from "#styled-system/css";

export type CreditPillProps = {
  /** Null while unknown. */
  credits: { totalCredits: number; utilizedCredits: number } | null;
  isFailed?: boolean;
  /** The link it is drawn on, empty; a click leads to the plans (GAP-23). */
  link: ReactElement<{ title?: string; children?: ReactNode }>;
};

/** Credits left, never below 0 (GAP-23). */
export function creditsLeft(credits: { totalCredits: number; utilizedCredits: number }): number {
  return Math.max(0, credits.totalCredits - credits.utilizedCredits);
}

/** Our own film-frame disc. */
function Disc() {
  return (
    <svg
      viewBox="0 0 24 24"
      className={css({ boxSize: "16px", fill: "none", stroke: "accent.text", strokeWidth: "1.75" })}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v18M3 12h18" opacity=".45" />
    </svg>
  );
}

/** Room for three digits from the start: what stands before it must not move when the number comes. */
const number = css({ minWidth: "3ch", textAlign: "end" });

/** Said at every width; on a tablet the top bar has no room for it. */
const unit = css({ srOnly: { md: true, lg: false } });

/** Image credits left; the text warns when less than a tenth is left (design 11). */
export function CreditPill({ credits, isFailed = false, link }: CreditPillProps) {
  const left = credits === null ? null : creditsLeft(credits);
  const isLow = credits !== null && left !== null && left < credits.totalCredits / 10;
  const more =
    credits === null
      ? isFailed
        ? texts.shell.creditsFailed
        : texts.states.loading
      : texts.shell.creditsOf(credits.totalCredits);
  return (
    <Pill tone={isLow ? "warning" : "neutral"} asChild>
      {cloneElement(
        link,
        { title: texts.shell.imageCredits },
        <>
          <Disc />
          <span className={number}>{left === null ? "–" : numberText(left)}</span>{" "}
          <small className={unit}>{texts.shell.credits}</small>
          <VisuallyHidden> {more}</VisuallyHidden>
        </>,
      )}
    </Pill>
  );
}
