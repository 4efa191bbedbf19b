import { type CSSProperties, type ReactNode, useId } from "react";
import { cx } from "#styled-system/css";
import { radioCards } from "#styled-system/recipes";

export interface RadioCardOption<T extends string> {
  value: T;
  title: ReactNode;
  /** Explains what choosing it means. */
  text?: ReactNode;
  /** An extra line, for example why it cannot be chosen. */
  note?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<T extends string> {
  legend: ReactNode;
  options: readonly RadioCardOption<T>[];
  /** Null while nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  /** Number of columns from 768 px up; one column below. */
  columns?: 1 | 2 | 3;
  className?: string;
}

/**
 * Radio buttons as cards, each with a sentence of its own. When: two to six options whose difference needs words; a
 * `Radio` group when a label is enough, a `Select` for more. Keys: Tab enters at the chosen card and leaves, the arrow
 * keys move and choose (a native radio group).
 */
export function RadioCards<T extends string>({
  legend,
  options,
  value,
  onChange,
  columns = 1,
  className,
}: RadioCardsProps<T>) {
  const id = useId();
  const styles = radioCards();
  return (
    <fieldset className={cx(styles.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.list} style={{ "--columns": columns } as CSSProperties}>
        {options.map((option, index) => {
          const describedBy =
            [option.text !== undefined && `${id}-${index}-text`, option.note !== undefined && `${id}-${index}-note`]
              .filter(Boolean)
              .join(" ") || undefined;
          return (
            <label key={option.value} className={styles.card}>
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                aria-labelledby={`${id}-${index}-title`}
                aria-describedby={describedBy}
                aria-disabled={option.disabled || undefined}
                className={styles.control}
                onChange={() => {
                  if (option.disabled !== true) onChange(option.value);
                }}
              />
              {option.icon !== undefined && (
                <span className={styles.icon} data-part="icon">
                  {option.icon}
                </span>
              )}
              <span className={styles.body}>
                <span data-part="body" id={`${id}-${index}-title`} className={styles.title}>
                  {option.title}
                </span>
                {option.text !== undefined && (
                  <span data-part="body" id={`${id}-${index}-text`} className={styles.text}>
                    {option.text}
                  </span>
                )}
                {option.note !== undefined && (
                  <span id={`${id}-${index}-note`} className={styles.note}>
                    {option.note}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
