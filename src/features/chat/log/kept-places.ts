import { onSessionChange } from "#src/client-state/session.ts";

/** Scroll position of a chat the reader left: a message, and its row's distance in px from the log's top edge. */
export type KeptPlace = { readonly messageId: string; readonly offset: number };

/** By thread, until the page is reloaded. A reader who left at the end returns to the end. */
const places = new Map<string, KeptPlace>();
onSessionChange(() => places.clear());

export function keepPlace(threadId: string, place: KeptPlace | null): void {
  if (place === null) places.delete(threadId);
  else places.set(threadId, place);
}

export function keptPlace(threadId: string): KeptPlace | null {
  return places.get(threadId) ?? null;
}
