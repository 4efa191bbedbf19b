import { type ChatRow, isOfUser, textOf } from "#src/domain/chat/chat-row.ts";

/** Average px of a character, px of a line, and px of a row besides its lines. */
const CHARACTER = 7.7;
const LINE = 26;
const AROUND = 78;
const PORTRAIT = 348;

/** Estimates a row's height until it is measured. `width` is the column's. */
export function rowHeight(row: ChatRow, width: number, hasPortrait: boolean): number {
  const isUser = isOfUser(row);
  const perLine = Math.max(16, ((isUser ? width * 0.78 : width - 52) - 36) / CHARACTER);
  let lines = 0;
  for (const paragraph of textOf(row).split("\n"))
    lines += paragraph === "" ? 0.4 : Math.ceil(paragraph.length / perLine);
  return Math.round(lines * LINE + (isUser ? AROUND - 25 : AROUND) + (hasPortrait ? PORTRAIT : 0));
}
