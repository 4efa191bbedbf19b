import { createStore } from "./store.ts";

/** Where the open conversation puts its own tools into the top bar (TOP-10 to TOP-14); null while the bar has no such place. */
export const topBarSlotStore = createStore<HTMLElement | null>(null);
