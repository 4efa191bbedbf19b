import { keysWithPrefix, removeItem } from "./storage.ts";
import { seenKey, seenPrefix } from "./storage-keys.ts";
import { createStoredStore, type StoredStore } from "./store.ts";

/** One-time hints (GAP-16). */
export type Hint = "charSettings";

const stores = new Map<Hint, StoredStore<boolean>>();

/** True once the hint has been dismissed in this browser (CHAT-07). */
export function seenHintStore(hint: Hint): StoredStore<boolean> {
  let store = stores.get(hint);
  if (!store) stores.set(hint, (store = createStoredStore(seenKey(hint))));
  return store;
}

export function clearSeenHints(): void {
  for (const store of stores.values()) store.clear();
  for (const key of keysWithPrefix(seenPrefix)) removeItem(key);
}
