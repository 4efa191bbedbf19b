import { cx } from "#styled-system/css";
import { stepBar } from "#styled-system/recipes";

export interface StepBarProps {
  /** Accessible name, for example "Setting up". */
  label: string;
  /** The current step, from 1; one more than `count` when all are done. */
  current: number;
  count: number;
  /** Text beside the bars; "2 of 3" by default. */
  text?: string;
  className?: string;
}

/**
 * Progress through a fixed number of steps, one bar each (design 9, 12). When: a flow of two to eight steps, done by the
 * user or the server. Keys: none; Back and Next are buttons of the flow.
 */
export function StepBar({ label, current, count, text, className }: StepBarProps) {
  const styles = stepBar();
  const at = Math.min(Math.max(1, current), count);
  const said = text ?? `${at} of ${count}`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={at}
      aria-valuetext={said}
      className={cx(styles.root, className)}
    >
      <span className={styles.bars}>
        {Array.from({ length: count }, (_, index) => index + 1).map((step) => (
          <span
            key={step}
            className={styles.bar}
            data-state={step < current ? "done" : step === current ? "current" : "ahead"}
          />
        ))}
      </span>
      <span className={styles.label}>{said}</span>
    </div>
  );
}
