import type { ReplyShape } from "./reply-shape.ts";
import type { Material } from "./reply-material.ts";
import { type Piece, written } from "./scribe.ts";
import { countWords } from "./sentences.ts";

const counted = new WeakMap<Piece, number>();
function sizeOf(piece: Piece): number {
  const size = counted.get(piece) ?? countWords(piece.text);
  counted.set(piece, size);
  return size;
}
const wordsOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);

function speechShare(paragraphs: readonly Piece[][]): number {
  const all = paragraphs.flat();
  const words = wordsOf(all);
  return words === 0 ? 0 : wordsOf(all.filter((piece) => piece.kind === "speech")) / words;
}

/** Adds material until the paragraphs have the requested length and share of speech; the last one stays last. */
export function filled(
  paragraphs: Piece[][],
  shape: ReplyShape,
  material: Material,
  kept: readonly Piece[],
): Piece[][] {
  const { leastWords, leastSpeech, mostSpeech } = shape;
  for (let round = 0; round < 60; round += 1) {
    const words = wordsOf(paragraphs.flat());
    const share = speechShare(paragraphs);
    const tooFew = words < leastWords;
    const unbalanced = share < leastSpeech || share > mostSpeech;
    if (!tooFew && !unbalanced) break;
    const room = shape.mostWords - words;
    const isSpeechShort = share < (leastSpeech + mostSpeech) / 2 || leastSpeech === 1;
    // How many words of the other kind the share of speech allows.
    const spare = (isSpeechShort ? share / leastSpeech : (1 - share) / (1 - mostSpeech)) * words - words;
    // A shorter reply is better than one full of general sentences, unless a long one was requested.
    const isThin = words < Math.max(leastWords * 0.6, leastWords - 40);
    const more = (isSpeech: boolean, mostWords: number): Piece[] | null => {
      if (mostWords < 9 || (isSpeech ? mostSpeech === 0 : leastSpeech === 1)) return null;
      return isSpeech ? material.spoken(mostWords, isThin) : material.narrated(mostWords, isThin);
    };
    const addition = more(isSpeechShort, room) ?? (tooFew ? more(!isSpeechShort, Math.min(room, spare)) : null);
    if (addition !== null) place(paragraphs, addition, shape);
    else if (!unbalanced || !withoutSmallest(paragraphs, share < leastSpeech ? "narration" : "speech", kept)) break;
  }
  return paragraphs;
}

function without(paragraphs: Piece[][], dropped: Piece): void {
  const left = paragraphs.map((pieces) => pieces.filter((piece) => piece !== dropped));
  paragraphs.splice(0, paragraphs.length, ...left.filter((pieces) => pieces.length > 0));
}

/** Removes the shortest piece of a kind, except the reply's first and last. */
function withoutSmallest(paragraphs: Piece[][], kind: Piece["kind"], kept: readonly Piece[]): boolean {
  const smallest = paragraphs
    .flat()
    .slice(1, -1)
    .filter((piece) => piece.kind === kind && !kept.includes(piece))
    .toSorted((one, other) => one.text.length - other.text.length)[0];
  if (smallest !== undefined) without(paragraphs, smallest);
  return smallest !== undefined;
}

/** Inserts pieces between paragraphs, or at the end of one that is next to the other kind. */
function place(paragraphs: Piece[][], addition: Piece[], shape: ReplyShape): void {
  if (paragraphs.length < shape.paragraphs) {
    paragraphs.splice(Math.max(paragraphs.length - 1, Math.min(paragraphs.length, 1)), 0, addition);
    return;
  }
  const ends = paragraphs.flatMap((paragraph, at) =>
    [0, paragraph.length].map((inner) => ({
      at,
      inner,
      cost: wordsOf(paragraph) + (paragraph.at(inner === 0 ? 0 : -1)?.kind === addition[0]?.kind ? 60 : 0),
    })),
  );
  // The reply keeps its first and its last piece.
  const best = ends.slice(1, -1).toSorted((one, other) => one.cost - other.cost)[0] ?? ends[0];
  if (best === undefined) paragraphs.push(addition);
  else paragraphs[best.at]?.splice(best.inner, 0, ...addition);
}

/** Removes whole pieces from the middle until the reply fits; those in `kept` stay. */
export function trimmed(paragraphs: Piece[][], shape: ReplyShape, kept: readonly Piece[]): Piece[][] {
  while (wordsOf(paragraphs.flat()) > shape.mostWords * 1.12) {
    const pieces = paragraphs.flat();
    const share = speechShare(paragraphs);
    const keepsBalance = ({ kind }: Piece): boolean =>
      kind === "speech" ? share > shape.leastSpeech : share < shape.mostSpeech || shape.mostSpeech === 0;
    const middle = pieces.slice(1, -1).filter((piece) => !kept.includes(piece));
    const victim = middle.findLast(keepsBalance) ?? middle.at(-1) ?? pieces.at(-1);
    if (victim === undefined || pieces.length === 1) break;
    without(paragraphs, victim);
  }
  return paragraphs;
}

/** The reply as Markdown, with an empty line between paragraphs. */
export function asText(paragraphs: readonly Piece[][], marked: boolean): string {
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => written(paragraph, marked))
    .join("\n\n");
}
