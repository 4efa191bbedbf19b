import type { ComponentProps, ReactNode } from "react";
import { cx } from "#styled-system/css";
import { textInput } from "#styled-system/recipes";
import { useFieldWiring } from "./field-wiring.ts";

export interface TextInputProps extends ComponentProps<"input"> {
  /** An icon at the start. */
  start?: ReactNode;
  /** A small control at the end, for example a clear button. */
  end?: ReactNode;
}

/** A single-line input. Accepts react-hook-form's `register(…)`. */
export function TextInput({ start, end, className, ...props }: TextInputProps) {
  const styles = textInput();
  const wiring = useFieldWiring(props);
  return (
    <div
      className={cx(styles.root, className)}
      data-has-start={start !== undefined || undefined}
      data-has-end={end !== undefined || undefined}
    >
      {start !== undefined && <span className={styles.start}>{start}</span>}
      <input type="text" dir="auto" {...props} {...wiring} className={styles.input} />
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}
