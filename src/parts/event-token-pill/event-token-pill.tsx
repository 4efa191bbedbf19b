import { useId, useState } from "react";
import { eventTokenScale } from "#src/domain/limits.ts";
import { texts } from "#src/domain/texts.ts";
import { Pill } from "#src/ui/pill/pill.tsx";
import { css } from "#styled-system/css";
import { eventTokenPlace } from "./event-token-place.ts";

const rolling = css({
  display: "inline-block",
  // Room for two digits from the start: what stands before it must not move when the number comes.
  minWidth: "2ch",
  textAlign: "end",
  "@media (prefers-reduced-motion: no-preference)": {
    "&[data-rolls]": { animation: "roll {durations.base} {easings.enter}" },
  },
});

/** Our own sweet, the same in every theme. Drawn in the page: a file of its own would be a request of every page. */
function Toffee() {
  const light = useId();
  return (
    <svg viewBox="0 0 64 64" width={20} height={20} aria-hidden="true">
      <defs>
        <linearGradient id={light} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffd49a" />
          <stop offset=".5" stopColor="#f29a45" />
          <stop offset="1" stopColor="#a8521b" />
        </linearGradient>
      </defs>
      <g transform="rotate(-24 32 32)">
        <path d="M17 32 L3 21 Q8 32 3 43Z" fill="#e07f2e" />
        <path d="M17 32 L3 21 L7 29Z" fill="#ffc27a" />
        <path d="M47 32 L61 21 Q56 32 61 43Z" fill="#c9681f" />
        <path d="M47 32 L61 21 L57 29Z" fill="#ffb15e" />
        <rect x="15" y="20" width="34" height="24" rx="11" fill={`url(#${light})`} />
        <path
          d="M25 20 q-6 12 0 24 M35 20 q-6 12 0 24 M44 22 q-5 10 0 20"
          stroke="#8a3f12"
          strokeOpacity=".45"
          strokeWidth="2.4"
          fill="none"
        />
        <path
          d="M20 26 q10 -4 22 -1"
          stroke="#fff4de"
          strokeWidth="2.6"
          strokeLinecap="round"
          fill="none"
          opacity=".85"
        />
      </g>
    </svg>
  );
}

/** Each further number rolls in; the first stands at once (design 11). */
function Count({ value }: { value: string }) {
  const [first] = useState(value);
  return (
    <span key={value} data-rolls={value !== first || undefined} className={rolling}>
      {value}
    </span>
  );
}

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
      id={eventTokenPlace}
      role="img"
      aria-label={`${texts.shell.eventTokensOf(count)}${isFull ? `, ${texts.shell.full}` : ""}`}
      title={texts.shell.eventTokens}
      tone={isFull ? "accent" : "neutral"}
    >
      <Toffee />
      <span className={tokens?.maxReachedHalf && !isFull ? css({ color: "accent.text" }) : undefined}>
        <Count key={String(tokens === null)} value={count} />
        <small className={css({ ms: "6px" })}>/{eventTokenScale}</small>
      </span>
      {isFull && <small>{texts.shell.full}</small>}
    </Pill>
  );
}
