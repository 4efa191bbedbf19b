import { unweighed } from "./banks/words.ts";

/** Splits prose into sentences and compares them, so that nothing is repeated. */

const sentenceEnd = /(?<=[.!?…][”’"'*)\]]*)\s+|\n+/u;

/** The sentences of a text, in order, without asterisks and quotes; empty ones are dropped. */
export function sentencesOf(text: string): string[] {
  return text
    .replaceAll("*", " ")
    .replaceAll(/[“”"]/gu, " ")
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The text, ending with a punctuation mark. */
export const asSentence = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** Key for comparing sentences: letters and digits only, case-folded. */
export function sentenceKey(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Runs of three significant words of a sentence; short sentences have none. */
export function trigramsOf(key: string): string[] {
  const words = key.split(" ").filter((word) => !unweighed.has(word));
  const runs: string[] = [];
  for (let at = 0; at + 2 < words.length; at += 1) runs.push(`${words[at]} ${words[at + 1]} ${words[at + 2]}`);
  return runs;
}

/** Sentence keys of a text, without caching. */
export const freshKeys = (text: string): string[] => sentencesOf(text).map(sentenceKey).filter(Boolean);

type Keyed = { keys: readonly string[]; runs: readonly string[] };
/** Keys by message text, cached for the next reply of the chat. */
const remembered = new Map<string, Keyed>();
const rememberedAtMost = 6_000;

function keyed(text: string): Keyed {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const keys = freshKeys(text);
  const both = { keys, runs: keys.flatMap(trigramsOf) };
  if (remembered.size >= rememberedAtMost) remembered.clear();
  remembered.set(text, both);
  return both;
}

/** Sentence keys of a whole message. */
export const keysOf = (text: string): readonly string[] => keyed(text).keys;

/** Three-word runs of all sentences of a message. */
export const runsOf = (text: string): readonly string[] => keyed(text).runs;

/** Number of words in a text, by spaces. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
