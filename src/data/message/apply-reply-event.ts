import type { QueryClient } from "@tanstack/react-query";
import type { Message } from "#src/generated/api/model/message.ts";
import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import type { ReplyTurn } from "#src/generated/api/model/replyTurn.ts";
import { setMessageCount } from "../thread/message-count.ts";
import { awaitedKey, awaitedRow, isAwaited } from "./local-message.ts";
import { withChangedRow, withMessage, withRows, type ChatRow, type MessageWindow } from "./message-window.ts";
import { changeWindow, messageWindowKey } from "./queries.ts";
import {
  appendText,
  arrivedText,
  beginText,
  changeReplyState,
  endText,
  finishedReplyStore,
  replyProblems,
} from "./reply-store.ts";
import { forgetUnsent } from "./unsent-messages.ts";

/** One reply that this page reads: a send, a regenerate, or a join. */
export type ReplyRun = {
  readonly threadId: string;
  readonly kind: ReplyKind;
  /** The client's own id of the request, under which its rows are known. */
  readonly requestId: string;
  readonly characterId: string | null;
  readonly signal: AbortSignal;
  /** True once the server said `accepted`, and from the start of a join: from then on the server owns the reply. */
  isAccepted: boolean;
  /** A reply ended with an error: what the server has kept of it must be read. */
  hasFailed?: boolean;
};

/**
 * Takes one event into the page: words into the reply store, whole messages into the query cache (GAP-125). Every event
 * was checked against its schema; applying the same ones again changes nothing.
 */
export function applyReplyEvent(client: QueryClient, run: ReplyRun, event: ReplyEvent): void {
  const { threadId } = run;
  switch (event.type) {
    case "accepted": {
      run.isAccepted = true;
      const { userMessage } = event;
      if (userMessage !== null) {
        changeWindow(client, threadId, (window) => withMessage(window, userMessage));
        if (userMessage.clientMessageId !== null) forgetUnsent(client, threadId, userMessage.clientMessageId);
      }
      setMessageCount(client, threadId, event.messageCount);
      changeReplyState(threadId, { phase: "waiting", kind: event.kind, replyId: event.replyId });
      return;
    }
    case "turn":
      beginTurn(client, run, event);
      return;
    case "snapshot":
      beginText(event.messageId, event.alternateId, event.text);
      changeReplyState(threadId, { phase: event.text === "" ? "waiting" : "writing", messageId: event.messageId });
      return;
    case "delta":
      appendText(event.messageId, event.text);
      changeReplyState(threadId, { phase: "writing", messageId: event.messageId });
      return;
    case "end":
      endTurn(client, threadId, event.message);
      return;
    case "error":
      run.hasFailed = true;
      failTurn(client, threadId, event.messageId, event.message);
      return;
    case "done":
      setMessageCount(client, threadId, event.messageCount);
      return;
    default:
      // `picture` comes again with `end`; unknown events of a later server are dropped.
      return;
  }
}

/** Puts the finished message where its words were written. */
export function endTurn(client: QueryClient, threadId: string, message: Message): void {
  changeWindow(client, threadId, (window) => withMessage(window, message));
  endText(message.id, message.revision);
  finishedReplyStore.set({ threadId, messageId: message.id, text: message.content });
}

function beginTurn(client: QueryClient, run: ReplyRun, event: ReplyTurn): void {
  const { threadId } = run;
  const window = client.getQueryData<MessageWindow>(messageWindowKey(threadId));
  const known = window?.rows.find((row) => row.message.id === event.messageId);
  const alternate = known?.message.alternates.find(({ id }) => id === event.alternateId);
  replyProblems.set(event.messageId, null);
  // A `continue` goes on from the alternate's words; the stream of a new one begins with nothing.
  beginText(
    event.messageId,
    event.alternateId,
    alternate !== undefined && alternate.status !== "running" ? alternate.content : "",
  );
  if (known === undefined) {
    changeWindow(client, threadId, (shown) => nameAwaited(shown, run, event));
  }
  changeReplyState(threadId, { phase: "waiting", messageId: event.messageId });
}

/**
 * The place of a reply that has no message yet: that of this run, or for one that is taken up again that of the run which
 * lost it.
 */
export function waitingRow({ rows }: MessageWindow, { requestId }: Pick<ReplyRun, "requestId">): ChatRow | undefined {
  const waiting = rows.filter(isAwaited);
  return waiting.find(({ key }) => key === awaitedKey(requestId)) ?? waiting.at(-1);
}

/** Gives the awaited row its message; the first speaker takes the place that was waiting, others stand after it. */
function nameAwaited(window: MessageWindow, run: ReplyRun, event: ReplyTurn): MessageWindow {
  const row = awaitedRow(run.threadId, run.requestId, event.characterId);
  const waiting = waitingRow(window, run);
  const named = {
    ...row,
    key: waiting?.key ?? row.key,
    message: { ...row.message, id: event.messageId, memberId: event.memberId, activeAlternate: event.alternateId },
  };
  return withRows(window, [
    waiting === undefined && window.rows.some(({ key }) => key === row.key)
      ? { ...named, key: event.messageId }
      : named,
  ]);
}

function failTurn(client: QueryClient, threadId: string, messageId: string, problem: string): void {
  replyProblems.set(messageId, problem);
  changeWindow(client, threadId, (window) => {
    const row = window.rows.find(({ message }) => message.id === messageId);
    if (row === undefined) return window;
    // Of a regenerated message the old alternate stays active (GAP-128).
    if (row.message.status !== "running") return window;
    return withChangedRow(window, row.key, (old) => ({
      ...old,
      delivery: "stored",
      message: { ...old.message, status: "failed", content: arrivedText(messageId) },
    }));
  });
  endText(messageId, 0);
}
