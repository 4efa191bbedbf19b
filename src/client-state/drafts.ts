import { forgetMemory, keysWithPrefix, readItem, removeItem } from "./storage.ts";
import { draftKey, draftPrefix, formDraftKey } from "./storage-keys.ts";
import { readStored, setAside, writeStored } from "./store.ts";

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
  if (text !== "") writeStored(spec, text);
  // An entry that cannot be read reads as empty too, and stays.
  else if (readStored(spec) !== "") removeItem(spec.key);
}

/** Keeps a draft that is not what its reader wrote, before something else is written in its place. */
export function setDraftAside(user: string, thread: string): void {
  setAside(draftKey(user, thread));
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
 * Where a form keeps what is not saved yet: one place per user and subject (`profile`, `theme-new`). `read` hands what is
 * kept to `parse`; what that refuses is set aside under another key, so that no later draft overwrites it.
 */
export function formDraft(user: string, subject: string) {
  const spec = formDraftKey(user, subject);
  return {
    key: spec.key,
    read<Values>(parse: (kept: unknown) => Values | null): Values | null {
      const raw = readItem(spec.key);
      if (raw === null) return null;
      const values = parse(fromJson(readStored(spec)));
      if (values === null) setAside(spec);
      return values;
    },
    /** Answers whether the browser has stored it. */
    write: (values: unknown): boolean => writeStored(spec, JSON.stringify(values)),
    clear: () => removeItem(spec.key),
  };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Removes the drafts of this user, or of everyone where the user is unknown: nothing of the person who leaves stays
 * (S13), and what another left behind by an expired session is still theirs.
 */
export function clearDrafts(user: string | null): void {
  for (const key of keysWithPrefix(user === null ? "app.draft." : draftPrefix(user))) removeItem(key);
}
