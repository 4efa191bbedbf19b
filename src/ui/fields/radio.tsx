import { CheckField, type CheckFieldProps } from "./check-field.tsx";

/** One of several; radios of one question share a `name` and stand in a `FieldGroup`. */
export function Radio(props: CheckFieldProps) {
  return <CheckField kind="radio" {...props} />;
}
