import { useSyncExternalStore } from "react";

/** External store of values by key; an absent key is null. Subscribers re-render only when their own key changes. */
export type KeyedStore<T> = {
  readonly get: (key: string) => T | null;
  readonly set: (key: string, value: T | null) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createKeyedStore<T>(): KeyedStore<T> {
  const values = new Map<string, T>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of Array.from(listeners)) listener();
  };
  return {
    get: (key) => values.get(key) ?? null,
    set(key, value) {
      if ((values.get(key) ?? null) === value) return;
      if (value === null) values.delete(key);
      else values.set(key, value);
      tell();
    },
    clear() {
      values.clear();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Subscribes to one key of a keyed store. */
export function useKeyed<T>(store: KeyedStore<T>, key: string): T | null {
  return useKeyedPart(store, key, (value) => value);
}

/**
 * Subscribes to part of a key's value. `part` must return the same reference while it is unchanged, so that other changes
 * do not re-render.
 */
export function useKeyedPart<T, Part>(store: KeyedStore<T>, key: string, part: (value: T | null) => Part): Part {
  const now = () => part(store.get(key));
  return useSyncExternalStore(store.subscribe, now, now);
}
