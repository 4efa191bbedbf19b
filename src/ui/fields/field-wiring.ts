import { createContext, useContext, useId } from "react";

/** What a field passes to its control by context. */
export interface FieldWiring {
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface ControlProps {
  id?: string | undefined;
  required?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: React.AriaAttributes["aria-invalid"];
}

/** The control's id and ARIA props from the enclosing `FormField`; its own props win. */
export function useFieldWiring(own: ControlProps) {
  const field = useContext(FieldContext);
  const ownId = useId();
  const describedBy = [field?.describedBy, own["aria-describedby"]].filter((part) => part !== undefined).join(" ");
  return {
    id: own.id ?? field?.id ?? ownId,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.isInvalid === true ? true : undefined),
    "aria-required": (own.required ?? field?.isRequired) === true ? true : undefined,
  };
}
