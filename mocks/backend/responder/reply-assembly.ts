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

/** Adds material until the paragraphs have the wanted length and share of speech; the last one stays last. */
export function filled(
  paragraphs: Piece[][],
  shape: ReplyShape,
  material: Material,
  kept: readonly Piece[] = [],
): Piece[][] {
  const middle = (shape.leastSpeech + shape.mostSpeech) / 2;
  for (let round = 0; round < 60; round += 1) {
    const words = wordsOf(paragraphs.flat());
    const share = speechShare(paragraphs);
    const tooFew = words < shape.leastWords;
    const room = shape.mostWords - words;
    const unbalanced = share < shape.leastSpeech || share > shape.mostSpeech;
    if (!tooFew && !unbalanced) break;
    if (!tooFew && room < 9) {
      // No room for what is missing: drop something small of the other kind.
      if (!withoutSmallest(paragraphs, share < shape.leastSpeech ? "narration" : "speech", kept)) break;
      continue;
    }
    // Better a shorter reply than one filled with what fits any scene.
    const isThin = words < shape.leastWords * 0.6;
    const more = (isSpeech: boolean): Piece[] | null => {
      if (isSpeech ? shape.mostSpeech === 0 : shape.leastSpeech === 1) return null;
      return isSpeech ? material.spoken(room, isThin) : material.narrated(room, isThin);
    };
    const isSpeechShort = share < middle;
    const addition = more(isSpeechShort) ?? (room >= 9 && tooFew ? more(!isSpeechShort) : null);
    if (addition !== null) place(paragraphs, addition, shape);
    else if (!unbalanced || !withoutSmallest(paragraphs, share < shape.leastSpeech ? "narration" : "speech", kept))
      break;
  }
  return paragraphs;
}

/** Removes the shortest piece of a kind, except the reply's first and last. */
function withoutSmallest(paragraphs: Piece[][], kind: Piece["kind"], kept: readonly Piece[]): boolean {
  const last = paragraphs.at(-1)?.at(-1);
  const candidates = paragraphs
    .flat()
    .slice(1)
    .filter((piece) => piece.kind === kind && piece !== last && !kept.includes(piece));
  const smallest = candidates.toSorted((one, other) => one.text.length - other.text.length)[0];
  if (smallest === undefined) return false;
  for (const paragraph of paragraphs) {
    const at = paragraph.indexOf(smallest);
    if (at >= 0) paragraph.splice(at, 1);
  }
  for (let at = paragraphs.length - 1; at >= 0; at -= 1) if (paragraphs[at]?.length === 0) paragraphs.splice(at, 1);
  return true;
}

/** Puts it between paragraphs, or at an end of one, where it meets the other kind. */
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
    const candidates = paragraphs.flatMap((paragraph, at) => paragraph.map((piece, inner) => ({ at, inner, piece })));
    if (candidates.length <= 1) break;
    const keepsBalance = (kind: Piece["kind"]): boolean =>
      kind === "speech"
        ? speechShare(paragraphs) > shape.leastSpeech
        : speechShare(paragraphs) < shape.mostSpeech || shape.mostSpeech === 0;
    const middle = candidates.slice(1, -1).filter((candidate) => !kept.includes(candidate.piece));
    const victim =
      middle.findLast((candidate) => keepsBalance(candidate.piece.kind)) ?? middle.at(-1) ?? candidates.at(-1);
    if (victim === undefined) break;
    paragraphs[victim.at]?.splice(victim.inner, 1);
    for (let at = paragraphs.length - 1; at >= 0; at -= 1) if (paragraphs[at]?.length === 0) paragraphs.splice(at, 1);
  }
  return paragraphs;
}

/** The reply as Markdown: paragraphs parted by an empty line. */
export function asText(paragraphs: readonly Piece[][], marked: boolean): string {
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => written(paragraph, marked))
    .join("\n\n");
}
