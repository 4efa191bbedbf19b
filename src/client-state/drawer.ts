import { storageKeys } from "./storage-keys.ts";
import { createStore, createStoredStore } from "./store.ts";

/** Whether the drawer is pinned open on desktop; stored (NAV-14, RES-21). */
export const drawerPinnedStore = createStoredStore(storageKeys.drawer);

/** Whether the mobile drawer is open; never stored (TRAP-69). */
export const mobileDrawerStore = createStore(false);
