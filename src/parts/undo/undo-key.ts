type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Ctrl+Z or Cmd+Z, also with Caps Lock; not with Shift or Alt. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z";
}
