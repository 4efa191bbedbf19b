import { type Pressed, pressOf, shortcuts } from "#src/domain/shortcuts.ts";

/** Ctrl+Z or Cmd+Z, also with Caps Lock; not with Shift or Alt. */
export function isUndoKey(event: Pressed): boolean {
  return pressOf(shortcuts.anywhere.undo, event) !== -1;
}
