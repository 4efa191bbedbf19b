/** The element of a row by key, or null if it is not mounted. */
export function rowElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-chat-log] [data-key="${CSS.escape(key)}"]`);
}

/** Moves the focus to a row, before the button in it that was pressed disappears. */
export function focusRow(key: string): void {
  rowElement(key)?.focus({ preventScroll: true });
}
