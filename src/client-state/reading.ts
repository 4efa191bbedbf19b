import type { Reading } from "#src/domain/reading-aloud.ts";
import { createStore, useStore } from "./store.ts";

/** What is being read aloud in this tab; null is silence. `read-aloud` follows it; that comes with the first reading. */
export const readingStore = createStore<Reading | null>(null);

export const stopReading = (): void => readingStore.set(null);

/** Key of the chat row that is being read, or null. */
export function useReadRow(): string | null {
  return useStore(readingStore)?.rowKey ?? null;
}
