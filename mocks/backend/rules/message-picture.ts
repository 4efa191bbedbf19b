import type { ImageJobAccepted } from "#src/generated/api/model/imageJobAccepted.ts";
import { usedCredits } from "../credits.ts";
import { settlePaintings, waitingAtMost, waitingOf } from "../image-jobs.ts";
import { promptOfMessage, startMessagePicture } from "../message-pictures.ts";
import { ownMessage } from "../ownership.ts";
import { refusalOfPrompt } from "../painter/refused-prompt.ts";
import { conflict, found, Refusal } from "../refusal.ts";
import { lastSpeaker, speakerOf } from "../reply/speaker.ts";
import { rule } from "../rule.ts";
import { withNamesFilled } from "../views/filled-names.ts";
import { activeOf } from "../views/message-view.ts";

/** Starts a picture for the shown alternate of a message; it costs one credit (GAP-137). */
export const createMessagePicture = rule<{ params: { messageId: string } }, ImageJobAccepted>(
  ({ context, state, user, params }) => {
    settlePaintings(context, user.id);
    const { thread, message } = ownMessage(state, user, params.messageId);
    const { id: alternateId, content, status } = activeOf(withNamesFilled(state, message));
    if (status === "running" || content.trim() === "") throw conflict("There is nothing to make a picture of yet");
    const waiting = waitingOf(state, user.id);
    if (waiting.some((job) => job.for?.messageId === message.id)) throw conflict("A picture is being made already");
    if (waiting.length >= waitingAtMost) throw conflict("Eight are waiting already");
    const plan = found(state.plans.get(user.subscription.subscriptionId));
    if (usedCredits(context, user) >= plan.credits) throw new Refusal(402, "Your credits are used up for this month");
    // A group's message shows its speaker, the user's own whoever spoke last.
    const speaker = speakerOf(state, user, thread, message.memberId) ?? lastSpeaker(state, user, thread);
    const prompt = promptOfMessage(found(speaker, "Character not found"), content);
    const refused = refusalOfPrompt(prompt);
    if (refused !== null) throw new Refusal(400, refused);
    const { id: jobId } = startMessagePicture(context, user, message, { prompt, alternateId });
    return { success: true, data: { jobId } };
  },
);
