import { limits } from "./limits.ts";

/**
 * A name for comparing: trimmed, and case, compatibility forms, spacing and characters that do not show make no
 * difference (GROUP-24). Each letter is folded by itself, so that a name is the same wherever it stands in a text.
 */
export const comparableName = (name: string): string =>
  Array.from(name.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ""), (letter) =>
    // Lower first: the capital sharp s has no upper case of its own.
    letter.toLowerCase().toUpperCase().toLowerCase(),
  )
    .join("")
    .normalize("NFKC")
    .replaceAll(/\s+/gu, " ")
    .trim();

/** The name, or where it is taken the name with the lowest free number from 2, shortened to fit (GAP-79). */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map(comparableName));
  const plain = cut(name.trim(), limits.memberName);
  if (!used.has(comparableName(plain))) return plain;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const numbered = `${cut(plain, limits.memberName - suffix.length)}${suffix}`;
    if (!used.has(comparableName(numbered))) return numbered;
  }
}

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join("").trimEnd();

/** Places of the names that stand in the list before already. */
export function repeatedNames(names: readonly string[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, place) => {
    const comparable = comparableName(name);
    if (seen.has(comparable)) return [place];
    seen.add(comparable);
    return [];
  });
}
