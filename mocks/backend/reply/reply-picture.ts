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

/** What the user said before this place; nothing where the reply answers no message. */
function saidBefore({ state }: Context, { kind, threadId }: ReplyRow, position: number): string {
  if (kind === "speak") return "";
  const before = messagesOf(state, threadId).findLast((row) => row.role === "user" && row.position < position);
  return before ? shownText(state, before) : "";
}

/** What the picture of a turn is to show; null where none is called for. */
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

/** Whether this user's replies may bring pictures now, one credit each. */
function mayHavePicture(context: Context, userId: string): boolean {
  const { state } = context;
  const user = state.users.get(userId);
  const plan = user && state.plans.get(user.subscription.subscriptionId);
  if (!user?.autoSendPicture || !plan || usedCredits(context, user) >= plan.credits) return false;
  const room = uploadQuota - state.uploads.in(userId).reduce((sum, { size }) => sum + size, 0);
  return room > 1024 * 1024 && waitingOf(state, userId).length < waitingAtMost;
}

/**
 * Gives the written message of the running turn its picture, where its user wants that and it calls for one (GAP-77): one
 * in each reply, whoever of a group speaks. The built-in painter is done at once; one elsewhere fills the message later.
 * Gives the reply with what its turn now has.
 */
export function withPicture(context: Context, reply: ReplyRow): ReplyRow {
  const { state } = context;
  const turn = runningTurn(reply);
  const hasOne = reply.turns.some(({ picture }) => picture !== undefined);
  // What is continued has had its say.
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
