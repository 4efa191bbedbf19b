import type { Message } from "#src/generated/api/model/message.ts";
import type { MessagesPage } from "#src/generated/api/model/messagesPage.ts";

/**
 * One row of a conversation. `key` is what the row was first known by (`clientMessageId`, else the message's id) and never
 * changes, whatever the server calls it later: another key would be another row, and move the page (architecture.md).
 * `delivery` is of the user's own messages; `problem` says why one could not be sent.
 */
export type ChatRow = {
  readonly key: string;
  readonly message: Message;
  readonly delivery: "stored" | "sending" | "failed";
  readonly problem: string | null;
};

/** The one contiguous part of a thread that is in memory, oldest first. A jump replaces it. */
export type MessageWindow = {
  readonly rows: readonly ChatRow[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** Place of the first row in the thread, from 0, and the number of its messages. */
  readonly firstIndex: number;
  readonly total: number;
  /** How often a jump has put other rows in place of all: it is another list then, and opens where the jump leads. */
  readonly moves: number;
};

export const emptyWindow: MessageWindow = {
  rows: [],
  hasBefore: false,
  hasAfter: false,
  firstIndex: 0,
  total: 0,
  moves: 0,
};

/** Whether the server does not know this row's message yet: it is only shown here. */
export function isLocal(row: ChatRow): boolean {
  return row.message.id.startsWith(localPrefix);
}

/** Ids of messages that stand in for one the server has not named yet. */
export const localPrefix = "local:";

export function storedRow(message: Message): ChatRow {
  return { key: message.clientMessageId ?? message.id, message, delivery: "stored", problem: null };
}

export function windowOf(page: MessagesPage): MessageWindow {
  return {
    rows: page.items.map(storedRow),
    hasBefore: page.hasBefore,
    hasAfter: page.hasAfter,
    firstIndex: page.firstIndex,
    total: page.total,
    moves: 0,
  };
}

/** Another page in place of the window; rows that are in both keep their identity. */
export function movedTo(window: MessageWindow, page: MessagesPage): MessageWindow {
  const byId = new Map(window.rows.map((row) => [row.message.id, row]));
  const found = windowOf(page);
  return { ...found, rows: found.rows.map((row) => byId.get(row.message.id) ?? row), moves: window.moves + 1 };
}

/** Puts the page that ends right before the window in front of it. Rows that are there already keep their identity. */
export function withPageBefore(window: MessageWindow, page: MessagesPage): MessageWindow {
  const known = knownIds(window);
  const added = page.items.filter((message) => !known.has(message.id)).map(storedRow);
  return {
    ...window,
    rows: [...added, ...window.rows],
    hasBefore: page.hasBefore,
    firstIndex: page.firstIndex,
    total: page.total,
  };
}

/** Puts the page that begins right after the window behind it. */
export function withPageAfter(window: MessageWindow, page: MessagesPage): MessageWindow {
  const known = knownIds(window);
  const added = page.items.filter((message) => !known.has(message.id)).map(storedRow);
  const [stored, waiting] = splitWaiting(window.rows);
  return { ...window, rows: [...stored, ...added, ...waiting], hasAfter: page.hasAfter, total: page.total };
}

/**
 * Brings the newest page into a window that reaches to the end. What the page holds wins over what the window holds there;
 * older rows, keys and unsent messages stay. A window that the page does not touch any more is replaced by it.
 */
export function withNewestPage(window: MessageWindow, page: MessagesPage): MessageWindow {
  const fresh = windowOf(page);
  const [stored, waiting] = splitWaiting(window.rows);
  const arrived = new Set(page.items.flatMap((message) => [message.id, message.clientMessageId]));
  const kept = waiting.filter((row) => !arrived.has(row.key) && !arrived.has(row.message.id));
  const first = page.items[0];
  const at = first === undefined ? -1 : stored.findIndex((row) => matches(row, first, page));
  if (at === -1) return { ...fresh, rows: [...fresh.rows, ...kept], moves: window.moves + 1 };
  const byId = new Map(window.rows.map((row) => [row.message.id, row]));
  const opening = stored.find((row) => row.message.id.startsWith(localPrefix));
  const rows = page.items.map((message, index) => {
    const known =
      byId.get(message.id) ??
      window.rows.find((row) => row.key === message.clientMessageId) ??
      (index === 0 && page.firstIndex === 0 ? opening : undefined);
    return known === undefined ? storedRow(message) : refreshed(known, message);
  });
  return {
    ...fresh,
    rows: [...stored.slice(0, at), ...rows, ...kept],
    hasBefore: at > 0 ? window.hasBefore : page.hasBefore,
    firstIndex: page.firstIndex - at,
    moves: window.moves,
  };
}

/** Adds rows at the end. A row whose key is there already replaces it in place. */
export function withRows(window: MessageWindow, rows: readonly ChatRow[]): MessageWindow {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const replaced = window.rows.map((row) => byKey.get(row.key) ?? row);
  const present = new Set(window.rows.map((row) => row.key));
  const added = rows.filter((row) => !present.has(row.key));
  return { ...window, rows: [...replaced, ...added], total: window.total + added.length };
}

/**
 * Takes the server's version of a message, found by its id or by the key it was sent under; `standIn` names the row that
 * waited for it. An unknown message goes to the end. An older revision than the one shown is left aside.
 */
export function withMessage(window: MessageWindow, message: Message, standIn?: string): MessageWindow {
  const keys = new Set(
    [message.id, message.clientMessageId, standIn].filter((key) => key !== undefined && key !== null),
  );
  const at = window.rows.findIndex((row) => row.message.id === message.id || keys.has(row.key));
  if (at === -1) return withRows(window, [storedRow(message)]);
  return { ...window, rows: window.rows.map((row, index) => (index === at ? refreshed(row, message) : row)) };
}

export function withoutRow(window: MessageWindow, key: string): MessageWindow {
  const rows = window.rows.filter((row) => row.key !== key);
  return rows.length === window.rows.length ? window : { ...window, rows, total: Math.max(0, window.total - 1) };
}

/** Takes stored messages out of the window, and says what brings them back to their place. */
export function withoutMessages(
  window: MessageWindow,
  messageIds: ReadonlySet<string>,
): { window: MessageWindow; taken: TakenRows } {
  const isTaken = (row: ChatRow) => messageIds.has(row.message.id);
  const at = window.rows.findIndex(isTaken);
  const rows = window.rows.filter(isTaken);
  const taken = { rows, afterKey: window.rows[at - 1]?.key ?? null, hasAfter: window.hasAfter };
  if (at === -1) return { window, taken };
  return {
    window: {
      ...window,
      rows: window.rows.filter((row) => !isTaken(row)),
      total: Math.max(0, window.total - rows.length),
    },
    taken,
  };
}

export type TakenRows = {
  readonly rows: readonly ChatRow[];
  /** The row before them; null when they were the first. */
  readonly afterKey: string | null;
  /** Whether more came after the window they were taken from. */
  readonly hasAfter: boolean;
};

/**
 * Puts taken rows back behind the row they followed, under their old keys. Rows that have come back by themselves stay as
 * they are; where the row before them is gone, nothing is put back and the page has to be read anew.
 */
export function withTakenRows(window: MessageWindow, { rows, afterKey, hasAfter }: TakenRows): MessageWindow {
  const known = knownIds(window);
  const missing = rows.filter((row) => !known.has(row.message.id));
  const at = afterKey === null ? 0 : window.rows.findIndex(({ key }) => key === afterKey) + 1;
  if (missing.length === 0 || (afterKey !== null && at === 0)) return window;
  return {
    ...window,
    rows: [...window.rows.slice(0, at), ...missing, ...window.rows.slice(at)],
    hasAfter: window.hasAfter || hasAfter,
    total: window.total + missing.length,
  };
}

export function withChangedRow(window: MessageWindow, key: string, change: (row: ChatRow) => ChatRow): MessageWindow {
  return { ...window, rows: window.rows.map((row) => (row.key === key ? change(row) : row)) };
}

function refreshed(row: ChatRow, message: Message): ChatRow {
  const isSame = row.delivery === "stored" && row.message.id === message.id;
  if (isSame && row.message.revision > message.revision) return row;
  // An unchanged message keeps its identity, so that its row is not drawn again.
  if (
    isSame &&
    row.message.revision === message.revision &&
    row.message.status === message.status &&
    row.message.content === message.content &&
    row.message.picture === message.picture &&
    row.message.activeAlternate === message.activeAlternate
  )
    return row;
  return { key: row.key, message, delivery: "stored", problem: null };
}

function matches(row: ChatRow, first: Message, page: MessagesPage): boolean {
  return (
    row.message.id === first.id ||
    row.key === first.clientMessageId ||
    (page.firstIndex === 0 && row.message.id.startsWith(localPrefix))
  );
}

function knownIds(window: MessageWindow): Set<string> {
  return new Set(window.rows.map((row) => row.message.id));
}

/** The rows the server has, and those that it has not (unsent messages, the reply that is awaited): they stand at the end. */
function splitWaiting(rows: readonly ChatRow[]): [ChatRow[], ChatRow[]] {
  return [rows.filter((row) => row.delivery === "stored"), rows.filter((row) => row.delivery !== "stored")];
}
