import CircleAlertIcon from "lucide-react/icons/circle-alert";
import { type ReactNode, useId, useMemo } from "react";
import { cx } from "#styled-system/css";
import { formField } from "#styled-system/recipes";
import { FieldContext } from "./field-wiring.ts";

export interface FormFieldProps {
  label: ReactNode;
  /** A line under the control. */
  help?: ReactNode;
  /** The error message; makes the control invalid. The help stays visible. */
  error?: ReactNode;
  /** For example `15/25`. */
  counter?: ReactNode;
  /** Paints the counter as exceeded. */
  isOver?: boolean;
  isRequired?: boolean;
  /** A note beside the label, for example "Optional". */
  note?: ReactNode;
  /** Id of the control, if it has its own. */
  id?: string;
  className?: string;
  /** One control: `TextInput`, `TextArea`, `PasswordInput`, `SelectInput`. */
  children: ReactNode;
}

/** Label, control, help, error, tied together: the label by `for`, help and error by `aria-describedby` (design 8). */
export function FormField({
  label,
  help,
  error,
  counter,
  isOver = false,
  isRequired = false,
  note,
  id: ownId,
  className,
  children,
}: FormFieldProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const hasHelp = present(help);
  const hasError = present(error);
  const helpId = hasHelp ? `${id}-help` : undefined;
  const errorId = hasError ? `${id}-error` : undefined;
  const describedBy = [errorId, helpId].filter((part) => part !== undefined).join(" ") || undefined;
  const wiring = useMemo(
    () => ({ id, describedBy, isInvalid: hasError, isRequired }),
    [id, describedBy, hasError, isRequired],
  );
  const styles = formField();
  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {present(note) && <span className={styles.optional}>{note}</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {(hasHelp || hasError || present(counter)) && (
        <div className={styles.footer}>
          <div>
            {hasError && (
              <p id={errorId} className={styles.error} role="alert">
                <CircleAlertIcon />
                <span>{error}</span>
              </p>
            )}
            {hasHelp && (
              <p id={helpId} className={styles.help}>
                {help}
              </p>
            )}
          </div>
          {present(counter) && (
            <span className={styles.counter} data-over={isOver || undefined}>
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

const present = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== "";
