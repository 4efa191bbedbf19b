import { CheckField, type CheckFieldProps } from "./check-field.tsx";

/** A switch that takes effect at once: label at the start of the row, switch at the end. */
export function Switch(props: CheckFieldProps) {
  return <CheckField kind="switch" {...props} />;
}
