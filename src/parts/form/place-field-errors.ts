/** One refused field as servers name it: `groupCharacterList.1.characterName` (GAP-02). */
export type ServerFieldError = { readonly field: string; readonly message: string };

/** The refused fields an error carries, if it does. */
export function serverFieldErrors(error: unknown): readonly ServerFieldError[] {
  return (error as { fieldErrors?: readonly ServerFieldError[] } | null | undefined)?.fieldErrors ?? [];
}

/**
 * Maps server errors to paths of the form. An error inside a field's value belongs to that field; one that matches
 * nothing is left out, since the form reports it as a whole. The first message of a field wins.
 */
export function placeFieldErrors(errors: readonly ServerFieldError[], values: object): ServerFieldError[] {
  const placed = new Map<string, string>();
  for (const { field, message } of errors) {
    const path: string[] = [];
    let part: unknown = values;
    for (const key of field.split(".")) {
      if (typeof part !== "object" || part === null || !Object.hasOwn(part, key)) break;
      part = (part as Record<string, unknown>)[key];
      path.push(key);
    }
    const name = path.join(".");
    if (name !== "" && !placed.has(name)) placed.set(name, message);
  }
  return [...placed].map(([field, message]) => ({ field, message }));
}
