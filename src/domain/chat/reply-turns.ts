import type { Message } from "#src/generated/api/model/message.ts";
import type { ChatEvent } from "./chat-event.ts";
import { begunMessage, type ChatRow, indexOfMessage, isWaiting, refreshed, storedRow } from "./chat-row.ts";
import {
  ofId,
  behind,
  type ChatState,
  type FinishedReply,
  type Reply,
  type ReplyPhase,
  type Turn,
} from "./chat-state.ts";
import { keyOf, withChoice, withChoices } from "./pages.ts";
import { characterOf } from "./speaker.ts";

type Of<Type extends ChatEvent["type"]> = Extract<ChatEvent, { type: Type }>;

/** A reply is requested; if it will be a new message, its placeholder is shown at once. */
export function asked(state: ChatState, { kind, requestId, awaited, at }: Of<"asked">): ChatState {
  const next = { ...state, reply: { phase: "sending", kind, requestId, replyId: null, turns: [] } satisfies Reply };
  if (awaited === null) return next;
  const { memberId } = awaited;
  const speaker = memberId === null ? state.cast.characters[0] : characterOf(state.cast, memberId, null);
  const row = {
    kind: "awaited",
    key: `${requestId}/reply`,
    speaker: speaker ?? characterOf(state.cast, null, null),
    createdAt: at,
  } as const;
  const without = withoutAwaited(next);
  return without.hasAfter
    ? { ...without, aside: [...without.aside, row] }
    : { ...without, rows: [...without.rows, row] };
}

export function accepted(state: ChatState, { replyId, kind, userMessage }: Of<"accepted">): ChatState {
  const reply: Reply = { ...withPhase(begun(state), "waiting"), kind, replyId };
  const next = { ...state, reply };
  return userMessage === null ? next : withStored(next, userMessage);
}

/** The requested reply does not run; the user's message is unsent again, unless the server has it after all. */
export function refused(state: ChatState, { requestId, problem }: Of<"refused">): ChatState {
  const fail = <Row extends ChatRow>(row: Row) =>
    row.key === requestId && row.kind === "outgoing" ? { ...row, kind: "unsent" as const, problem } : row;
  const next = state.reply?.requestId === requestId ? withoutAwaited({ ...state, reply: null }) : state;
  return { ...next, rows: next.rows.map(fail), aside: next.aside.map(fail) };
}

export function turnBegun(state: ChatState, event: Of<"turn begun">): ChatState {
  const { messageId, alternateId, memberId, characterId, at } = event;
  const { [messageId]: _problem, ...problems } = state.problems;
  const reply = withTurn(withPhase(begun(state), "waiting"), { messageId, alternateId, memberId, state: "running" });
  const row = state.rows[indexOfMessage(state.rows, messageId)];
  const known = row?.kind === "stored" ? row.message : null;
  const before = known?.alternates.find(({ id }) => id === alternateId);
  // `continue` appends to the alternate's text; any other kind starts empty.
  const text = reply.kind === "continue" && before !== undefined && before.status !== "running" ? before.content : "";
  const next = { ...state, reply, problems, texts: { ...state.texts, [messageId]: text } };
  if (known !== null) return withoutAwaited(next);
  const threadId = state.threadId ?? "";
  const about = { id: messageId, threadId, memberId, characterId, activeAlternate: alternateId, createdAt: at };
  return withStored(next, begunMessage(about));
}

/** Its first words end this. */
export function turnWaking(state: ChatState): ChatState {
  return state.reply === null ? state : { ...state, reply: withPhase(state.reply, "waking") };
}

export function turnGrown(state: ChatState, messageId: string, text: string): ChatState {
  if (state.reply === null) return state;
  const phase: ReplyPhase = text === "" ? "waiting" : "writing";
  const reply = state.reply.phase === phase ? state.reply : withPhase(state.reply, phase);
  return { ...state, reply, texts: { ...state.texts, [messageId]: text } };
}

export function turnEnded(state: ChatState, message: Message): ChatState {
  const next = withStored(withoutText(state, message.id), message);
  const speaker = characterOf(state.cast, message.memberId, message.characterId);
  const finished: FinishedReply = { messageId: message.id, name: speaker.name, text: message.content };
  return { ...next, reply: state.reply && endTurn(state.reply, message.id, "ended"), finished };
}

