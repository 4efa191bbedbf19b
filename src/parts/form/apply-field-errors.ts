import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

/**
 * Puts the server's refusals onto the fields they name and focuses the first. Answers true when at least one found its
 * field; the rest is the form's to say.
 */
export function applyFieldErrors<Values extends FieldValues>(
  errors: readonly { field: string; message: string }[],
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const known = errors.filter(({ field }) => fields.includes(field as FieldPath<Values>));
  known.forEach(({ field, message }, index) =>
    setError(field as FieldPath<Values>, { type: "server", message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
