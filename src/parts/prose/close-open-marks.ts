import { splitBlocks } from "./split-blocks.ts";

/** Closes the mark left open by the last block of a stopped or truncated text. */
export function closeCutText(text: string): string {
  const blocks = splitBlocks(text);
  return [...blocks.slice(0, -1), closeOpenMarks(blocks.at(-1) ?? "")].join("\n\n");
}

/**
 * Closes emphasis that is still open at the end of a running reply, so that narration is styled from its first word and
 * no asterisk flashes up. Returns the text unchanged if nothing is open.
 */
export function closeOpenMarks(text: string): string {
  const trimmed = text.trimEnd();
  const open: string[] = [];
  let at = 0;
  let bare = 0;
  while (at < trimmed.length) {
    const mark = trimmed[at];
    bare = 0;
    if (mark === "\\") {
      at += 2;
    } else if (mark === "`") {
      at = afterCode(trimmed, at);
    } else if (mark === "*") {
      let end = at;
      while (trimmed[end] === "*") end++;
      bare = noteRun(trimmed, at, end, open);
      at = end;
    } else {
      at++;
    }
  }
  if (open.length === 0) return text;
  // A mark at the very end has no text yet: omit it until its first letter arrives.
  const end = trimmed.length - bare;
  while (bare > 0) bare -= open.pop()?.length ?? bare;
  return trimmed.slice(0, end).trimEnd() + open.toReversed().join("");
}

function afterCode(text: string, at: number): number {
  let end = at;
  while (text[end] === "`") end++;
  const close = text.indexOf(text.slice(at, end), end);
  return close === -1 ? end : close + end - at;
}

/** Records one run of asterisks; returns how many of them opened emphasis. */
function noteRun(text: string, start: number, end: number, open: string[]): number {
  const canOpen = end >= text.length || !/\s/.test(text[end] ?? " ");
  const canClose = start > 0 && !/\s/.test(text[start - 1] ?? " ");
  let left = end - start;
  // A run after a space cannot close.
  const closable = canClose ? open : [];
  while (left > 0 && closable.length > 0) {
    const last = closable.at(-1) ?? "";
    if (last.length > left) break;
    closable.pop();
    left -= last.length;
  }
  if (!canOpen || left > 3) return 0;
  if (left >= 2) open.push("**");
  if (left !== 2 && left > 0) open.push("*");
  return left;
}
