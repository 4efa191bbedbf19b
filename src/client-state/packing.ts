import { createStore } from "./store.ts";

/** The kinds of what is a person's own, in the order they are packed. */
export const packedKinds = ["chats", "characters", "lorebooks", "personas", "pictures", "themes"] as const;
export type PackedKind = (typeof packedKinds)[number];

/** How far the packing of all that is one's own is; it goes on while the page is open, whatever it shows. */
export type Packing =
  | { readonly state: "idle" }
  | {
      readonly state: "working" | "failed";
      /** The kind being packed, and how many of it are done. */
      readonly kind: PackedKind;
      readonly done: number;
      readonly total: number;
      /** Of everything, from 0 to 1. */
      readonly share: number;
      /** Why it failed, if the server said so. */
      readonly reason: string | null;
    }
  /** `missing` names what was gone, or could not be read. */
  | { readonly state: "ready"; readonly file: File; readonly missing: readonly string[] };

export const packingStore = createStore<Packing>({ state: "idle" });
