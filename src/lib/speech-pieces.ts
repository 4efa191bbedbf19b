/**
 * The longest piece by what it takes to say: a letter counts 1, one of a script without an alphabet 3. At the slowest
 * speed this is about 14 s. Some of Chrome's voices fall silent after 15.
 */
const LONGEST = 150;

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What a voice has a word for: without any of it, a piece would only be a pause. */
const sayable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** A clause with the mark that ends it, closing quotes and brackets, and the space behind. A mark inside a number ends none. */
const clause = /.+?(?:[,;:،؛–—…](?=[\s"'“”’»)\]])|[、，；：])["'“”’»)\]」』]*\s*|.+$/gsu;

type Split = (text: string, language: string | undefined) => string[];

const segments = (granularity: "sentence" | "word" | "grapheme"): Split => {
  return (text, language) =>
    Array.from(new Intl.Segmenter(language, { granularity }).segment(text), ({ segment }) => segment);
};

/** From the best place to split to the last resort. */
const splits: readonly Split[] = [
  segments("sentence"),
  (text) => text.match(clause) ?? [text],
  segments("word"),
  segments("grapheme"),
];

/**
 * A text in pieces that a voice says without a break: sentences as they stand together in a line, up to a length. A longer
 * one is split at its clauses, else its words, else within its word. Lines stay apart, since they are paragraphs or
 * headings. Nothing is said of a piece of marks alone.
 */
export function speechPieces(text: string, language?: string, longest = LONGEST): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .flatMap((line) => piecesOf(line.replaceAll(/\s+/g, " ").trim(), language, longest, 0))
    .map((piece) => piece.trim())
    .filter((piece) => sayable.test(piece));
}

function piecesOf(text: string, language: string | undefined, longest: number, level: number): string[] {
  const split = splits[level];
  if (lengthToSay(text) <= longest || split === undefined) return [text];
  const pieces: string[] = [];
  for (const part of split(text, language)) {
    const last = pieces.at(-1);
    if (last !== undefined && lengthToSay(last + part) <= longest) pieces[pieces.length - 1] = last + part;
    else pieces.push(...piecesOf(part, language, longest, level + 1));
  }
  return pieces;
}

function lengthToSay(text: string): number {
  let length = 0;
  for (const sign of text.trimEnd()) length += wide.test(sign) ? 3 : 1;
  return length;
}
