import { useSyncExternalStore } from "react";
import { forgetMemory, keysWithPrefix, readItem, removeItem, writeItem } from "./storage.ts";
import type { StorageKey } from "./storage-keys.ts";

/** A value outside React that components can read and subscribe to. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A store that is kept in local storage and in sync with other tabs. */
export type StoredStore<T> = Store<T> & {
  /** Resets to the default and removes the stored value. */
  readonly clear: () => void;
  /** Called after another tab changed the value; `get` already returns the new one. */
  readonly onOtherTab: (listener: () => void) => () => void;
};

/** A plain in-memory store. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Reread = (isOtherTab: boolean) => void;
const rereaders = new Map<string, Set<Reread>>();
let isListening = false;

function listenToOtherTabs() {
  if (isListening || typeof window === "undefined") return;
  isListening = true;
  window.addEventListener("storage", (event) => {
    forgetMemory(event.key);
    if (event.key === null) for (const set of rereaders.values()) for (const reread of set) reread(true);
    else for (const reread of rereaders.get(event.key) ?? []) reread(true);
  });
}

/** Re-reads all stored stores. For hosts that swap the storage of a running page, such as stories. */
export function rereadStores(): void {
  forgetMemory(null);
  for (const set of rereaders.values()) for (const reread of set) reread(false);
}

/** The stored value, or the default if it is missing, too long, corrupt or unknown. */
export function readStored<T>(spec: StorageKey<T>): T {
  const raw = readItem(spec.key);
  const read = raw === null ? null : parse(spec, raw);
  return read === null ? spec.fallback : read.value;
}

function parse<T>(spec: StorageKey<T>, raw: string): { value: T } | null {
  if (raw.length > (spec.longest ?? 200_000)) return null;
  try {
    const parsed = spec.schema.safeParse(spec.format === "text" ? raw : JSON.parse(raw));
    return parsed.success ? { value: parsed.data } : null;
  } catch {
    return null;
  }
}

/** Moves what a key holds to a name beside it, where no later value overwrites it. */
export function setAside({ key }: StorageKey<unknown>): void {
  const raw = readItem(key);
  if (raw === null) return;
  let place = 1;
  while (readItem(`${key}:aside-${place}`) !== null) place += 1;
  removeItem(key);
  writeItem(`${key}:aside-${place}`, raw);
}

/** Takes a key out of storage, with what was set aside for it. */
export function removeStored({ key }: StorageKey<unknown>): void {
  removeItem(key);
  for (const aside of keysWithPrefix(`${key}:aside-`)) removeItem(aside);
}

/** Writes a value, and answers whether the browser has stored it. One that cannot be read is set aside first, not replaced. */
export function writeStored<T>(spec: StorageKey<T>, value: T): boolean {
  const raw = readItem(spec.key);
  if (raw !== null && parse(spec, raw) === null) setAside(spec);
  return writeItem(spec.key, spec.format === "text" ? String(value) : JSON.stringify(value));
}

/** The store of one storage key. */
export function createStoredStore<T>(spec: StorageKey<T>): StoredStore<T> {
  const inner = createStore<T>(readStored(spec));
  const otherTab = new Set<() => void>();
  const reread: Reread = (isOtherTab) => {
    const next = readStored(spec);
    if (JSON.stringify(next) === JSON.stringify(inner.get())) return;
    inner.set(next);
    if (isOtherTab) for (const listener of otherTab) listener();
  };
  const set = rereaders.get(spec.key) ?? new Set();
  rereaders.set(spec.key, set.add(reread));
  listenToOtherTabs();
  return {
    get: inner.get,
    subscribe: inner.subscribe,
    set(next) {
      writeStored(spec, next);
      inner.set(next);
    },
    clear() {
      removeStored(spec);
      inner.set(spec.fallback);
    },
    onOtherTab(listener) {
      otherTab.add(listener);
      return () => otherTab.delete(listener);
    },
  };
}

/** The store's value; the component re-renders when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
