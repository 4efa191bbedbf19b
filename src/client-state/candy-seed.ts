import { createStore } from "./store.ts";

/** Where the chance of candies begins; null for anew on each page. Stories set it, so that they always look the same. */
export const candySeedStore = createStore<number | null>(null);
