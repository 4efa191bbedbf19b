import type { GeneratedImage } from "#src/generated/api/model/generatedImage.ts";
import type { ImageJob } from "#src/generated/api/model/imageJob.ts";
import { isoNow, type Context } from "./context.ts";
import { withUsed } from "./credits.ts";
import { paint, sheets } from "./painter/paint.ts";
import type { MessageRow } from "./state/chat-rows.ts";
import type { GeneratedImageRow, PaintingJobRow } from "./state/image-rows.ts";
import type { State } from "./state/state.ts";
import { keepPainting } from "./uploads.ts";
import { withActive } from "./views/message-view.ts";

/** Milliseconds that a picture takes. The built-in painter itself is done at once. */
const perPicture = 3000;

/** Jobs of one user that may wait at once. */
export const waitingAtMost = 8;

export const waitingOf = (state: State, userId: string): PaintingJobRow[] =>
  state.paintingJobs.in(userId).filter(({ status }) => status === "waiting");

/** When a job of so many pictures begins and ends, after those that wait. */
export function turnOf({ state, clock }: Context, userId: string, count: number) {
  const starts = Math.max(clock.now(), ...waitingOf(state, userId).map(({ dueAt }) => Date.parse(dueAt)));
  return {
    startsAt: new Date(starts).toISOString(),
    dueAt: new Date(starts + count * perPicture).toISOString(),
  };
}

/** The pictures of a job differ in their seeds; each seed reproduces its picture. */
export const seedOf = (job: Pick<PaintingJobRow, "seed">, index: number): number => (job.seed + index) >>> 0;

type Painted = Pick<GeneratedImageRow, "url" | "width" | "height">;

type Place = NonNullable<PaintingJobRow["for"]>;

/** The message that a picture is for; null when it, or that version of it, is gone. */
function messageAt(state: State, { messageId, alternateId }: Place): MessageRow | null {
  const message = state.messages.get(messageId);
  return message && !message.deletedAt && message.alternates.some(({ id }) => id === alternateId) ? message : null;
}

/** Puts a picture into a version of a message, even if another one is shown. */
function putPicture({ state }: Context, message: MessageRow, { alternateId }: Place, picture: string): void {
  const filled = withActive({ ...message, activeAlternate: alternateId }, { picture });
  state.messages.put({ ...filled, activeAlternate: message.activeAlternate });
}

/** Puts a job's pictures into the history, each with its recipe, and into the message it is for; without that it fails. */
export function endPainting(
  context: Context,
  job: PaintingJobRow,
  pictures: readonly Painted[],
  createdAt: string,
): void {
  const { state } = context;
  const { userId, prompt, negativePrompt, templateId, aspectRatio, from } = job;
  const message = job.for && messageAt(state, job.for);
  if (message === null) {
    failPainting(context, job, "The message is not there any more");
    return;
  }
  if (message && job.for) putPicture(context, message, job.for, pictures[0]?.url ?? "");
  const images = pictures.map((picture, index) =>
    state.generatedImages.put({
      id: context.newId("img"),
      userId,
      ...picture,
      source: job.for ? "message" : from ? "imageToImage" : "textToImage",
      prompt,
      negativePrompt,
      templateId,
      aspectRatio,
      seed: seedOf(job, index),
      strength: from?.strength ?? null,
      ...(from && { sourceUrl: from.sourceUrl }),
      createdAt,
      deletedAt: null,
    }),
  );
  state.paintingJobs.put({ ...job, status: "done", dueAt: createdAt, imageIds: images.map(({ id }) => id) });
}

/**
 * Paints what is due, unless a painter elsewhere does. Called on every read of jobs or pictures, so that no timer has to
 * survive a restart.
 */
export function settlePaintings(context: Context, userId: string): void {
  const { state, clock, painter } = context;
  if (painter) return;
  for (const job of state.paintingJobs.in(userId)) {
    if (job.status !== "waiting" || Date.parse(job.dueAt) > clock.now()) continue;
    const { prompt, negativePrompt, aspectRatio, from } = job;
    // Do not paint for a deleted message, since the file would stay.
    const isForNobody = job.for && messageAt(state, job.for) === null;
    const pictures = Array.from({ length: isForNobody ? 0 : job.count }, (_, index) => {
      const recipe = { prompt, negativePrompt: negativePrompt ?? "", aspectRatio, seed: seedOf(job, index) };
      return { url: from?.urls[index] ?? keepPainting(context, userId, paint(recipe)), ...sheets[aspectRatio] };
    });
    endPainting(context, job, pictures, job.dueAt);
  }
}

/** Ends a job that waits and has failed. The message that it was for says why for as long as it has no other (GAP-137). */
export function failPainting(context: Context, job: PaintingJobRow, message: string): PaintingJobRow {
  const { state } = context;
  const place = job.for;
  const row = place && messageAt(state, place);
  if (row) {
    const alternates = row.alternates.map((one) =>
      one.id === place.alternateId ? { ...one, pictureFailure: message } : one,
    );
    state.messages.put({ ...row, alternates });
  }
  return endWithout(context, job, message);
}

/** Ends a job that waits, and gives its credits back. */
export function endWithout(context: Context, job: PaintingJobRow, message: string): PaintingJobRow {
  const { state } = context;
  const user = state.users.get(job.userId);
  if (user) state.users.put(withUsed(context, user, -job.count));
  return state.paintingJobs.put({ ...job, status: "failed", message, dueAt: isoNow(context) });
}

export function generatedImageView({ userId: _user, deletedAt: _at, ...image }: GeneratedImageRow): GeneratedImage {
  return { ...image, sourceUrl: image.sourceUrl ?? null };
}

/** The progress of a job; null with an external painter, which does not report it. */
function standing(
  { clock, painter }: Context,
  { status, startsAt, dueAt, isBegun }: PaintingJobRow,
): Pick<ImageJob, "status" | "progress" | "secondsLeft"> {
  if (status !== "waiting") return { status, progress: null, secondsLeft: null };
  if (painter) return { status: isBegun ? "running" : "queued", progress: null, secondsLeft: null };
  const [now, start, due] = [clock.now(), Date.parse(startsAt), Date.parse(dueAt)];
  const isQueued = start > now;
  return {
    status: isQueued ? "queued" : "running",
    progress: isQueued ? null : Math.min(1, (now - start) / (due - start)),
    secondsLeft: Math.max(0, Math.ceil((due - now) / 1000)),
  };
}

/** A job as the contract shows it (GAP-100). */
export function paintingJobView(context: Context, job: PaintingJobRow): ImageJob {
  return {
    jobId: job.id,
    ...standing(context, job),
    images: job.imageIds.flatMap((imageId) => {
      const row = context.state.generatedImages.get(imageId);
      return row && !row.deletedAt ? [generatedImageView(row)] : [];
    }),
    message: job.message,
  };
}
