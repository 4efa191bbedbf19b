/** Texts as keys are looked for in them: in one normal form, whatever the case, with single spaces. */

const invisible = /\u00AD|\u200B|\u2060|\uFE0E|\uFE0F|\uFEFF/g;
const quotes = /[\u2018\u2019\u02BC]/g;

/** NFKC, without invisible characters; one apostrophe, and one space for any white space. */
export const normal = (text: string): string =>
  text.normalize("NFKC").replaceAll(invisible, "").replaceAll(quotes, "'").replaceAll(/\s+/gu, " ");

/**
 * Full case folding, as far as the engine's own tables give it: ß and ẞ are ss, final sigma is sigma, and the Turkish i's are
 * one, with or without their dot.
 */
export function folded(text: string): string {
  const plain = normal(text);
  // oxlint-disable-next-line no-control-regex -- the quick way for what most keys are
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
/** Scripts whose words stand without spaces, or, as in Korean, with endings attached. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;
const known = new Map<string, boolean>();

/** A letter or digit of a script that parts its words. */
function isSpacedWord(char: string): boolean {
  let answer = known.get(char);
  if (answer === undefined) {
    answer = word.test(char) && !unspaced.test(char);
    if (known.size < 5000) known.set(char, answer);
  }
  return answer;
}

/** Whether any of it is of a script for which whole words mean nothing. */
export const hasUnspacedScript = (text: string): boolean => Array.from(text).some((char) => unspaced.test(char));

const charBefore = (text: string, at: number): string => {
  const isLow = (text.charCodeAt(at - 1) & 0xfc00) === 0xdc00;
  return text.slice(Math.max(0, at - (isLow ? 2 : 1)), at);
};
const charAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Whether no word is cut at this place. */
const isBetweenWords = (text: string, at: number): boolean =>
  at <= 0 || at >= text.length || !(isSpacedWord(charBefore(text, at)) && isSpacedWord(charAt(text, at)));

/** A text in which many keys are looked for: the places of each pair of units are known beforehand. */
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

  /** Where the key first is; -1 when nowhere. */
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
