import { CheckField, type CheckFieldProps } from "./check-field.tsx";

/** Yes or no, in force when the form is sent. Takes `register(…)` of react-hook-form as it comes. */
export function Checkbox(props: CheckFieldProps) {
  return <CheckField kind="checkbox" {...props} />;
}
