import CircleAlertIcon from "lucide-react/icons/circle-alert";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#styled-system/css";
import { checkField } from "#styled-system/recipes";

export interface CheckFieldProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  label: ReactNode;
  /** A line under the label. */
  help?: ReactNode;
  /** The error message; makes the control invalid. */
  error?: ReactNode;
}

interface KindProps extends CheckFieldProps {
  kind: "checkbox" | "radio" | "switch";
  isQuiet?: boolean;
}

/** Shared by checkbox, radio button and switch: a restyled native input with its label and help. */
export function CheckField({ kind, isQuiet, label, help, error, id: ownId, className, ...props }: KindProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hasHelp = help !== undefined && help !== "";
  const hasError = error !== undefined && error !== null && error !== "";
  const describedBy = [hasError && `${id}-error`, hasHelp && `${id}-help`, props["aria-describedby"]]
    .filter(Boolean)
    .join(" ");
  const styles = checkField({ kind, isQuiet });
  return (
    <div className={cx(styles.root, className)}>
      <input
        {...props}
        id={id}
        type={kind === "radio" ? "radio" : "checkbox"}
        role={kind === "switch" ? "switch" : undefined}
        aria-describedby={describedBy || undefined}
        aria-invalid={hasError || undefined}
        className={styles.control}
      />
      <div className={styles.text}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hasHelp && (
          <p id={`${id}-help`} className={styles.help}>
            {help}
          </p>
        )}
        {hasError && (
          <p id={`${id}-error`} className={styles.error} role="alert">
            <CircleAlertIcon />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
