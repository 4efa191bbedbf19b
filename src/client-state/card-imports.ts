import type { CardRefusal, CardReport } from "#src/lib/card/card-draft.ts";
import { createStore } from "./store.ts";

/** How far the import of one file is. */
export type CardImportState =
  | { kind: "waiting" }
  /** `share` from 0 to 1. */
  | { kind: "working"; share: number }
  | { kind: "arrived"; characterId: string; name: string; variants: number; hasLorebook: boolean; report: CardReport }
  | { kind: "refused"; refusal: CardRefusal }
  /** Not the file's fault; can be tried again. `reason` is the server's, if it gave one. */
  | { kind: "failed"; reason: string | null };

export type CardImport = { readonly id: string; readonly fileName: string; readonly state: CardImportState };

/** The files of this page's imports in the order they were given, until they are dismissed. */
export const cardImportsStore = createStore<readonly CardImport[]>([]);
