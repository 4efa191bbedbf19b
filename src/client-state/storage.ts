/**
 * Local storage that cannot fail. Where the browser's storage is absent, blocked, full or throws, values live in memory
 * for this tab (F22). Nothing else in the application touches `localStorage`.
 */

/** What could not be stored. Memory answers first for these keys until a write succeeds again. */
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

/** Called at most once per page, the first time that a value could not be stored. */
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

/** Answers whether the browser has stored it; what it has not lives in memory, as long as this tab. */
export function writeItem(key: string, value: string): boolean {
  try {
    const storage = browserStorage();
    if (storage) {
      storage.setItem(key, value);
      memory.delete(key);
      return true;
    }
  } catch {
    // Falls through to memory: full, blocked or broken storage is not the person's problem.
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
    // A value that cannot be removed must at least not come back in this tab.
    memory.set(key, null);
  }
}

/** All keys with the prefix, from both places. */
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
    // Memory's keys are the answer then.
  }
  return [...keys];
}

/** Another tab wrote this key: what memory held is no longer the newest. */
export function forgetMemory(key: string | null): void {
  if (key === null) memory.clear();
  else memory.delete(key);
}
