/** Who stands for the placeholders: the active persona's name or the user name, and the character (GAP-57). */
export type PlaceholderNames = { readonly user: string; readonly char: string };

/**
 * Replaces `{{user}}` and `{{char}}`, in any case, all occurrences. Names are taken literally (a `$` in a name is a `$`)
 * and are not looked through again.
 */
export function substitutePlaceholders(text: string, names: PlaceholderNames): string {
  return text.replaceAll(/\{\{\s*(user|char)\s*\}\}/gi, (_, who: string) =>
    who.toLowerCase() === "user" ? names.user : names.char,
  );
}
