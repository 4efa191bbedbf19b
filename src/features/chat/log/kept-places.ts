import { onSessionChange } from "#src/client-state/session.ts";

/** Where a reader left a chat: a message, and how many px its row stood below the upper edge of the log. */
export type KeptPlace = { readonly messageId: string; readonly offset: number };

/** By thread, for as long as the page lives. Who left at the end comes back to the end. */
const places = new Map<string, KeptPlace>();
onSessionChange(() => places.clear());

export function keepPlace(threadId: string, place: KeptPlace | null): void {
  if (place === null) places.delete(threadId);
  else places.set(threadId, place);
}

export function keptPlace(threadId: string): KeptPlace | null {
  return places.get(threadId) ?? null;
}
