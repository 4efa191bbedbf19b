import type { SummaryRequest, Line } from "../responder/responder.ts";
import { sentenceKey } from "../responder/sentences.ts";

/** Lines read of each part of the chat, so that a chat of thousands takes no longer. */
const readOfEach = 40;
const sentenceEnd = /(?<=[.!?…。！？][”’"'*)\]」』]*)\s*(?=\s|[「『\p{Lu}])|\n+/u;
const longestSentence = 220;

const lengthOf = (text: string): number => Array.from(text).length;

/** The sentences of a line, word for word but without asterisks; direct speech names its speaker. */
function sentencesOf({ name, content }: Line): string[] {
  const seen = new Set<string>();
  return content
    .split(sentenceEnd)
    .map((part) => part.replaceAll("*", "").trim())
    .filter((part) => lengthOf(part) >= 12 && lengthOf(part) <= longestSentence && !/^[([]/u.test(part))
    .filter((part) => !seen.has(sentenceKey(part)) && seen.add(sentenceKey(part)))
    .map((part) => (/^[“"「]/u.test(part) ? `${name}: ${part}` : part));
}

/** Weight of a sentence for the summary: names and events count more than looks and questions. */
function weightOf(sentence: string): number {
  const names = sentence.slice(1).match(/(?<=\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  const numbers =
    sentence.match(/\p{N}+|\b(?:two|three|seven|nine|ten|eleven|first|last|never|always)\b/giu)?.length ?? 0;
  const isQuestion = /[?？][”"’]?$/u.test(sentence);
  return 2 * Math.min(names, 3) + Math.min(numbers, 2) + Math.min(lengthOf(sentence), 110) / 40 - (isQuestion ? 2 : 0);
}

/**
 * A summary made of the chat's own sentences: the weightiest one of each part, in order. It continues `before`, without
 * repeating it. A pure function; linear.
 */
export function inOwnSentences({ before, lines, longest: room }: SummaryRequest): string {
  const wanted = Math.max(1, Math.floor(room / 130));
  const each = Math.max(1, Math.ceil(lines.length / wanted));
  const told: string[] = [];
  let left = room;
  for (let from = 0; from < lines.length; from += each) {
    const [best] = lines
      .slice(from, from + each)
      .filter((_, at) => at % Math.ceil(each / readOfEach) === 0)
      .flatMap(sentencesOf)
      .filter((sentence) => lengthOf(sentence) + 1 <= left && !told.includes(sentence) && !before.includes(sentence))
      .toSorted((a, b) => weightOf(b) - weightOf(a));
    if (best === undefined) continue;
    told.push(best);
    left -= lengthOf(best) + 1;
  }
  return told.join(" ");
}
