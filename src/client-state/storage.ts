/**
 * Local storage that never throws. If the browser's storage is missing, blocked, full or broken, values live in memory
 * for this tab (F22). Nothing else touches `localStorage`.
 */

/** Values that could not be stored. They take precedence until a write of the same key succeeds. */
const memory = new Map<string, string | null>();
const troubleListeners = new Set<() => void>();
let hasReportedTrouble = false;

function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Calls the listener at most once per page, when a value first could not be stored. */
export function onStorageTrouble(listener: () => void): () => void {
  troubleListeners.add(listener);
  if (hasReportedTrouble) listener();
  return () => troubleListeners.delete(listener);
}

function noteTrouble() {
  if (hasReportedTrouble) return;
  hasReportedTrouble = true;
  for (const listener of troubleListeners) listener();
}

export function readItem(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return browserStorage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores the value and returns whether the browser accepted it; if not, it lives in this tab's memory. */
export function writeItem(key: string, value: string): boolean {
  try {
    const storage = browserStorage();
    if (storage) {
      storage.setItem(key, value);
      memory.delete(key);
      return true;
    }
  } catch {
    // Full, blocked or broken storage: keep the value in memory.
  }
  memory.set(key, value);
  noteTrouble();
  return false;
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    browserStorage()?.removeItem(key);
  } catch {
    // A value that cannot be removed must at least not reappear in this tab.
    memory.set(key, null);
  }
}

/** All keys with the prefix, from storage and memory. */
export function keysWithPrefix(prefix: string): string[] {
  const keys = new Set<string>();
  for (const [key, value] of memory) if (value !== null && key.startsWith(prefix)) keys.add(key);
  try {
    const storage = browserStorage();
    for (let index = 0; index < (storage?.length ?? 0); index += 1) {
      const key = storage?.key(index);
      if (key?.startsWith(prefix) && memory.get(key) !== null) keys.add(key);
    }
  } catch {
    // Storage cannot be read: memory's keys only.
  }
  return [...keys];
}

/** Another tab wrote this key (null: all of them), so the value in memory is outdated. */
export function forgetMemory(key: string | null): void {
  if (key === null) memory.clear();
  else memory.delete(key);
}
