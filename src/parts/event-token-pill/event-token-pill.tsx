import { eventTokenScale } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { Pill } from "#src/ui/pill/pill.tsx";
import { css } from "#styled-system/css";
import { Toffee } from "./toffee.tsx";

export type EventTokenPillProps = {
  /** Null while unknown, or when they could not be read: `–/100` (GAP-63, TRAP-18). */
  tokens: { eventTokens: number; maxReached: boolean; maxReachedHalf: boolean } | null;
};

/** The day's event tokens as `n/100` (TOP-08, CONST-18); `Full` when the day's maximum is reached (design 11). */
export function EventTokenPill({ tokens }: EventTokenPillProps) {
  const count = tokens === null ? "–" : String(tokens.eventTokens);
  const isFull = tokens?.maxReached ?? false;
  return (
    <Pill
      role="img"
      aria-label={`${texts.shell.eventTokensOf(count)}${isFull ? `, ${texts.shell.full}` : ""}`}
      title={texts.shell.eventTokens}
      tone={isFull ? "accent" : "neutral"}
    >
      <Toffee />
      <span className={tokens?.maxReachedHalf && !isFull ? css({ color: "accent.text" }) : undefined}>
        <span>{count}</span>
        <small className={css({ ms: "6px" })}>/{eventTokenScale}</small>
      </span>
      {isFull && <small>{texts.shell.full}</small>}
    </Pill>
  );
}
