import { comparableName } from "./member-name.ts";

/** Scripts that put no space around a name, or hang endings on it. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;

/** Whether a character is part of a word that spaces set apart. */
export const isInWord = (char = ""): boolean => /[\p{L}\p{N}]/u.test(char) && !unspaced.test(char);

/** Whether two neighbours are of one word, so that no name begins or ends between them. */
const isOneWord = (before?: string, after?: string): boolean => isInWord(before) && isInWord(after);

/** Members named as `@Name` in a text, each once, in the order of naming; case and spacing do not matter (GAP-139). */
export function namedMembers(text: string, members: readonly { id: string; name: string }[]): string[] {
  const said = comparableName(text);
  // Longest first, so that `@Luna 2` is not taken for `@Luna`.
  const names = members
    .map(({ id, name }) => ({ id, name: comparableName(name) }))
    .filter(({ name }) => name !== "")
    .toSorted((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  for (let at = said.indexOf("@"); at >= 0; at = said.indexOf("@", at + 1)) {
    // An address such as mail@luna names nobody.
    if (isOneWord(said[at - 1], said[at + 1])) continue;
    const match = names.find(
      ({ name }) => said.startsWith(name, at + 1) && !isOneWord(name.at(-1), said.at(at + 1 + name.length)),
    );
    if (match) found.add(match.id);
  }
  return [...found];
}
