import type { PictureFile } from "../picture-file.ts";
import type { PaintingJobRow } from "../state/image-rows.ts";
import type { Sheet } from "./shapes.ts";

/** One picture to paint. */
export type PaintRequest = Pick<PaintingJobRow, "prompt" | "negativePrompt" | "seed"> & {
  /** The shape that is wanted; what comes may have another. */
  sheet: Sheet;
  /** The picture it is made from, and how much of that goes; null from words alone. */
  source: (Pick<PictureFile, "bytes"> & { type: string; strength: number }) | null;
};

/** Paints elsewhere, in its own time. What it gives is checked like everything that comes from outside. */
export type Painter = {
  /** Throws PaintFailed; rejects when the signal is aborted, and ends its request then. */
  paint: (request: PaintRequest, signal: AbortSignal) => Promise<Blob>;
};

/** A picture could not be painted; the message is for whoever wanted it. */
export class PaintFailed extends Error {}
