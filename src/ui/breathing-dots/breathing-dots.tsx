import { cx } from "#styled-system/css";
import { breathingDots } from "#styled-system/recipes";

/** Three pulsing dots that indicate waiting. Purely visual: the caller provides the text for screen readers. */
export function BreathingDots({ className }: { className?: string }) {
  return (
    <span className={cx(breathingDots(), className)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
