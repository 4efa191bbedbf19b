import { type FieldErrors, get } from "react-hook-form";

/** What stands against a field, or against a list as a whole. */
export function messageAt(errors: FieldErrors, name: string): string | undefined {
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
  return error?.root?.message ?? error?.message;
}
