import { cx } from "#styled-system/css";
import { breathingDots } from "#styled-system/recipes";

/** Three dots that breathe: our sign for waiting. Purely visual; whoever shows it says in words what is awaited. */
export function BreathingDots({ className }: { className?: string }) {
  return (
    <span className={cx(breathingDots(), className)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
