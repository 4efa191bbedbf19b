import { type ChatRow, isOfUser, pictureOf, storedOf, textOf } from "#src/domain/chat/chat-row.ts";

/** Where a row stands: what changes its height besides its words. */
export type RowPlace = {
  /** Below 768 px. */
  readonly isNarrow: boolean;
  /** A day begins above it. */
  readonly hasDay: boolean;
  /** The portrait stands above it. */
  readonly hasPortrait: boolean;
  /** One speaker goes on: from the row before (no name and time), in the row behind (less room between). */
  readonly isJoined: boolean;
  readonly joinsOn: boolean;
  /** Px of its text. */
  readonly textSize: number;
};

/** Average px of a character of prose at 16 px, measured over the seed's chats; lines are of the same size. */
const CHARACTER = 6.7;
/** Px of a line that is only spoken, and of one with narration. */
const LINE = 26;
const NARRATED = 26.7;
const BETWEEN_PARAGRAPHS = 10;
/** Name and time, and what stands around them. */
const META = 20;
const AROUND_META = 3;
const WORLD_LINE = 32;
const PORTRAIT = 348;
/** Of the mark of a day above its first row. */
const DAY = 46;

/**
 * Px: the bubble's padding above and below, and at both sides; room below the row; the avatar and its gap; the column's own
 * padding where its width counts it.
 */
const wide = { padding: 31, sides: 36, below: 22, beside: 52, userShare: 0.78, gutter: 0 };
const narrow = { padding: 25, sides: 28, below: 16, beside: 38, userShare: 0.88, gutter: 24 };

/**
 * Estimates a row's height in px until it is measured. `width` is the column's. Within a line of the real one for nine in
 * ten rows of prose: each that is off moves all rows below it once more.
 */
export function rowHeight(row: ChatRow, width: number, place: RowPlace): number {
  const isUser = isOfUser(row);
  const looks = place.isNarrow ? narrow : wide;
  const column = width - looks.gutter;
  const room = (isUser ? column * looks.userShare : column - looks.beside) - looks.sides;
  const scale = place.textSize / 16;
  const perLine = Math.max(16, room / (CHARACTER * scale));
  const paragraphs = textOf(row)
    .split("\n")
    .filter((paragraph) => paragraph !== "");
  let height = BETWEEN_PARAGRAPHS * Math.max(0, paragraphs.length - 1);
  for (const paragraph of paragraphs) {
    const shown = paragraph.replaceAll(/[*_`]/g, "").length;
    height += Math.ceil(shown / perLine) * (paragraph.includes("*") ? NARRATED : LINE) * scale;
  }
  const hasWorlds = (storedOf(row)?.loreEntryIds.length ?? 0) > 0;
  return Math.round(
    height +
      looks.padding +
      (isUser || place.isJoined ? 0 : META * scale + AROUND_META) +
      (place.joinsOn ? 4 : looks.below) +
      (hasWorlds ? WORLD_LINE : 0) +
      (pictureOf(row) === null ? 0 : Math.min(480, width - 90) * (9 / 16) + 12) +
      (place.hasPortrait ? PORTRAIT : 0) +
      (place.hasDay ? DAY : 0),
  );
}
