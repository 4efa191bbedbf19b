import type { Context } from "./context.ts";
import { withUsed } from "./credits.ts";
import { turnOf } from "./image-jobs.ts";
import type { Speaker } from "./reply/speaker.ts";
import { preview } from "./reply/wording.ts";
import type { MessageRow } from "./state/chat-rows.ts";
import type { PaintingJobRow } from "./state/image-rows.ts";
import type { UserRow } from "./state/rows.ts";

/** Whoever is in the picture of a message, and what the message tells. */
export const promptOfMessage = (speaker: Speaker | null, text: string): string => {
  const tagline = speaker?.variant.variantTagline ?? speaker?.character.shortMessage ?? "";
  return [speaker?.name ?? "", tagline, preview(text, 600)].filter(Boolean).join(". ");
};

/** Starts the job of a message's picture, for one credit. Its message names it until it has ended (GAP-77, GAP-137). */
export function startMessagePicture(
  context: Context,
  user: UserRow,
  message: MessageRow,
  { prompt, alternateId }: { prompt: string; alternateId: string },
): PaintingJobRow {
  const { state } = context;
  state.users.put(withUsed(context, user, 1));
  const job = state.paintingJobs.put({
    id: context.newId("job"),
    userId: user.id,
    prompt,
    negativePrompt: null,
    templateId: null,
    aspectRatio: "16:9",
    count: 1,
    seed: new DataView(context.random(4).buffer).getUint32(0),
    status: "waiting",
    message: null,
    ...turnOf(context, user.id, 1),
    imageIds: [],
    for: { messageId: message.id, alternateId },
  });
  const named = message.alternates.map((one) => {
    if (one.id !== alternateId) return one;
    const { pictureFailure: _before, ...others } = one;
    return { ...others, pictureJobId: job.id };
  });
  // No new revision: nothing of the message has changed that an edit could overwrite.
  state.messages.put({ ...message, alternates: named });
  return job;
}
