/** The element of a row by key, or null if it is not mounted. */
export function rowElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-chat-log] [data-key="${CSS.escape(key)}"]`);
}
