import { forgetMemory, keysWithPrefix, removeItem } from "./storage.ts";
import { draftKey, draftPrefix } from "./storage-keys.ts";
import { readStored, writeStored } from "./store.ts";

/**
 * Unsent text, kept per user and thread (GAP-06): never shown to another user, kept when a session expires, gone on
 * logout. `thread` is a thread id, or any name the conversation gives a chat that has no thread yet.
 */
export function readDraft(user: string, thread: string): string {
  return readStored(draftKey(user, thread));
}

/** Stores the text; an empty one removes the entry. */
export function writeDraft(user: string, thread: string, text: string): void {
  const spec = draftKey(user, thread);
  if (text === "") removeItem(spec.key);
  else writeStored(spec, text);
}

/** Hears what another tab of this browser has stored. Answers how to stop. */
export function followDraft(user: string, thread: string, listener: (text: string) => void): () => void {
  const { key } = draftKey(user, thread);
  const hear = (event: StorageEvent) => {
    if (event.key !== key) return;
    forgetMemory(key);
    listener(readDraft(user, thread));
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

export function clearDraft(user: string, thread: string): void {
  removeItem(draftKey(user, thread).key);
}

/**
 * Removes the drafts of this user, or of everyone where the user is unknown: nothing of the person who leaves stays
 * (S13), and what another left behind by an expired session is still theirs.
 */
export function clearDrafts(user: string | null): void {
  for (const key of keysWithPrefix(user === null ? "app.draft." : draftPrefix(user))) removeItem(key);
}
