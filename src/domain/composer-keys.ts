import { pressOf, shortcuts } from "./shortcuts.ts";

/**
 * A key press in the composer. `isTouch` tells whether the user is on touch, where Enter breaks the line (design §10); a
 * function, because it is rarely needed and every key press comes through here.
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
 * Whether this key sends the message: Enter does, with Ctrl or Cmd on every device; with Shift or Alt, or on touch, it
 * breaks the line. Never during IME composition, where Enter confirms a word; some browsers report that only by key code
 * 229.
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
  if (isComposing || keyCode === 229) return false;
  const isHeld = ctrlKey || metaKey;
  const pressed = { key, shiftKey, altKey, ctrlKey: false, metaKey: false };
  return pressOf(shortcuts.chat.send, pressed) !== -1 && (isHeld || !isTouch());
}

/** Wraps the selection in asterisks, or removes them if present; returns the new text and selection. */
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
