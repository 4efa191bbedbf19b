import { createStore } from "./store.ts";

/** The top bar's element for the open conversation's tools (TOP-10 to TOP-14), or null while there is none. */
export const topBarSlotStore = createStore<HTMLElement | null>(null);
