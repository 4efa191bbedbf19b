import type { ImageJobAccepted } from "#src/generated/api/model/imageJobAccepted.ts";
import { isoNow } from "../context.ts";
import { usedCredits, withUsed } from "../message-pictures.ts";
import { ownMessage } from "../ownership.ts";
import { conflict, found, Refusal } from "../refusal.ts";
import { lastSpeaker, speakerOf } from "../reply/speaker.ts";
import { preview } from "../reply/wording.ts";
import { rule } from "../rule.ts";
import { withNamesFilled } from "../views/filled-names.ts";
import { activeOf } from "../views/message-view.ts";

/** Starts a picture for the shown alternate of a message; it costs one credit (GAP-137). */
export const createMessagePicture = rule<{ params: { messageId: string } }, ImageJobAccepted>(
  ({ context, state, user, params }) => {
    const { thread, message } = ownMessage(state, user, params.messageId);
    const { id: alternateId, content, status } = activeOf(withNamesFilled(state, message));
    if (status === "running" || content.trim() === "") throw conflict("There is nothing to make a picture of yet");
    if (state.imageJobs.in(user.id).some((job) => job.status === "running" && job.messageId === message.id))
      throw conflict("A picture is being made already");
    const plan = found(state.plans.get(user.subscription.subscriptionId));
    if (usedCredits(context, user) >= plan.credits) throw new Refusal(402, "Your credits are used up for this month");
    // A group's message shows its speaker, the user's own whoever spoke last.
    const speaker = speakerOf(state, user, thread, message.memberId) ?? lastSpeaker(state, user, thread);
    const { variant } = found(speaker, "Character not found");
    state.users.put(withUsed(context, user, 1));
    const job = state.imageJobs.put({
      id: context.newId("job"),
      userId: user.id,
      messageId: message.id,
      alternateId,
      url: variant.scene ?? found(variant.avatar, "This character has no look yet"),
      prompt: preview(content, 200),
      status: "running",
      startedAt: isoNow(context),
    });
    return { success: true, data: { jobId: job.id } };
  },
);
