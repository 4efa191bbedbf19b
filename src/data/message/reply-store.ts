import { createStore } from "#src/client-state/store.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import { createKeyedStore } from "./keyed-store.ts";
import { createPainter } from "./painter.ts";

/**
 * What a thread's running reply is doing. `sending` nothing heard yet; `waiting` accepted, no word yet; `writing`;
 * `joining` the connection is gone and being taken up again; `lost` it could not be; `stopping` Stop was pressed.
 */
export type ReplyPhase = "sending" | "waiting" | "writing" | "joining" | "lost" | "stopping";

export type ReplyState = {
  readonly phase: ReplyPhase;
  readonly kind: ReplyKind;
  /** Null until the server has named it, and throughout without streaming. */
  readonly replyId: string | null;
  /** The message being written, null before the first. */
  readonly messageId: string | null;
};

/** A reply's text as it is painted. `endedRevision` once the finished message of that revision is on its way to the row. */
export type ReplyText = {
  readonly alternateId: string | null;
  readonly text: string;
  readonly endedRevision: number | null;
};

/** The last reply that finished while this page was open, for the live region. */
export type FinishedReply = { readonly threadId: string; readonly messageId: string; readonly text: string };

/** By thread id. Changes a few times a reply, not with its words. */
export const replyStates = createKeyedStore<ReplyState>();
/** By message id, painted at most 15 times a second. Only its own row follows it. */
export const replyTexts = createKeyedStore<ReplyText>();
/** By message id: why the reply that was asked for here did not come. Shown in its row. */
export const replyProblems = createKeyedStore<string>();
export const finishedReplyStore = createStore<FinishedReply | null>(null);

const arriving = new Map<string, string>();
const painter = createPainter((messageId) => {
  const shown = replyTexts.get(messageId);
  const text = arriving.get(messageId);
  if (shown && text !== undefined && shown.text !== text) replyTexts.set(messageId, { ...shown, text });
});

const begun: ReplyState = { phase: "sending", kind: "send", replyId: null, messageId: null };

export function changeReplyState(threadId: string, change: Partial<ReplyState>): void {
  const last = replyStates.get(threadId) ?? begun;
  const next = { ...last, ...change };
  const isSame =
    next.phase === last.phase &&
    next.kind === last.kind &&
    next.replyId === last.replyId &&
    next.messageId === last.messageId;
  if (!isSame || replyStates.get(threadId) === null) replyStates.set(threadId, next);
}

/** A speaker begins, or is joined: `text` is what the message holds already. */
export function beginText(messageId: string, alternateId: string, text: string): void {
  arriving.set(messageId, text);
  replyTexts.set(messageId, { alternateId, text, endedRevision: null });
}

export function appendText(messageId: string, text: string): void {
  arriving.set(messageId, (arriving.get(messageId) ?? "") + text);
  painter.request(messageId);
}

/** All of the text that has arrived, painted or not. */
export function arrivedText(messageId: string): string {
  return arriving.get(messageId) ?? "";
}

/** The finished message is in the cache, or on its way to the row: the text stands until the row shows that revision. */
export function endText(messageId: string, revision: number): void {
  painter.cancel(messageId);
  const shown = replyTexts.get(messageId);
  if (shown) replyTexts.set(messageId, { ...shown, text: arrivedText(messageId), endedRevision: revision });
}

export function dropText(messageId: string): void {
  painter.cancel(messageId);
  arriving.delete(messageId);
  replyTexts.set(messageId, null);
}

/** Forgets everything: the next user must see nothing of this one. */
export function forgetReplies(): void {
  for (const messageId of [...arriving.keys()]) dropText(messageId);
  replyStates.clear();
  replyProblems.clear();
  finishedReplyStore.set(null);
}
