import { isoNow, type Context } from "../context.ts";
import { usedCredits } from "../credits.ts";
import { endPainting, waitingAtMost, waitingOf } from "../image-jobs.ts";
import { promptOfMessage, startMessagePicture } from "../message-pictures.ts";
import { paint, sheets } from "../painter/paint.ts";
import { refusalOfPrompt } from "../painter/refused-prompt.ts";
import type { ReplyRow, ReplyTurnRow } from "../state/chat-rows.ts";
import { keepPainting, uploadQuota } from "../uploads.ts";
import { messagesOf, shownText } from "../views/message-view.ts";
import { callsForPicture } from "./picture-call.ts";
import { runningTurn } from "./reply-rows.ts";
import { speakerOf } from "./speaker.ts";

/** The user message before this position; empty if the reply answers none. */
function saidBefore({ state }: Context, { kind, threadId }: ReplyRow, position: number): string {
  if (kind === "speak") return "";
  const before = messagesOf(state, threadId).findLast((row) => row.role === "user" && row.position < position);
  return before ? shownText(state, before) : "";
}

/** The prompt for a turn's picture; null if it should have none. */
function promptOf(context: Context, reply: ReplyRow, turn: ReplyTurnRow): string | null {
  const { state } = context;
  const message = state.messages.get(turn.messageId);
  const thread = state.threads.get(reply.threadId);
  const user = state.users.get(reply.userId);
  if (!message || !thread || !user) return null;
  const written = shownText(state, message);
  if (written.trim() === "" || !callsForPicture(saidBefore(context, reply, message.position), written)) return null;
  const prompt = promptOfMessage(speakerOf(state, user, thread, message.memberId), written);
  return refusalOfPrompt(prompt) === null ? prompt : null;
}

/** Whether this user's replies may have pictures now, at one credit each. */
function mayHavePicture(context: Context, userId: string): boolean {
  const { state } = context;
  const user = state.users.get(userId);
  const plan = user && state.plans.get(user.subscription.subscriptionId);
  if (!user?.autoSendPicture || !plan || usedCredits(context, user) >= plan.credits) return false;
  const room = uploadQuota - state.uploads.in(userId).reduce((sum, { size }) => sum + size, 0);
  return room > 1024 * 1024 && waitingOf(state, userId).length < waitingAtMost;
}

/**
 * Adds a picture to the running turn's message if its user has turned that on and the text calls for one (GAP-77); at most
 * one per reply, in groups too. The built-in painter finishes at once; an external one adds its picture later.
 * @returns the reply, its running turn with the picture
 */
export function withPicture(context: Context, reply: ReplyRow): ReplyRow {
  const { state } = context;
  const turn = runningTurn(reply);
  const hasOne = reply.turns.some(({ picture }) => picture !== undefined);
  // A continued message could have had its picture when it was first written.
  if (!turn || hasOne || reply.kind === "continue" || !mayHavePicture(context, reply.userId)) return reply;
  const prompt = promptOf(context, reply, turn);
  const user = state.users.get(reply.userId);
  const message = state.messages.get(turn.messageId);
  if (prompt === null || !user || !message) return reply;
  const job = startMessagePicture(context, user, message, { prompt, alternateId: turn.alternateId });
  let picture: string | null = null;
  if (!context.painter) {
    picture = keepPainting(context, user.id, paint({ ...job, negativePrompt: "" }));
    endPainting(context, job, [{ url: picture, ...sheets[job.aspectRatio] }], isoNow(context));
  }
  return state.replies.put({ ...reply, turns: [...reply.turns.slice(0, -1), { ...turn, picture }] });
}
