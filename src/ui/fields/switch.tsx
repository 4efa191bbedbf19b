import { CheckField, type CheckFieldProps } from "./check-field.tsx";

/** On or off, in force at once. The words stand at the start, the switch at the end of the row. */
export function Switch(props: CheckFieldProps) {
  return <CheckField kind="switch" {...props} />;
}
