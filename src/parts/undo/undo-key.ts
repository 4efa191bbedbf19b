type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Ctrl+Z or Cmd+Z, also with caps lock; with Shift or Alt it means something else. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z";
}
