/** The drawn row of a key, or null where it is not in the page. */
export function rowElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-chat-log] [data-key="${CSS.escape(key)}"]`);
}
