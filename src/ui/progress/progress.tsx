import { type CSSProperties, type ReactNode, useId } from "react";
import { cx } from "#styled-system/css";
import { progress } from "#styled-system/recipes";

export interface ProgressProps {
  label: ReactNode;
  /** From 0 to `max`; null if the progress is unknown. */
  value: number | null;
  max?: number;
  /** Text of the value for screen readers, for example "3 of 12"; the percentage by default. */
  valueText?: string;
  className?: string;
}

/**
 * How far something has come.
 *
 * When: a wait of more than about two seconds whose share is known; with null a wait that cannot be measured. Steps that
 * a person takes are a `StepBar`. Keys: none; it takes no focus.
 */
export function Progress({ label, value, max = 100, valueText, className }: ProgressProps) {
  const id = useId();
  const styles = progress();
  const share = value === null || max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const said = valueText ?? `${Math.round(share * 100)} %`;
  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.header}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {value !== null && (
          <span className={styles.value} aria-hidden="true">
            {said}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={value === null ? undefined : 0}
        aria-valuemax={value === null ? undefined : max}
        aria-valuenow={value === null ? undefined : share * max}
        aria-valuetext={value === null ? undefined : said}
        className={styles.track}
      >
        <div
          className={styles.range}
          data-unknown={value === null || undefined}
          style={{ "--share": share } as CSSProperties}
        />
      </div>
    </div>
  );
}
