import { ofId } from "./chat-state.ts";
import type { DeleteScope } from "#src/generated/api/model/deleteScope.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { TakenRows } from "./chat-event.ts";
import { type ChatRow, indexOfMessage, refreshed, type StoredRow, storedRow } from "./chat-row.ts";
import type { ChatState } from "./chat-state.ts";
import { placeWaiting, split, withChoice, withChoices } from "./pages.ts";

/** Updates a shown message with the server's version. Pages requested before it has changed show it as it was. */
export function edited(before: ChatState, message: Message): ChatState {
  const state = { ...before, epoch: before.epoch + 1 };
  const at = indexOfMessage(state.rows, message.id);
  const row = state.rows[at];
  if (row === undefined) return withChoices(state, [message]);
  const now = refreshed(state.cast, row, withChoice(state, message));
  if (now === row) return withChoices(before, [message]);
  return withChoices({ ...state, rows: state.rows.with(at, now) }, [message]);
}

export function withProblem(state: ChatState, messageId: string, problem: string | null): ChatState {
  if ((ofId(state.problems, messageId) ?? null) === problem) return state;
  const { [messageId]: _old, ...others } = state.problems;
  return { ...state, problems: problem === null ? others : { ...others, [messageId]: problem } };
}

/** Switches to another version optimistically (GAP-129). */
export function chosen(state: ChatState, messageId: string, alternateId: string): ChatState {
  const at = indexOfMessage(state.rows, messageId);
  const row = state.rows[at];
  if (row?.kind !== "stored") return state;
  const stored = ofId(state.choices, messageId)?.stored ?? row.message;
  const next = { ...state, choices: { ...state.choices, [messageId]: { alternateId, stored } } };
  const message = withChoice(next, row.message);
  return withProblem({ ...next, rows: state.rows.with(at, { ...row, message }) }, messageId, null);
}

/**
 * Ends an optimistic switch: shows the server's `message` or, after a refusal, the version stored before. Pages requested
 * before it was stored show the old version.
 */
export function choiceSettled(
  state: ChatState,
  messageId: string,
  message: Message | null,
  problem: string | null,
): ChatState {
  const { [messageId]: choice, ...choices } = state.choices;
  const epoch = message === null ? state.epoch : state.epoch + 1;
  const next = withProblem({ ...state, choices, epoch }, messageId, problem);
  const at = indexOfMessage(state.rows, messageId);
  const row = state.rows[at];
  if (choice === undefined || row?.kind !== "stored") return next;
  const stored = message !== null && message.revision >= choice.stored.revision ? message : choice.stored;
  return { ...next, rows: state.rows.with(at, storedRow(state.cast, stored, row.key)) };
}

/** The rows that a deletion removes, with their position; null if the message is not shown. */
export function takenBy(state: ChatState, messageId: string, scope: DeleteScope): TakenRows | null {
  const [stored] = split(state.rows);
  const at = indexOfMessage(stored, messageId);
  if (at === -1) return null;
  const end = scope === "one" ? at + 1 : stored.length;
  const rows = stored.slice(at, end).filter((row): row is StoredRow => row.kind === "stored");
  return {
    rows,
    afterKey: stored[at - 1]?.key ?? null,
    beforeKey: stored[end]?.key ?? null,
    hasAfter: state.hasAfter,
    count: scope === "one" ? 1 : Math.max(rows.length, state.total - state.firstIndex - at),
  };
}

export function deleted(state: ChatState, taken: TakenRows, isOnward: boolean): ChatState {
  const ids = taken.rows.map(({ message }) => message.id);
  const [stored, waiting] = split(state.rows);
  const left = stored.filter((row) => row.kind !== "stored" || !ids.includes(row.message.id));
  // An onward deletion leaves nothing after it, so the remaining rows reach the end.
  const next = placeWaiting(state, left, [...waiting, ...state.aside], isOnward ? false : state.hasAfter);
  return {
    ...next,
    // Keeps a pending row between two messages in its place.
    rows: next.hasAfter === state.hasAfter ? state.rows.filter((row) => !isTaken(row, ids)) : next.rows,
    total: Math.max(0, state.total - taken.count),
    epoch: state.epoch + 1,
    leaving: [...state.leaving, ...ids],
  };
}

export function deletionSettled(state: ChatState, messageIds: readonly string[]): ChatState {
  const leaving = state.leaving.filter((id) => !messageIds.includes(id));
  return { ...state, leaving, epoch: state.epoch + 1 };
}

/**
 * Puts deleted rows back between their old neighbours, under their old keys. If a neighbour is gone, the thread has to be
 * refetched.
 */
export function restored(state: ChatState, taken: TakenRows): ChatState {
  const ids = new Set(taken.rows.map(({ message }) => message.id));
  const leaving = state.leaving.filter((id) => !ids.has(id));
  const next = { ...state, leaving, epoch: state.epoch + 1 };
  const known = new Set(state.rows.map(({ key }) => key));
  const missing = taken.rows.filter(({ key }) => !known.has(key));
  const total = state.total + taken.count;
  if (missing.length < taken.rows.length) return { ...next, total: total - (taken.rows.length - missing.length) };
  const [stored] = split(state.rows);
  const after = stored.findIndex(({ key }) => key === taken.afterKey);
  const before = stored.findIndex(({ key }) => key === taken.beforeKey);
  // Only between their old neighbours, if nothing was inserted there meanwhile.
  const hasPlace =
    taken.afterKey === null
      ? before === 0 || stored.length === 0
      : after !== -1 && (taken.beforeKey === null || before === after + 1);
  if (!hasPlace) return { ...next, total, isBehind: true };
  const anchor: ChatRow | undefined = stored[after];
  const at = anchor === undefined ? 0 : state.rows.indexOf(anchor) + 1;
  const rows = state.rows.toSpliced(at, 0, ...missing);
  if (!taken.hasAfter || state.hasAfter) return { ...next, rows, total };
  const [all, waiting] = split(rows);
  return { ...placeWaiting(next, all, waiting, true), total };
}

function isTaken(row: ChatRow, ids: readonly string[]): boolean {
  return row.kind === "stored" && ids.includes(row.message.id);
}
