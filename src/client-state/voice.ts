import { storageKeys } from "./storage-keys.ts";
import { createStoredStore } from "./store.ts";

/** The voice that reads aloud, and its speed. Of this device: voices differ from one to another. */
export const voiceStore = createStoredStore(storageKeys.voice);
