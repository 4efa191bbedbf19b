import { folded as withoutAccents } from "./search-text.ts";

export type Stretch = { readonly text: string; readonly isMatch: boolean };

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/**
 * Splits a text at the search text, so that it can be marked without markup. Compares as the server does, by NFKC and
 * case-insensitively; with `byWord` it finds each word by itself, and ignores accents. Each character keeps its original
 * index, since folding can change lengths.
 */
export function splitMatches(text: string, search: string, byWord = false): Stretch[] {
  const fold = byWord ? withoutAccents : folded;
  const all = fold(search.trim());
  const terms = (byWord ? all.split(/\s+/) : [all]).filter((word) => word !== "");
  if (terms.length === 0) return [{ text, isMatch: false }];
  const characters = Array.from(text);
  let letters = "";
  const origins: number[] = [];
  for (const [at, character] of characters.entries()) {
    const letter = fold(character);
    letters += letter;
    for (let unit = 0; unit < letter.length; unit += 1) origins.push(at);
  }
  const stretches: Stretch[] = [];
  let done = 0;
  const take = (end: number, isMatch: boolean) => {
    if (end > done) stretches.push({ text: characters.slice(done, end).join(""), isMatch });
    done = Math.max(done, end);
  };
  for (let found = firstOf(letters, terms, 0); found !== null; found = firstOf(letters, terms, found.end)) {
    take(origins[found.at] ?? 0, false);
    take((origins[found.end - 1] ?? 0) + 1, true);
  }
  take(characters.length, false);
  return stretches;
}

/** The first place of any of the words; of two that begin there, the longer one. */
function firstOf(letters: string, words: readonly string[], from: number): { at: number; end: number } | null {
  let first: { at: number; end: number } | null = null;
  for (const word of words) {
    const at = letters.indexOf(word, from);
    if (at === -1 || (first !== null && (at > first.at || (at === first.at && at + word.length <= first.end))))
      continue;
    first = { at, end: at + word.length };
  }
  return first;
}
