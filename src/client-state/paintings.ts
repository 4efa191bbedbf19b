import { type StoredPainting, storageKeys } from "./storage-keys.ts";
import { createStore, createStoredStore } from "./store.ts";

/** Jobs whose pictures are not there yet, oldest first: a page that is left or loaded anew finds them again. */
export const paintingsStore = createStoredStore(storageKeys.paintings);

export function notePainting(painting: StoredPainting): void {
  paintingsStore.set([...paintingsStore.get(), painting].slice(-30));
}

export function forgetPainting(jobId: string): void {
  paintingsStore.set(paintingsStore.get().filter((one) => one.jobId !== jobId));
}

/** One of the user's pictures on its way to the page that makes others from it. */
export const startPictureStore = createStore<{ url: string; width: number; height: number } | null>(null);
