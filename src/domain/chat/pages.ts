import { ofId } from "./chat-state.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { PageEvent } from "./chat-event.ts";
import {
  type ChatRow,
  isWaiting,
  notSent,
  type OpeningRow,
  refreshed,
  type StoredRow,
  storedRow,
  type WaitingRow,
} from "./chat-row.ts";
import type { ChatState } from "./chat-state.ts";

type Found = { readonly items: readonly Message[]; readonly firstIndex: number; readonly total: number };

/** Adds a page of the thread to the rows. A page requested before other changes arrived is ignored. */
export function withPage(state: ChatState, event: PageEvent): ChatState {
  const { side, moves, epoch } = event;
  if (side === "jump") return movedTo(state, event);
  if (side !== "newest") {
    if (moves !== state.moves || epoch !== state.epoch) return state;
    return side === "before" ? withPageBefore(state, event) : withPageAfter(state, event);
  }
  // A running reply is newer than a page, as are rows that have changed since the page was requested.
  if (state.isLoaded && (state.hasAfter || state.reply !== null || epoch !== state.epoch))
    return { ...state, isBehind: true };
  return withNewestPage(state, event);
}

function withPageBefore(state: ChatState, { page }: PageEvent): ChatState {
  const { items, firstIndex, total } = found(state, page);
  const known = knownIds(state.rows);
  const added = items.filter(({ id }) => !known.has(id)).map(rowsOf(state));
  // What counted as unsent, since its answer was lost, may be found this far back.
  const left = new Set<ChatRow>(notIn(split(state.rows)[1], items));
  const rows = [...added, ...state.rows.filter((row) => !isWaiting(row) || left.has(row))];
  return withChoices(
    { ...state, rows, aside: notIn(state.aside, items), hasBefore: page.hasBefore, firstIndex, total },
    items,
  );
}

function withPageAfter(state: ChatState, { page }: PageEvent): ChatState {
  const { items, total } = found(state, page);
  const known = knownIds(state.rows);
  const [stored, waiting] = split(state.rows);
  const added = items.filter(({ id }) => !known.has(id)).map(rowsOf(state));
  const left = notIn([...waiting, ...state.aside], items);
  return withChoices(placeWaiting({ ...state, total }, [...stored, ...added], left, page.hasAfter), items);
}

/**
 * Where they overlap the page wins over the rows. Older rows stay, unless the page shows that messages were added or removed
 * among them. Rows without overlap are replaced by the page.
 */
function withNewestPage(before: ChatState, { page, epoch }: PageEvent): ChatState {
  const state = withOpening(before, page);
  const { items, firstIndex, total } = found(state, page);
  const [stored, waiting] = split(state.rows);
  // Every message of it is being deleted here, so it says nothing new.
  if (items.length === 0 && page.items.length > 0) return { ...state, isBehind: true };
  const places = placesOf(stored, page.firstIndex);
  const from = items.findIndex(({ id }, at) => places.has(id) || (at === 0 && places.has(openingPlace)));
  const place = from === -1 ? -1 : (places.get(items[from]?.id ?? "") ?? 0);
  const isWhole = state.leaving.length > 0 || page.firstIndex === state.firstIndex + place;
  const kept = from === 0 && isWhole ? stored.slice(0, place) : [];
  const ids = new Set(items.map(({ id }) => id));
  // Until the first page there are only rows from events, which the page may not include.
  const later = state.isLoaded ? [] : stored.filter((row) => row.kind === "stored" && !ids.has(row.message.id));
  const first = state.isLoaded ? Math.max(0, from) : 0;
  const left = stillWaiting(state, [...waiting, ...state.aside], items);
  const [named, pending] = withBegun(state, items, left);
  const rows = [...kept, ...items.slice(first).map(rowsOf(named)), ...later];
  const next = placeWaiting(named, rows, pending, false);
  return withChoices(
    {
      ...next,
      hasBefore: kept.length > 0 ? state.hasBefore : first > 0 || page.hasBefore,
      firstIndex: kept.length > 0 ? state.firstIndex : firstIndex + first,
      total: total + later.length,
      moves: state.isLoaded && stored.length > 0 && from === -1 ? state.moves + 1 : state.moves,
      isLoaded: true,
      isBehind: epoch !== state.epoch,
      // Text written while disconnected is in the page.
      texts: state.reply === null ? {} : state.texts,
    },
    items,
  );
}

/** Key of the opening, which has no message id yet; it is the first message of the thread. */
const openingPlace = Symbol("opening");

function placesOf(stored: readonly (OpeningRow | StoredRow)[], firstIndex: number): Map<string | symbol, number> {
  const places = new Map<string | symbol, number>();
  for (const [at, row] of stored.entries()) {
    if (row.kind === "stored") places.set(row.message.id, at);
    else if (firstIndex === 0) places.set(openingPlace, at);
  }
  return places;
}

/** The page replaces all rows, so it must include everything that has changed meanwhile. */
function movedTo(before: ChatState, { page, epoch }: PageEvent): ChatState {
  if (epoch !== before.epoch) return before;
  const state = withOpening(before, page);
  const { items, firstIndex, total } = found(state, page);
  const [, pendingRows] = split(state.rows);
  const waiting = [...pendingRows, ...state.aside];
  const left = page.hasAfter ? notIn(waiting, items) : stillWaiting(state, waiting, items);
  const [named, pending] = withBegun(state, items, left);
  const rows = items.map(rowsOf(named));
  const next = placeWaiting(
    {
      ...named,
      hasBefore: page.hasBefore,
      firstIndex,
      total,
      moves: state.moves + 1,
      isLoaded: true,
      // Text written while disconnected is in the thread.
      texts: state.reply === null ? {} : state.texts,
    },
    rows,
    pending,
    page.hasAfter,
  );
  // The events of a running reply may be older than the page; what counts as unsent may have arrived before it begins.
  const isUnsure = page.hasAfter || state.reply !== null || (page.hasBefore && pending.length > 0);
  const isBehind = state.isBehind && isUnsure;
  return withChoices({ ...next, isBehind }, items);
}

