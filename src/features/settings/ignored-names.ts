import { limits } from "#src/domain/limits.ts";

/** Why a name is not added: empty, a duplicate, or the list is full. */
export type NotAdded = "empty" | "known" | "full";

/**
 * The list with one more name, or why not (SET-PREF-23 to SET-PREF-26). Names are trimmed and otherwise kept as typed:
 * the server is case-sensitive (TRAP-54).
 */
export function withName(names: readonly string[], typed: string): string[] | NotAdded {
  const name = typed.trim();
  if (name === "") return "empty";
  if (names.includes(name)) return "known";
  return names.length >= limits.ignoredCreators ? "full" : [...names, name];
}
