import { isoNow, type Context } from "../context.ts";
import { preferencesFor } from "../preferences.ts";
import { modelInUse } from "../selection.ts";
import type { Known } from "../responder/responder.ts";
import type { AlternateRow, MessageRow, MessageStatus, ReplyRow, ReplyTurnRow, ThreadRow } from "../state/chat-rows.ts";
import type { UserRow } from "../state/rows.ts";
import { placesOf, withActive } from "../views/message-view.ts";
import { directionOf, speakerOf, type Speaker } from "./speaker.ts";

/** How a reply changes the rows: its messages are added, grow and end, turn by turn. */

/** The turn being written; null between two speakers and after the end of the reply. */
export const runningTurn = (reply: ReplyRow | null | undefined): ReplyTurnRow | null =>
  (reply?.state === "running" ? reply.turns.at(-1) : null) ?? null;

export const nextPosition = ({ state }: Context, threadId: string): number =>
  (placesOf(state, threadId).at(-1)?.position ?? -1) + 1;

/** A new alternate without text; `aiModelId` is null if a person writes it. */
export const emptyAlternate = (context: Context, aiModelId: string | null): AlternateRow => ({
  id: context.newId("alt"),
  content: "",
  picture: null,
  status: "running",
  aiModelId,
  createdAt: isoNow(context),
  editedAt: null,
});

/** A turn of this speaker, writing the active alternate of a message. */
export const turnOn = (
  { state }: Context,
  message: MessageRow,
  { memberId, character, variant }: Speaker,
  { user, thread, startedAt }: { user: UserRow; thread: ThreadRow; startedAt: string },
): ReplyTurnRow => ({
  messageId: message.id,
  alternateId: message.activeAlternate,
  variantId: variant.id,
  preferences: preferencesFor(state, user, character.id, thread, memberId),
  ...(thread.memory && { memory: thread.memory }),
  startedAt,
});

function newMessage(
  context: Context,
  thread: ThreadRow,
  { memberId, character }: Speaker,
  aiModelId: string,
): MessageRow {
  const alternate = emptyAlternate(context, aiModelId);
  return context.state.messages.put({
    id: context.newId("msg"),
    threadId: thread.id,
    position: nextPosition(context, thread.id),
    clientMessageId: null,
    role: "character",
    memberId,
    characterId: character.id,
    personaId: null,
    alternates: [alternate],
    activeAlternate: alternate.id,
    revision: 1,
    createdAt: alternate.createdAt,
    deletedAt: null,
  });
}

/**
 * Begins the next speaker's turn in a new, empty message at the end of the thread; the reply is done if nobody is left
 * to speak. Members who were deleted meanwhile are skipped.
 */
export function withNextTurn(context: Context, reply: ReplyRow, startedAt: string): ReplyRow {
  const { state } = context;
  const user = state.users.get(reply.userId);
  const thread = state.threads.get(reply.threadId);
  for (const [at, memberId] of reply.waiting.entries()) {
    const speaker = user && thread && speakerOf(state, user, thread, memberId);
    if (!speaker) continue;
    const message = newMessage(
      context,
      thread,
      speaker,
      modelInUse(state, speaker.character, user, thread, memberId).id,
    );
    const direction = directionOf(thread);
    // The choice of who speaks next has been used.
    if (memberId !== null && direction.nextMemberId === memberId)
      state.threads.put({ ...thread, direction: { ...direction, nextMemberId: null } });
    const turn = turnOn(context, message, speaker, { user, thread, startedAt });
    return { ...reply, turns: [...reply.turns, turn], waiting: reply.waiting.slice(at + 1) };
  }
  return { ...reply, waiting: [], state: "done" };
}

/** The message after its turn. A regenerate without text makes the previous alternate active again. */
function endedMessage(
  message: MessageRow,
  alternateId: string,
  previousAlternate: string | null,
  text: string,
  status: MessageStatus,
): MessageRow {
  if (previousAlternate && text === "") {
    return {
      ...message,
      revision: message.revision + 1,
      activeAlternate: previousAlternate,
      alternates: message.alternates.filter(({ id }) => id !== alternateId),
    };
  }
  const ended = withActive({ ...message, activeAlternate: alternateId }, { content: text, status });
  // Once there is text, empty alternates of earlier failures are dropped.
  return text === ""
    ? ended
    : { ...ended, alternates: ended.alternates.filter((one) => one.content !== "" || one.id === alternateId) };
}

const writtenIn = (message: MessageRow, alternateId: string): string =>
  message.alternates.find(({ id }) => id === alternateId)?.content ?? "";

/** Ends the message of the running turn; `text` null keeps its stored text. */
export function endRunningTurn(context: Context, reply: ReplyRow, text: string | null, status: MessageStatus): void {
  const { state } = context;
  const turn = runningTurn(reply);
  const message = turn && state.messages.get(turn.messageId);
  if (turn && message) {
    const content = text ?? writtenIn(message, turn.alternateId);
    state.messages.put(endedMessage(message, turn.alternateId, reply.previousAlternate, content, status));
  }
  const thread = state.threads.get(reply.threadId);
  if (thread) state.threads.put({ ...thread, updatedAt: isoNow(context) });
}

/** Ends a reply and its running turn in the rows. */
export function endReply(context: Context, reply: ReplyRow, text: string | null, status: MessageStatus): void {
  endRunningTurn(context, reply, text, status);
  context.state.replies.put({ ...reply, waiting: [], state: "done" });
}

/** Changes the alternate that a turn writes. */
function keep({ state }: Context, { messageId, alternateId }: ReplyTurnRow, change: Partial<AlternateRow>): void {
  const message = state.messages.get(messageId);
  if (!message) return;
  state.messages.put({
    ...message,
    alternates: message.alternates.map((one) => (one.id === alternateId ? { ...one, ...change } : one)),
  });
}

/** Stores the running turn's text so far. */
export const keepText = (context: Context, turn: ReplyTurnRow, content: string): void =>
  keep(context, turn, { content });

/** Records which lorebook entries went into a turn's prompt. */
export function keepLore(context: Context, turn: ReplyTurnRow, known: readonly Known[]): void {
  const lore = known.flatMap(({ record }) => record ?? []);
  if (lore.length > 0) keep(context, turn, { lore });
}
