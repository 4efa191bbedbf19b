import { type ReactNode, useId } from "react";
import { css, cx } from "#styled-system/css";
import { formField } from "#styled-system/recipes";

export interface FieldGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Several controls with labels of their own. */
  children: ReactNode;
}

/** Several controls under one question. */
export function FieldGroup({ legend, help, error, className, children }: FieldGroupProps) {
  const id = useId();
  const styles = formField();
  const hasError = error !== undefined && error !== null && error !== "";
  return (
    <fieldset
      className={cx(css({ border: "0", m: "0", p: "0", minWidth: "0" }), className)}
      aria-describedby={
        [hasError && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean).join(" ") || undefined
      }
    >
      <legend className={cx(styles.label, css({ p: "0" }))}>{legend}</legend>
      {help !== undefined && (
        <p id={`${id}-help`} className={cx(css({ textStyle: "help", mb: "2" }), styles.help)}>
          {help}
        </p>
      )}
      <div className={css({ display: "flex", flexDirection: "column", gap: { base: "0", md: "3" } })}>{children}</div>
      {hasError && (
        <p id={`${id}-error`} className={cx(css({ mt: "2", textStyle: "help" }), styles.error)} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