/**
 * Where a page shows the reply that is waited for before its event, its first message takes the key of the awaited row: the
 * first answer to what was sent, which may be over already, else the message that is being written. Returns the pending rows
 * that are left.
 */
function withBegun(
  state: ChatState,
  items: readonly Message[],
  pending: readonly WaitingRow[],
): [ChatState, readonly WaitingRow[]] {
  const awaited = pending.find(({ kind }) => kind === "awaited");
  if (awaited === undefined) return [state, pending];
  const sentAt = items.findIndex(
    ({ clientMessageId }) => clientMessageId !== null && clientMessageId === state.reply?.requestId,
  );
  const answer = sentAt === -1 ? undefined : items[sentAt + 1];
  const known = knownIds(state.rows);
  const running = items.filter(({ status }) => status === "running");
  const begun = [answer, ...running].find((message) => message !== undefined && !known.has(message.id));
  if (begun === undefined) return [state, pending];
  return [{ ...state, keys: { ...state.keys, [begun.id]: awaited.key } }, pending.filter((row) => row !== awaited)];
}

/** The first message of a new thread is the opening shown before, and keeps its key. */
function withOpening(state: ChatState, { items: [first], firstIndex }: PageEvent["page"]): ChatState {
  const opening = state.rows.find(({ kind }) => kind === "opening");
  if (opening === undefined || first === undefined || firstIndex > 0) return state;
  return { ...state, keys: { ...state.keys, [first.id]: opening.key } };
}

/** The page without what is being deleted here. */
function found({ leaving }: ChatState, page: PageEvent["page"]): Found {
  if (leaving.length === 0) return page;
  const items = page.items.filter(({ id }) => !leaving.includes(id));
  const { firstIndex } = page;
  return { items, firstIndex, total: Math.max(0, page.total - (page.items.length - items.length)) };
}

/**
 * The pending rows beside a page that reaches the end of the thread. A sent message that the thread does not have although
 * nothing is under way can be sent again: another tab may have deleted it.
 */
function stillWaiting(
  { reply }: ChatState,
  waiting: readonly WaitingRow[],
  items: readonly Message[],
): readonly WaitingRow[] {
  return notIn(waiting, items).map((row) =>
    reply === null && row.kind === "outgoing" ? { ...row, kind: "unsent", problem: notSent } : row,
  );
}

/** Makes rows of messages. Known ones keep their keys and, if unchanged, the same row object. */
function rowsOf(state: ChatState): (message: Message) => ChatRow {
  const byId = new Map<string, ChatRow>();
  for (const row of state.rows) if (row.kind === "stored") byId.set(row.message.id, row);
  return (message) => {
    const shown = withChoice(state, message);
    const known = byId.get(message.id);
    return known === undefined
      ? storedRow(state.cast, shown, keyOf(state, message))
      : refreshed(state.cast, known, shown);
  };
}

/** The row key of a message. */
export function keyOf({ keys }: ChatState, { id, clientMessageId }: Message): string {
  return ofId(keys, id) ?? clientMessageId ?? id;
}

/** The message with its optimistically chosen version. */
export function withChoice({ choices }: ChatState, message: Message): Message {
  const chosenId = ofId(choices, message.id)?.alternateId;
  const alternate = message.alternates.find(({ id }) => id === chosenId);
  if (alternate === undefined || chosenId === message.activeAlternate) return message;
  const { content, picture, status } = alternate;
  // The job, and why it failed, are of the version that was shown.
  const { pictureJobId: _job, pictureFailure: _failure, ...others } = message;
  return { ...others, activeAlternate: alternate.id, content, picture, status };
}

/** Updates the stored message of optimistic choices. */
export function withChoices(state: ChatState, messages: readonly Message[]): ChatState {
  const changed = messages.filter(
    ({ id, revision }) => (ofId(state.choices, id)?.stored.revision ?? Infinity) <= revision,
  );
  if (changed.length === 0) return state;
  const choices = { ...state.choices };
  for (const message of changed) {
    const choice = ofId(choices, message.id);
    if (choice !== undefined) choices[message.id] = { ...choice, stored: message };
  }
  return { ...state, choices };
}

/** Appends the pending rows at the end of the thread; elsewhere keeps them in `waiting`. */
export function placeWaiting(
  state: ChatState,
  rows: readonly ChatRow[],
  waiting: readonly WaitingRow[],
  hasAfter: boolean,
): ChatState {
  return hasAfter
    ? { ...state, rows, aside: waiting, hasAfter }
    : { ...state, rows: [...rows, ...waiting], aside: [], hasAfter };
}

/** Splits stored rows from pending ones. */
export function split(rows: readonly ChatRow[]): [(OpeningRow | StoredRow)[], WaitingRow[]] {
  const stored: (OpeningRow | StoredRow)[] = [];
  const waiting: WaitingRow[] = [];
  for (const row of rows) {
    if (isWaiting(row)) waiting.push(row);
    else stored.push(row);
  }
  return [stored, waiting];
}

/** The pending rows that these messages do not include. */
function notIn(waiting: readonly WaitingRow[], messages: readonly Message[]): WaitingRow[] {
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  return waiting.filter(({ kind, key }) => kind === "awaited" || !arrived.has(key));
}

function knownIds(rows: readonly ChatRow[]): Set<string> {
  return new Set(rows.flatMap((row) => (row.kind === "stored" ? [row.message.id] : [])));
}
