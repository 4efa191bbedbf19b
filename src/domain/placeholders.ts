/** What replaces the placeholders: the active persona's name or the user name, and the character's name (GAP-57). */
export type PlaceholderNames = { readonly user: string; readonly char: string };

/**
 * Replaces all `{{user}}` and `{{char}}`, in any case. Names are inserted literally: a `$` stays a `$`, and
 * placeholders inside a name are not replaced.
 */
export function substitutePlaceholders(text: string, names: PlaceholderNames): string {
  return text.replaceAll(/\{\{\s*(user|char)\s*\}\}/gi, (_, who: string) =>
    who.toLowerCase() === "user" ? names.user : names.char,
  );
}
