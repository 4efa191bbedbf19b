import { CheckField, type CheckFieldProps } from "./check-field.tsx";

export interface SwitchProps extends CheckFieldProps {
  /** One of many in a list, which is not in the accent when on. */
  isQuiet?: boolean;
}

/** A switch that takes effect at once: label at the start of the row, switch at the end. */
export function Switch(props: SwitchProps) {
  return <CheckField kind="switch" {...props} />;
}
