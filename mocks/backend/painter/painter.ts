import type { PictureFile } from "../picture-file.ts";
import type { PaintingJobRow } from "../state/image-rows.ts";
import type { Sheet } from "./shapes.ts";

/** One picture to paint. */
export type PaintRequest = Pick<PaintingJobRow, "prompt" | "negativePrompt" | "seed"> & {
  /** The requested size; the result may differ. */
  sheet: Sheet;
  /** The source picture, and how much of it is replaced (0 to 1); null for none. */
  source: (Pick<PictureFile, "bytes"> & { type: string; strength: number }) | null;
};

/** An external painter. Its results are validated like any other input. */
export type Painter = {
  /** Throws PaintFailed; if the signal is aborted, it rejects and aborts its request. */
  paint: (request: PaintRequest, signal: AbortSignal) => Promise<Blob>;
};

/** A picture could not be painted; the message is for the user. */
export class PaintFailed extends Error {}
