import type { Message } from "#src/generated/api/model/message.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import type { ChatRow, WaitingRow } from "./chat-row.ts";
import { type Cast, emptyCast } from "./speaker.ts";

/**
 * What a thread's running reply is doing. `sending` nothing heard yet; `waiting` accepted, no word yet; `writing`;
 * `joining` the connection is gone and being taken up again; `lost` it could not be; `stopping` Stop was pressed.
 */
export type ReplyPhase = "sending" | "waiting" | "writing" | "joining" | "lost" | "stopping";

/** What one speaker writes in a reply. */
export type Turn = {
  readonly messageId: string;
  readonly alternateId: string;
  readonly state: "running" | "ended" | "failed";
};

export type Reply = {
  readonly phase: ReplyPhase;
  readonly kind: ReplyKind;
  /** The request of this page that it answers; null where it was taken up. */
  readonly requestId: string | null;
  /** Null until the server has named it, and throughout without streaming. */
  readonly replyId: string | null;
  readonly turns: readonly Turn[];
};

/** The last reply that finished while the page was open, for those who listen. */
export type FinishedReply = { readonly messageId: string; readonly name: string; readonly text: string };

/** A version that was chosen and that the server is being told of; `stored` is the message as the server has it. */
export type Choice = { readonly alternateId: string; readonly stored: Message };

/** All that a page knows of one thread, or of a chat that has no thread yet. */
export type ChatState = {
  readonly threadId: string | null;
  readonly cast: Cast;
  /** The one contiguous part of the thread in memory, oldest first, and at its end what is on its way. */
  readonly rows: readonly ChatRow[];
  /** What is on its way while the rows do not reach the end of the thread. */
  readonly aside: readonly WaitingRow[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** Place of the first row in the thread, from 0, and the number of messages the server has. */
  readonly firstIndex: number;
  readonly total: number;
  /** How often other rows took the place of all: it is another list then. */
  readonly moves: number;
  /** A page of the thread has come. */
  readonly isLoaded: boolean;
  /** Goes up with news that came otherwise than by a page: a page that was asked for before does not know of them. */
  readonly epoch: number;
  /** The server may have what these rows lack: the newest page is to be read once no reply runs. */
  readonly isBehind: boolean;
  readonly reply: Reply | null;
  /** Words that are being written, by message: apart from the rows, so that a word copies no list. */
  readonly texts: Readonly<Record<string, string>>;
  /** By message: why what was asked of it did not come. */
  readonly problems: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Choice>>;
  /** Messages whose deletion is on its way to the server. */
  readonly leaving: readonly string[];
  /** Keys of messages that were first known by something else than their own ids. */
  readonly keys: Readonly<Record<string, string>>;
  /** Who would speak next in a group. */
  readonly nextMemberIds: readonly string[];
  readonly finished: FinishedReply | null;
};

export function emptyChat(threadId: string | null, epoch = 0): ChatState {
  return {
    threadId,
    cast: emptyCast,
    rows: [],
    aside: [],
    hasBefore: false,
    hasAfter: false,
    firstIndex: 0,
    total: 0,
    moves: 0,
    isLoaded: false,
    epoch,
    isBehind: false,
    reply: null,
    texts: {},
    problems: {},
    choices: {},
    leaving: [],
    keys: {},
    nextMemberIds: [],
    finished: null,
  };
}

/** Whether a reply is on its way: another one cannot be asked for. A lost one is in nobody's way. */
export function isBusy({ reply }: ChatState): boolean {
  return reply !== null && reply.phase !== "lost";
}

/** The message that is being written, or was last; null before the first. */
export function writtenMessage({ reply }: ChatState): string | null {
  return (reply?.turns.find(({ state }) => state === "running") ?? reply?.turns.at(-1))?.messageId ?? null;
}

/** The message as it is shown now. */
export function messageNow({ rows }: ChatState, messageId: string): Message | null {
  for (const row of rows) if (row.kind === "stored" && row.message.id === messageId) return row.message;
  return null;
}

/** The server may have what these rows lack, and so do pages that were asked for before. */
export function behind({ epoch }: ChatState): Pick<ChatState, "epoch" | "isBehind"> {
  return { epoch: epoch + 1, isBehind: true };
}
