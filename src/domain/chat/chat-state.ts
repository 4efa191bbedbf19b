import type { Message } from "#src/generated/api/model/message.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import { type ChatRow, isOfUser, type WaitingRow } from "./chat-row.ts";
import { type Cast, emptyCast } from "./speaker.ts";

/**
 * State of a thread's running reply. `sending`: no answer yet; `waiting`: accepted, no text yet; `waking`: the
 * same while the model is being loaded; `writing`; `joining`: the
 * connection broke and is being re-established; `lost`: that failed; `stopping`: Stop was pressed.
 */
export type ReplyPhase = "sending" | "waiting" | "waking" | "writing" | "joining" | "lost" | "stopping";

/** What one speaker writes in a reply. */
export type Turn = {
  readonly messageId: string;
  readonly alternateId: string;
  /** Null in a chat with one character. */
  readonly memberId: string | null;
  readonly state: "running" | "ended" | "failed";
};

export type Reply = {
  readonly phase: ReplyPhase;
  readonly kind: ReplyKind;
  /** This page's request for it; null if the reply was joined. */
  readonly requestId: string | null;
  /** Null until the server has sent it, and always without streaming. */
  readonly replyId: string | null;
  readonly turns: readonly Turn[];
};

/** The last reply that finished while the page was open, for screen readers. */
export type FinishedReply = { readonly messageId: string; readonly name: string; readonly text: string };

/** An optimistically chosen version; `stored` is the message as the server has it. */
export type Choice = { readonly alternateId: string; readonly stored: Message };

/** Client state of one thread, or of a chat that has no thread yet. */
export type ChatState = {
  readonly threadId: string | null;
  readonly cast: Cast;
  /** The contiguous part of the thread in memory, oldest first, followed by pending rows. */
  readonly rows: readonly ChatRow[];
  /** Pending rows while the loaded rows do not reach the end of the thread. */
  readonly aside: readonly WaitingRow[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  /** Index of the first row in the thread, from 0, and the number of messages on the server. */
  readonly firstIndex: number;
  readonly total: number;
  /** Counts replacements of all rows; each is a new list. */
  readonly moves: number;
  /** A page of the thread has been loaded. */
  readonly isLoaded: boolean;
  /** Counts changes other than pages: a page requested earlier does not include them. */
  readonly epoch: number;
  /** The rows may be stale: refetch the newest page once no reply runs. */
  readonly isBehind: boolean;
  readonly reply: Reply | null;
  /** Streaming text by message id; kept apart from the rows so that a token copies no list. */
  readonly texts: Readonly<Record<string, string>>;
  /** Error of the last request, by message id. */
  readonly problems: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, Choice>>;
  /** Ids of messages being deleted. */
  readonly leaving: readonly string[];
  /** Row keys by message id, where they differ from it. */
  readonly keys: Readonly<Record<string, string>>;
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
    finished: null,
  };
}

/** Whether a reply is running, so that no other can be requested. A lost one does not count. */
export function isBusy({ reply }: ChatState): boolean {
  return reply !== null && reply.phase !== "lost";
}

/** Key of the last row where it is a message of the user's that nobody answers; otherwise null. */
export function unansweredKey({ rows, hasAfter, reply, leaving }: ChatState): string | null {
  const last = rows.at(-1);
  if (hasAfter || reply !== null || leaving.length > 0 || last?.kind !== "stored") return null;
  return isOfUser(last) ? last.key : null;
}

/** What a table holds for an id. The server makes the ids, so one may be called as something that every object has. */
export function ofId<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

/** Id of the message being written, or written last; null before the first. */
export function writtenMessage({ reply }: ChatState): string | null {
  return (reply?.turns.find(({ state }) => state === "running") ?? reply?.turns.at(-1))?.messageId ?? null;
}

/** The member of a group who is writing; null when nobody is. */
export function writingMember({ reply }: ChatState): string | null {
  return reply?.turns.find(({ state }) => state === "running")?.memberId ?? null;
}

/** The message as currently shown. */
export function messageNow({ rows }: ChatState, messageId: string): Message | null {
  for (const row of rows) if (row.kind === "stored" && row.message.id === messageId) return row.message;
  return null;
}

/** Marks the rows, and all pages requested so far, as stale. */
export function behind({ epoch }: ChatState): Pick<ChatState, "epoch" | "isBehind"> {
  return { epoch: epoch + 1, isBehind: true };
}
