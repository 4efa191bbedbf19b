import PlusIcon from "lucide-react/icons/plus";
import { type ReactNode, useRef } from "react";
import {
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  useFieldArray,
  useFormState,
} from "react-hook-form";
import { Button } from "#src/ui/button/button.tsx";
import { FieldGroup } from "#src/ui/fields/field-group.tsx";
import { ReorderList } from "#src/ui/reorder-list/reorder-list.tsx";
import { css } from "#styled-system/css";
import { messageAt } from "./message-at.ts";

export interface FieldListProps<Values extends FieldValues, Output, Name extends FieldArrayPath<Values>> {
  editor: { control: Control<Values, unknown, Output> };
  /** An array of objects; a list of strings is `{ text }` in the form, mapped by `toRequest`. */
  name: Name;
  legend: string;
  help?: ReactNode;
  /** A row's name by its index: "Greeting 1". */
  rowName: (index: number) => string;
  addLabel: string;
  /** A new row. */
  blank: () => FieldArray<Values, Name>;
  /** From the contract. */
  min?: number;
  max?: number;
  /** Why no more rows can be added. */
  fullReason?: string;
  /** Renders the fields of a row. */
  children: (index: number) => ReactNode;
}

/**
 * Rows of fields that can be added, removed and reordered. Errors of a row are shown at its fields, those of the list
 * below it.
 */
export function FieldList<Values extends FieldValues, Output, Name extends FieldArrayPath<Values>>({
  editor: { control },
  name,
  legend,
  help,
  rowName,
  addLabel,
  blank,
  min = 0,
  max = Infinity,
  fullReason,
  children,
}: FieldListProps<Values, Output, Name>) {
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const { errors } = useFormState({ control });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <FieldGroup legend={legend} help={help} error={messageAt(errors, name)}>
      <ReorderList
        label={legend}
        ids={fields.map(({ id }) => id)}
        rowName={rowName}
        onMove={move}
        onRemove={fields.length > min ? remove : undefined}
        onEmpty={() => add.current?.focus()}
      >
        {children}
      </ReorderList>
      <div className={css({ mt: { base: "3", md: "0" } })}>
        <Button
          ref={add}
          icon={<PlusIcon />}
          disabled={fields.length >= max}
          {...(fullReason !== undefined && { disabledReason: fullReason })}
          onClick={() => append(blank())}
        >
          {addLabel}
        </Button>
      </div>
    </FieldGroup>
  );
}
