import type { AspectRatio } from "#src/generated/api/model/aspectRatio.ts";
import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";

/** Pictures that are painted from a recipe, one job after another for each user (GAP-99, GAP-100). */
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
  /** Why it failed. */
  message: string | null;
  /** When its turn comes, and when it is over. */
  startsAt: string;
  dueAt: string;
  imageIds: readonly string[];
  /** The message that it is for. */
  for?: { messageId: string; alternateId: string };
  /** A painter elsewhere has been asked. */
  isBegun?: true;
  /**
   * Of a job from a picture. What the built-in painter makes of it is painted at once, while the picture is at hand, and
   * shown when it is due.
   */
  from?: { sourceUrl: string; strength: number; urls: readonly string[] };
};

/** A picture of the user's history, with its recipe. */
export type GeneratedImageRow = Omit<GeneratedImage, "sourceUrl"> & {
  userId: string;
  deletedAt: string | null;
  /** Absent without one. */
  sourceUrl?: string;
};
