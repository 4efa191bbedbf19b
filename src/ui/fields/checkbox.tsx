import { CheckField, type CheckFieldProps } from "./check-field.tsx";

/** A checkbox whose value takes effect on submit. Accepts react-hook-form's `register(…)`. */
export function Checkbox(props: CheckFieldProps) {
  return <CheckField kind="checkbox" {...props} />;
}
