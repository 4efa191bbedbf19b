import type { AspectRatio } from "#src/generated/api/model/aspectRatio.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";

/** A job that paints pictures from a recipe; each user's jobs run one after another (GAP-99, GAP-100). */
export type PaintingJobRow = {
  id: string;
  userId: string;
  prompt: string;
  negativePrompt: string | null;
  templateId: string | null;
  aspectRatio: AspectRatio;
  count: number;
  seed: number;
  status: "waiting" | "done" | "failed";
  /** Why it failed; null otherwise. */
  message: string | null;
  /** When it starts and when it is finished. */
  startsAt: string;
  dueAt: string;
  imageIds: readonly string[];
  /** The message that gets the picture; absent for pictures of the gallery. */
  for?: { messageId: string; alternateId: string };
  /** Set once an external painter has been asked. */
  isBegun?: true;
  /**
   * For a job that starts from a picture. The built-in painter paints at once, since the source picture might be deleted;
   * the results are shown when they are due.
   */
  from?: { sourceUrl: string; strength: number; urls: readonly string[] };
};

/** A generated picture in the user's history, with its recipe. */
export type GeneratedImageRow = Omit<GeneratedImage, "sourceUrl"> & {
  userId: string;
  deletedAt: string | null;
  /** The picture it was made from; absent for none. */
  sourceUrl?: string;
};
