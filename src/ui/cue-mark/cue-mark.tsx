import { cx } from "#styled-system/css";
import { cueMark } from "#styled-system/recipes";

export interface CueMarkProps {
  /** `accent` for active, current, unread; `ok` for the model just swapped to. */
  tone?: "accent" | "ok";
  /** Pulses while something is being written. */
  isBreathing?: boolean;
  /** Text for screen readers; without it the mark is decorative. */
  label?: string;
  className?: string;
}

/** The cue mark: the one signal for what is live. Nothing that is not live gets a dot (design 1). */
export function CueMark({ tone, isBreathing, label, className }: CueMarkProps) {
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return <span {...naming} className={cx(cueMark({ tone, isBreathing }), className)} />;
}
