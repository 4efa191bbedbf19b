import type { ComponentProps, ReactNode } from "react";
import {
  type Control,
  type FieldPath,
  type FieldValues,
  useFormState,
  type UseFormRegister,
  useWatch,
} from "react-hook-form";
import { lengthOf } from "#src/lib/text.ts";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextInput, type TextInputProps } from "#src/ui/fields/text-input.tsx";
import { messageAt } from "./message-at.ts";

export interface TextFieldProps<Values extends FieldValues, Output> extends Omit<TextInputProps, "form" | "name"> {
  editor: { control: Control<Values, unknown, Output>; register: UseFormRegister<Values> };
  name: FieldPath<Values>;
  label: ReactNode;
  help?: ReactNode;
  /** A note beside the label. */
  note?: ReactNode;
  /** Maximum number of code points; shows a counter. */
  limit?: number;
  isRequired?: boolean;
  /** Number of rows; makes it multi-line. */
  rows?: number;
  maxRows?: number;
}

/**
 * A text field of a form: label, control, counter and error. Typing re-renders only this field, so that a form can have
 * hundreds.
 */
export function TextField<Values extends FieldValues, Output>({
  editor: { control, register },
  name,
  label,
  help,
  note,
  limit,
  isRequired = false,
  rows,
  maxRows,
  ...props
}: TextFieldProps<Values, Output>) {
  const { errors } = useFormState({ control, name, exact: true });
  const value: unknown = useWatch({ control, name, disabled: limit === undefined });
  const length = typeof value === "string" ? lengthOf(value.trim()) : 0;
  const message = messageAt(errors, name);
  return (
    <FormField
      label={label}
      help={help}
      note={note}
      error={message}
      counter={limit === undefined ? undefined : `${length}/${limit}`}
      isOver={limit !== undefined && length > limit}
      isRequired={isRequired}
    >
      {rows === undefined ? (
        <TextInput {...props} {...register(name)} />
      ) : (
        <TextArea
          {...(props as ComponentProps<"textarea">)}
          rows={rows}
          {...(maxRows !== undefined && { maxRows })}
          {...register(name)}
        />
      )}
    </FormField>
  );
}
