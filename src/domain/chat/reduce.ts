import {
  accepted,
  asked,
  done,
  over,
  refused,
  stopped,
  turnBegun,
  turnEnded,
  turnFailed,
  turnGrown,
  turnWaking,
} from "./reply-turns.ts";
import { choiceSettled, chosen, deleted, deletionSettled, edited, restored, withProblem } from "./changes.ts";
import type { ChatEvent, UnsentMessage } from "./chat-event.ts";
import { type ChatRow, isWaiting, notSent, type OutgoingRow, type UnsentRow } from "./chat-row.ts";
import { ofId, behind, type ChatState, emptyChat, isBusy } from "./chat-state.ts";
import { withPage } from "./pages.ts";
import { type Cast, isSameCast, recast, type Speaker } from "./speaker.ts";

/** The chat after an event. An event that changes nothing returns the same object. */
export function reduce(state: ChatState, event: ChatEvent): ChatState {
  const next = after(state, event);
  // Rows that reach the end determine the number of messages.
  if (next.rows === state.rows || next.hasAfter) return next;
  const total = next.firstIndex + next.rows.filter((row) => !isWaiting(row)).length;
  return total === next.total ? next : { ...next, total };
}

function after(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "reset":
      // Pages still loading belong to the previous state.
      return emptyChat(state.threadId, state.epoch + 1);
    case "cast":
      return withCast(state, event.cast);
    case "began": {
      const rows = event.opening === null ? [] : [event.opening];
      return { ...emptyChat(state.threadId), cast: event.cast, rows, total: rows.length, isLoaded: true };
    }
    case "page":
      return withPage(state, event);
    case "unsent found":
      return withUnsent(state, event.messages, event.at);
    case "send":
      return send(state, event.message, event.at);
    case "taken back":
      return without(state, event.clientMessageId);
    case "asked":
      return asked(state, event);
    case "accepted":
      return accepted(state, event);
    case "refused":
      return refused(state, event);
    case "turn begun":
      return turnBegun(state, event);
    case "turn waking":
      return turnWaking(state);
    case "turn grown":
      return turnGrown(state, event.messageId, (ofId(state.texts, event.messageId) ?? "") + event.text);
    case "turn read":
      return turnGrown(state, event.messageId, event.text);
    case "turn ended":
      return turnEnded(state, event.message);
    case "turn failed":
      return turnFailed(state, event);
    case "done":
      return done(state);
    case "phase": {
      const reply = state.reply ?? { kind: "send", requestId: null, replyId: null, turns: [] };
      return state.reply?.phase === event.phase ? state : { ...state, reply: { ...reply, phase: event.phase } };
    }
    case "over":
      return over(state);
    case "unread": {
      const { kind, messageId } = event.reply;
      if (state.reply !== null || ofId(state.texts, messageId) === undefined) return state;
      return {
        ...state,
        reply: {
          phase: "lost",
          kind,
          requestId: null,
          replyId: null,
          turns: [{ messageId, alternateId: "", memberId: null, state: "running" }],
        },
      };
    }
    case "stopped":
      return stopped(state, event.messages);
    case "edited":
      return withProblem(edited(state, event.message), event.message.id, null);
    case "problem":
      return withProblem(state, event.messageId, event.problem);
    case "chosen":
      return chosen(state, event.messageId, event.alternateId);
    case "choice settled":
      return choiceSettled(state, event.messageId, event.message, event.problem);
    case "deleted":
      return deleted(state, event.taken, event.isOnward);
    case "deletion settled":
      return deletionSettled(state, event.messageIds);
    case "restored":
      return restored(state, event.taken);
    case "changed elsewhere":
      return { ...state, ...behind(state) };
  }
}

/** Updates names and pictures; rows whose speaker has not changed stay the same objects. */
function withCast(state: ChatState, cast: Cast): ChatState {
  if (isSameCast(state.cast, cast)) return state;
  const again = <Row extends ChatRow>(row: Row): Row => {
    const speaker: Speaker = recast(cast, row.speaker);
    return speaker === row.speaker ? row : { ...row, speaker };
  };
  return { ...state, cast, rows: state.rows.map(again), aside: state.aside.map(again) };
}

/**
 * Adds the user's message to the end of the chat under its `clientMessageId`. The chat is busy from here on, although the
 * code that sends may still have to load.
 */
function send(state: ChatState, { clientMessageId, content, picture }: UnsentMessage, at: string): ChatState {
  const left = without(state, clientMessageId);
  const row: OutgoingRow = {
    kind: "outgoing",
    key: clientMessageId,
    speaker: state.cast.user,
    content,
    picture,
    createdAt: at,
  };
  const next = left.hasAfter ? { ...left, aside: [...left.aside, row] } : { ...left, rows: [...left.rows, row] };
  // A running reply is left alone; the server refuses this message.
  if (isBusy(state)) return next;
  return asked(next, { type: "asked", kind: "send", requestId: clientMessageId, awaited: null, at });
}

/** Appends what an earlier visit could not send; rows already shown stay as they are. */
function withUnsent(state: ChatState, messages: readonly UnsentMessage[], at: string): ChatState {
  const known = new Set([...state.rows, ...state.aside].map(({ key }) => key));
  const added = messages
    .filter(({ clientMessageId }) => !known.has(clientMessageId))
    .map(({ clientMessageId, content, picture }): UnsentRow => ({
      kind: "unsent",
      key: clientMessageId,
      speaker: state.cast.user,
      content,
      picture,
      createdAt: at,
      problem: notSent,
    }));
  if (added.length === 0) return state;
  return state.hasAfter
    ? { ...state, aside: [...state.aside, ...added] }
    : { ...state, rows: [...state.rows, ...added] };
}

function without(state: ChatState, clientMessageId: string): ChatState {
  const isOther = (row: ChatRow) => row.key !== clientMessageId || (row.kind !== "unsent" && row.kind !== "outgoing");
  if (state.rows.every(isOther) && state.aside.every(isOther)) return state;
  return { ...state, rows: state.rows.filter(isOther), aside: state.aside.filter(isOther) };
}
