import { diceFor } from "./prng.ts";
import type { ReplyScript } from "./responder.ts";

/** Words a second while a sentence runs; a little above reading speed. */
const wordsPerSecond = 20;
const firstPieceMs = { least: 350, most: 700 };
const sentencePauseMs = { least: 90, most: 220 };

/**
 * Splits a text into timed pieces of two to six words, whose concatenation is the text. A space belongs to the word before
 * it, so no piece begins with one.
 */
export function paced(text: string, seed: string): ReplyScript {
  const dice = diceFor(`pace|${seed}`);
  const words = text.match(/\s*\S+\s*/gu) ?? (text === "" ? [] : [text]);
  const pieces: { atMs: number; text: string }[] = [];
  let at = firstPieceMs.least + dice.below(firstPieceMs.most - firstPieceMs.least);
  let start = 0;
  while (start < words.length) {
    const allowed = 2 + dice.below(4);
    let end = Math.min(start + allowed, words.length);
    if (words.length - end === 1) end = words.length;
    const piece = words.slice(start, end).join("");
    pieces.push({ atMs: Math.round(at), text: piece });
    at += ((end - start) * 1000) / wordsPerSecond;
    if (/[.!?…][”’*)]*\s*$/u.test(piece))
      at += sentencePauseMs.least + dice.below(sentencePauseMs.most - sentencePauseMs.least);
    start = end;
  }
  return { text, pieces };
}
