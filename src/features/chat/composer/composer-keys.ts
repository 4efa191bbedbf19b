/**
 * What a key press in the composer means. `isTouch`: whether it is a finger's, whose Enter breaks the line (design §10);
 * asked only where it matters, since every letter comes through here.
 */
export type ComposerKey = {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  keyCode: number;
  isTouch: () => boolean;
};

/**
 * Whether this key sends the message: Enter does, with Ctrl or Cmd everywhere; Shift or Alt break the line, and so does a
 * finger's Enter. Never while an input method composes (its Enter chooses a word; some browsers say so only by code 229).
 */
export function sendsOn({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
  isComposing,
  keyCode,
  isTouch,
}: ComposerKey): boolean {
  if (key !== "Enter" || isComposing || keyCode === 229 || shiftKey || altKey) return false;
  return ctrlKey || metaKey || !isTouch();
}

/** The text with asterisks around the selection, or without them when they are there already; and the selection in it. */
export function wrapInAsterisks(
  text: string,
  start: number,
  end: number,
): { text: string; start: number; end: number } {
  const selected = text.slice(start, end);
  const lead = selected.length - selected.trimStart().length;
  const tail = selected.trim() === "" ? 0 : selected.length - selected.trimEnd().length;
  const from = start + (selected.trim() === "" ? 0 : lead);
  const to = end - tail;
  if (text[from - 1] === "*" && text[to] === "*")
    return { text: text.slice(0, from - 1) + text.slice(from, to) + text.slice(to + 1), start: from - 1, end: to - 1 };
  return { text: `${text.slice(0, from)}*${text.slice(from, to)}*${text.slice(to)}`, start: from + 1, end: to + 1 };
}
