import { forgetMemory, keysWithPrefix, readItem, removeItem } from "./storage.ts";
import { draftKey, draftPrefix, formDraftKey } from "./storage-keys.ts";
import { readStored, setAside, writeStored } from "./store.ts";

/**
 * Unsent text, stored per user and thread (GAP-06): never shown to another user, kept when a session expires, removed
 * on logout. `thread` is a thread id, or a name the conversation chooses for a chat without a thread.
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

/** Under what name the address of the picture that goes with a draft is kept. */
export const pictureDraft = (thread: string): string => `${thread} picture`;

/** Calls `listener` when another tab changes the draft. Returns a function that stops. */
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

/**
 * Stored draft of a form, one per user and subject (`profile`, `theme-new`). `read` passes the stored value to `parse`;
 * one that `parse` rejects is moved to another key, so that later drafts do not overwrite it.
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
    /** Returns whether the browser has stored it. */
    write: (values: unknown): boolean => writeStored(spec, JSON.stringify(values)),
    clear: () => removeItem(spec.key),
  };
}

/** The user's stored form drafts whose subject begins so, with what is in them. */
export function formDrafts(user: string, begin: string): { subject: string; kept: unknown }[] {
  const prefix = draftPrefix(user);
  return keysWithPrefix(prefix + encodeURIComponent(begin)).map((key) => {
    const subject = decodeURIComponent(key.slice(prefix.length));
    return { subject, kept: fromJson(readStored(formDraftKey(user, subject))) };
  });
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Removes this user's drafts, or everyone's if the user is unknown, so that nothing of them remains (S13). Drafts that
 * another user's expired session left behind stay.
 */
export function clearDrafts(user: string | null): void {
  for (const key of keysWithPrefix(user === null ? "app.draft." : draftPrefix(user))) removeItem(key);
}
