export type Stretch = { readonly text: string; readonly isMatch: boolean };

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/**
 * Splits a text at the search words, so that they can be marked without markup. Compares as the server does, by NFKC and
 * case-insensitively; each character keeps its original index, since folding can change lengths.
 */
export function splitMatches(text: string, search: string): Stretch[] {
  const wanted = folded(search.trim());
  if (wanted === "") return [{ text, isMatch: false }];
  const characters = Array.from(text);
  let letters = "";
  const origins: number[] = [];
  for (const [at, character] of characters.entries()) {
    const letter = folded(character);
    letters += letter;
    for (let unit = 0; unit < letter.length; unit += 1) origins.push(at);
  }
  const stretches: Stretch[] = [];
  let done = 0;
  const take = (end: number, isMatch: boolean) => {
    if (end > done) stretches.push({ text: characters.slice(done, end).join(""), isMatch });
    done = Math.max(done, end);
  };
  for (let from = letters.indexOf(wanted); from !== -1; from = letters.indexOf(wanted, from + wanted.length)) {
    take(origins[from] ?? 0, false);
    take((origins[from + wanted.length - 1] ?? 0) + 1, true);
  }
  take(characters.length, false);
  return stretches;
}
