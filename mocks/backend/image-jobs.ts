import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import type { ImageJob } from "#src/generated/api/model/imageJob.ts";
import { isoNow, type Context } from "./context.ts";
import { withUsed } from "./message-pictures.ts";
import { paint, sheets } from "./painter/paint.ts";
import type { GeneratedImageRow, PaintingJobRow } from "./state/image-rows.ts";
import { keepPainting } from "./uploads.ts";

/** Milliseconds that a picture takes. The built-in painter itself is done at once. */
const perPicture = 3000;

/** When a job of so many pictures begins and ends, after those that wait. */
export function turnOf({ state, clock }: Context, userId: string, count: number) {
  const waiting = state.paintingJobs.in(userId).filter(({ status }) => status === "waiting");
  const starts = Math.max(clock.now(), ...waiting.map(({ dueAt }) => Date.parse(dueAt)));
  return {
    startsAt: new Date(starts).toISOString(),
    dueAt: new Date(starts + count * perPicture).toISOString(),
  };
}

/** The pictures of a recipe differ in their seeds, each of which paints its one again. */
export const seedOf = (job: Pick<PaintingJobRow, "seed">, index: number): number => (job.seed + index) >>> 0;

/** Paints what is due. Called on every read of jobs or pictures, so that no timer has to survive a restart. */
export function settlePaintings(context: Context, userId: string): void {
  const { state, clock } = context;
  for (const job of state.paintingJobs.in(userId)) {
    if (job.status !== "waiting" || Date.parse(job.dueAt) > clock.now()) continue;
    const { prompt, negativePrompt, templateId, aspectRatio } = job;
    const imageIds = Array.from({ length: job.count }, (_, index) => {
      const seed = seedOf(job, index);
      const { id } = state.generatedImages.put({
        id: context.newId("img"),
        userId,
        url:
          job.from?.urls[index] ??
          keepPainting(context, userId, paint({ prompt, negativePrompt: negativePrompt ?? "", aspectRatio, seed })),
        ...sheets[aspectRatio],
        source: job.from ? "imageToImage" : "textToImage",
        prompt,
        negativePrompt,
        templateId,
        aspectRatio,
        seed,
        strength: job.from?.strength ?? null,
        ...(job.from && { sourceUrl: job.from.sourceUrl }),
        createdAt: job.dueAt,
        deletedAt: null,
      });
      return id;
    });
    state.paintingJobs.put({ ...job, status: "done", imageIds });
  }
}

/** Ends a job that waits, and gives its credits back. */
export function cancelPainting(context: Context, job: PaintingJobRow): PaintingJobRow {
  const { state } = context;
  const user = state.users.get(job.userId);
  if (user) state.users.put(withUsed(context, user, -job.count));
  return state.paintingJobs.put({ ...job, status: "failed", message: "Cancelled", dueAt: isoNow(context) });
}

export function generatedImageView({ userId: _user, deletedAt: _at, ...image }: GeneratedImageRow): GeneratedImage {
  return { ...image, sourceUrl: image.sourceUrl ?? null };
}

/** A job as the contract shows it (GAP-100). */
export function paintingJobView({ state, clock }: Context, job: PaintingJobRow): ImageJob {
  const { id, status, startsAt, dueAt, imageIds, message } = job;
  const [now, start, due] = [clock.now(), Date.parse(startsAt), Date.parse(dueAt)];
  const isQueued = start > now;
  const isWaiting = status === "waiting";
  return {
    jobId: id,
    status: isWaiting ? (isQueued ? "queued" : "running") : status,
    progress: isWaiting && !isQueued ? Math.min(1, (now - start) / (due - start)) : null,
    secondsLeft: isWaiting ? Math.max(0, Math.ceil((due - now) / 1000)) : null,
    images: imageIds.flatMap((imageId) => {
      const row = state.generatedImages.get(imageId);
      return row && !row.deletedAt ? [generatedImageView(row)] : [];
    }),
    message,
  };
}
