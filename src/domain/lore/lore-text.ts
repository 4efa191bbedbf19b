/** Normal forms of texts for matching keys: independent of Unicode form, case and white space. */

const invisible = /\u00AD|\u200B|\u2060|\uFE0E|\uFE0F|\uFEFF/g;
const quotes = /[\u2018\u2019\u02BC]/g;

/** NFKC without invisible characters, with one kind of apostrophe, and one space for any white space. */
export const normal = (text: string): string =>
  text.normalize("NFKC").replaceAll(invisible, "").replaceAll(quotes, "'").replaceAll(/\s+/gu, " ");

/**
 * Full case folding, as far as the engine's tables support it: ß and ẞ become ss, final sigma becomes sigma, and Turkish i's
 * are equal with or without dot.
 */
export function folded(text: string): string {
  const plain = normal(text);
  // oxlint-disable-next-line no-control-regex -- a fast path for ASCII, which most keys are
  if (/^[\u0000-\u007F]*$/.test(plain)) return plain.toLowerCase();
  return plain
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("i\u0307", "i")
    .normalize("NFKC");
}

const word = /^[\p{L}\p{M}\p{N}\p{Pc}]$/u;
/** Scripts that write words without spaces, or, like Korean, with attached endings. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const known = new Map<string, boolean>();

/** Whether it is a letter or digit of a script that separates words. */
function isSpacedWord(char: string): boolean {
  let answer = known.get(char);
  if (answer === undefined) {
    answer = word.test(char) && !unspaced.test(char);
    if (known.size < 5000) known.set(char, answer);
  }
  return answer;
}

/** Whether the text has characters of a script in which whole words cannot be matched. */
export const hasUnspacedScript = (text: string): boolean => Array.from(text).some((char) => unspaced.test(char));

const charBefore = (text: string, at: number): string => {
  const isLow = (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00;
  return text.slice(Math.max(0, at - (isLow ? 2 : 1)), at);
};
const charAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Whether this position is not inside a word. */
const isBetweenWords = (text: string, at: number): boolean =>
  at <= 0 || at >= text.length || !(isSpacedWord(charBefore(text, at)) && isSpacedWord(charAt(text, at)));

/** A text to search for many keys, with an index of the positions of each pair of code units. */
export class Haystack {
  readonly text: string;
  readonly #first = new Map<number, number>();
  readonly #next: Int32Array;

  constructor(text: string) {
    this.text = text;
    this.#next = new Int32Array(text.length);
    for (let at = text.length - 2; at >= 0; at -= 1) {
      const pair = text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);
      this.#next[at] = this.#first.get(pair) ?? -1;
      this.#first.set(pair, at);
    }
  }

  /** Position of the key's first occurrence; -1 for none. */
  indexOf(key: string, isWhole: boolean, from = 0): number {
    const fits = (at: number) =>
      !isWhole || (isBetweenWords(this.text, at) && isBetweenWords(this.text, at + key.length));
    if (key.length < 2) {
      let at = key === "" ? -1 : this.text.indexOf(key, from);
      while (at >= 0 && !fits(at)) at = this.text.indexOf(key, at + 1);
      return at;
    }
    let at = this.#first.get(key.charCodeAt(0) * 65_536 + key.charCodeAt(1)) ?? -1;
    while (at >= 0 && (at < from || !this.text.startsWith(key, at) || !fits(at))) at = this.#next[at] ?? -1;
    return at;
  }
}
