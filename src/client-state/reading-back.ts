import type { PackedKind } from "./packing.ts";
import { createStore } from "./store.ts";

/** What became of one kind: how many rows and pictures are there now, and why others are not, with how many of each. */
export type ReadBackPart = { readonly kept: number; readonly refused: ReadonlyMap<string, number> };
export type ReadBackReport = Readonly<Record<PackedKind, ReadBackPart>>;

/** Why a file is not read at all. */
export type ArchiveProblem = "not-archive" | "newer" | "broken" | "too-large";

/** How far the reading back of an archive is; it goes on while the page is open, whatever it shows. */
export type ReadingBack =
  | { readonly state: "idle" }
  | { readonly state: "hostile"; readonly name: string; readonly problem: ArchiveProblem }
  | { readonly state: "chosen"; readonly name: string; readonly rows: number }
  | {
      readonly state: "working" | "stopped" | "failed";
      readonly name: string;
      /** The kind being read. */
      readonly kind: PackedKind;
      /** Of everything, from 0 to 1. */
      readonly share: number;
      /** The seconds that the server asked to wait before it goes on by itself; null while it does not wait. */
      readonly pause: number | null;
      /** Why it failed, if the server said so. */
      readonly reason: string | null;
      /** The account has something in it, so that to try again is of no use. */
      readonly isTaken: boolean;
    }
  | { readonly state: "done"; readonly name: string; readonly report: ReadBackReport };

export const readingBackStore = createStore<ReadingBack>({ state: "idle" });