/** A new message keeps its partial text; after a failed regeneration the old alternate stays active (GAP-128). */
export function turnFailed(state: ChatState, { messageId, problem }: Of<"turn failed">): ChatState {
  const text = ofId(state.texts, messageId) ?? "";
  const rows = state.rows.map((row) =>
    row.kind === "stored" && row.message.id === messageId && row.message.status === "running"
      ? { ...row, message: { ...row.message, status: "failed" as const, content: text } }
      : row,
  );
  return {
    ...withoutText(state, messageId),
    rows,
    problems: { ...state.problems, [messageId]: problem },
    reply: state.reply && endTurn(state.reply, messageId, "failed"),
    ...behind(state),
  };
}

/** No reply runs any more. Text whose end was not received stays until the thread is refetched. */
export function over(state: ChatState): ChatState {
  return withoutAwaited({ ...state, reply: null, ...behind(state) });
}

export function done(state: ChatState): ChatState {
  const isWhole = state.reply?.turns.every((turn) => turn.state !== "running") ?? true;
  const next = withoutAwaited({ ...state, reply: null });
  return isWhole ? next : { ...next, ...behind(next) };
}

export function stopped(state: ChatState, messages: readonly Message[]): ChatState {
  let next = state;
  for (const message of messages) next = turnEnded(next, message);
  return over(next);
}

function withPhase(reply: Reply, phase: ReplyPhase): Reply {
  // Late events of a reply that is being stopped do not undo the press of Stop.
  const isStopping = reply.phase === "stopping" && (phase === "waiting" || phase === "waking" || phase === "writing");
  return isStopping || reply.phase === phase ? reply : { ...reply, phase };
}

/**
 * The server's version of a message, found by its id or by the key it was sent under. A new one of a reply takes the place
 * that waited for it; any other stands behind the last one. Rows that do not reach the end of the thread take in none. Pages
 * requested before show it as it was, or do not have it.
 */
export function withStored(state: ChatState, message: Message): ChatState {
  const shown = withChoice(state, message);
  const known = state.rows.findIndex(
    (row) =>
      (row.kind === "stored" && row.message.id === message.id) ||
      (message.clientMessageId !== null && row.key === message.clientMessageId),
  );
  const row = state.rows[known];
  const isNew = row === undefined || row.kind !== "stored";
  const counted = isNew ? { total: state.total + 1, epoch: state.epoch + 1 } : {};
  if (row !== undefined) {
    const now = refreshed(state.cast, row, shown);
    const epoch = now === row ? state.epoch : state.epoch + 1;
    return withChoices({ ...state, ...counted, epoch, rows: state.rows.with(known, now) }, [message]);
  }
  const isReply = message.role === "character";
  const awaited = isReply ? [...state.rows, ...state.aside].find(({ kind }) => kind === "awaited") : undefined;
  const keys = awaited === undefined ? state.keys : { ...state.keys, [message.id]: awaited.key };
  const next = { ...state, ...counted, keys };
  if (state.hasAfter) {
    const aside = state.aside.filter((one) => one !== awaited && one.key !== message.clientMessageId);
    return { ...next, aside };
  }
  const added = storedRow(state.cast, shown, keyOf(next, message));
  const place = awaited === undefined ? -1 : state.rows.indexOf(awaited);
  if (place !== -1) return { ...next, rows: state.rows.with(place, added) };
  const end = state.rows.findLastIndex((one) => !isWaiting(one)) + 1;
  return { ...next, rows: state.rows.toSpliced(end, 0, added) };
}

function withoutAwaited(state: ChatState): ChatState {
  const isOther = ({ kind }: ChatRow) => kind !== "awaited";
  if (state.rows.every(isOther) && state.aside.every(isOther)) return state;
  return { ...state, rows: state.rows.filter(isOther), aside: state.aside.filter(isOther) };
}

function withoutText(state: ChatState, messageId: string): ChatState {
  const { [messageId]: _text, ...texts } = state.texts;
  return { ...state, texts };
}

/** The running reply; one that is joined may be new to this page. */
function begun({ reply }: ChatState): Reply {
  return reply ?? { phase: "joining", kind: "send", requestId: null, replyId: null, turns: [] };
}

function withTurn(reply: Reply, turn: Turn): Reply {
  const others = reply.turns.filter(({ messageId }) => messageId !== turn.messageId);
  return { ...reply, turns: [...others, turn] };
}

function endTurn(reply: Reply, messageId: string, state: "ended" | "failed"): Reply {
  return { ...reply, turns: reply.turns.map((turn) => (turn.messageId === messageId ? { ...turn, state } : turn)) };
}
