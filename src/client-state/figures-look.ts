import { storageKeys } from "./storage-keys.ts";
import { createStoredStore } from "./store.ts";

/** Whether a character's figures are shown as charts or as tables. */
export const figuresLookStore = createStoredStore(storageKeys.figuresLook);
