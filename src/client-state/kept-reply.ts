import { storageKeys } from "./storage-keys.ts";
import { createStoredStore } from "./store.ts";

const week = 7 * 24 * 3600 * 1000;

/** What a visitor answered on the landing page: kept on this device until it is sent, or for a week. */
export const keptReplyStore = createStoredStore(storageKeys.keptReply);

const found = keptReplyStore.get();
if (found !== null && Date.now() - found.at > week) keptReplyStore.clear();

/** Keeps these words as the reply to the character of this name; blank ones remove it. */
export function keepReply(text: string, on: string): void {
  if (text.trim() === "") keptReplyStore.clear();
  else keptReplyStore.set({ text, at: Date.now(), on, asks: false, to: null });
}

/** Signed in to an account that exists: the reply waits in the composer there, since who signed in may want to read it first. */
export function askBeforeSending(): void {
  const kept = keptReplyStore.get();
  if (kept !== null) keptReplyStore.set({ ...kept, asks: true });
}
