import { storageKeys } from "./storage-keys.ts";
import { createStore, createStoredStore } from "./store.ts";

/** Pinned open on desktop, remembered (NAV-14, RES-21). */
export const drawerPinnedStore = createStoredStore(storageKeys.drawer);

/** The mobile drawer: open for now, never stored (TRAP-69). */
export const mobileDrawerStore = createStore(false);
