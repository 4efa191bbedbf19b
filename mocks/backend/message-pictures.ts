import type { ImageJob } from "#src/generated/api/model/imageJob.ts";
import { isoNow, type Context } from "./context.ts";
import type { ImageJobRow } from "./state/image-rows.ts";
import type { UserRow } from "./state/rows.ts";
import { withActive } from "./views/message-view.ts";

/** Milliseconds a picture takes. No model runs here: the character's scene picture is used. */
const duration = 4000;

/** What a user has used of this month's credits; another month means none yet (GAP-49). */
export const usedCredits = (context: Context, user: UserRow): number =>
  user.credits.month === isoNow(context).slice(0, 7) ? user.credits.utilized : 0;

/** The user with `count` credits more or less used. */
export const withUsed = (context: Context, user: UserRow, count: number): UserRow => ({
  ...user,
  credits: { month: isoNow(context).slice(0, 7), utilized: Math.max(0, usedCredits(context, user) + count) },
});

/** Puts a picture into a version of a message; false when that is gone. */
export function putPicture(
  { state }: Context,
  { messageId, alternateId }: Pick<ImageJobRow, "messageId" | "alternateId">,
  picture: string,
): boolean {
  const message = state.messages.get(messageId);
  if (!message || message.deletedAt || !message.alternates.some(({ id }) => id === alternateId)) return false;
  const filled = withActive({ ...message, activeAlternate: alternateId }, { picture });
  state.messages.put({ ...filled, activeAlternate: message.activeAlternate });
  return true;
}

/**
 * Ends the user's jobs that are due and puts their pictures into the messages. A job whose message is gone fails and gives
 * its credit back. Called on every read of jobs or messages, so that no timer has to survive a restart.
 */
export function settlePictures(context: Context, userId: string): void {
  const { state, clock } = context;
  for (const job of state.imageJobs.in(userId)) {
    if (job.status !== "running" || Date.parse(job.startedAt) + duration > clock.now()) continue;
    const isThere = putPicture(context, job, job.url);
    state.imageJobs.put({ ...job, status: isThere ? "done" : "failed" });
    if (!isThere) {
      const user = state.users.get(userId);
      if (user) state.users.put(withUsed(context, user, -1));
    }
  }
}

/** A job as the contract shows it (GAP-100). */
export function imageJobView(job: ImageJobRow): ImageJob {
  return {
    jobId: job.id,
    status: job.status,
    progress: null,
    secondsLeft: null,
    message: job.status === "failed" ? "The message is not there any more" : null,
    images:
      job.status === "done"
        ? [
            {
              id: `img_${job.id}`,
              url: job.url,
              width: 1600,
              height: 900,
              source: "message",
              prompt: job.prompt,
              negativePrompt: null,
              templateId: null,
              aspectRatio: "16:9",
              seed: 0,
              strength: null,
              sourceUrl: null,
              createdAt: job.startedAt,
            },
          ]
        : [],
  };
}
