import { diceFor } from "./prng.ts";
import type { ReplyScript } from "./responder.ts";

/** Words a second while a sentence runs; a little above reading speed. */
const wordsPerSecond = 20;
const firstPieceMs = { least: 350, most: 700 };
const sentencePauseMs = { least: 90, most: 220 };

/**
 * Cuts a text into pieces of two to six words and says when each appears. The pieces joined are the text. Spaces go
 * with the word before them, so a piece never begins with the space the last one owed.
 */
export function paced(text: string, seed: string): ReplyScript {
  const dice = diceFor(`pace|${seed}`);
  const words = text.match(/\s*\S+\s*/gu) ?? (text === "" ? [] : [text]);
  const pieces: { atMs: number; text: string }[] = [];
  let at = firstPieceMs.least + dice.below(firstPieceMs.most - firstPieceMs.least);
  let start = 0;
  while (start < words.length) {
    const wanted = 2 + dice.below(4);
    let end = Math.min(start + wanted, words.length);
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

/**
 * What of a reply is there after so many milliseconds: lets a host resume a running reply from its start time alone.
 * @param elapsedMs since the reply began; negative counts as nothing yet
 */
export function textAt(script: ReplyScript, elapsedMs: number): string {
  let length = 0;
  for (const piece of script.pieces) {
    if (piece.atMs > elapsedMs) break;
    length += piece.text.length;
  }
  return script.text.slice(0, length);
}
