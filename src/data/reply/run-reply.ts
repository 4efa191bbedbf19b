import type { QueryClient } from "@tanstack/react-query";
import { onSessionChange } from "#src/client-state/session.ts";
import type { Awaited } from "#src/domain/chat/chat-event.ts";
import { writtenMessage } from "#src/domain/chat/chat-state.ts";
import { notSent } from "#src/domain/chat/chat-row.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import type { ReplyResult } from "#src/generated/api/model/replyResult.ts";
import type { StoppedReply } from "#src/generated/api/model/stoppedReply.ts";
import { ReplyConflictBody } from "#src/generated/zod/schemas/replyConflictBody.zod.ts";
import { ApiError, isApiError } from "#src/http/api-error.ts";
import { report } from "#src/lib/report.ts";
import { failureText } from "../failure-text.ts";
import { recentChatsKey } from "../thread/recent-chats.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { patchThread } from "../thread/patch-thread.ts";
import { threadQuery } from "../thread/queries.ts";
import { applyReplyEvent, type ReplyRun } from "./apply-reply-event.ts";
import { dropChats, threadChat } from "./chat-store.ts";
import { followReply, type FollowEnd } from "./follow-reply.ts";
import { catchUp } from "./message-pages.ts";
import { openJoin, type ReplyEvents } from "./reply-stream.ts";
import { createReplyWords } from "./reply-words.ts";
import { forgetUnsent } from "./unsent-messages.ts";

/** The replies this page is streaming, one per thread. They outlive the screen: leaving it stops nothing. */
const running = new Map<string, { run: ReplyRun; controller: AbortController }>();

onSessionChange(abandonReplies);

export function isReplyRunning(threadId: string): boolean {
  return running.has(threadId);
}

type Asked = {
  client: QueryClient;
  threadId: string;
  requestId: string;
  kind: ReplyKind;
  awaited: Awaited | null;
};
type Source =
  | { events: (signal: AbortSignal) => ReplyEvents }
  | { result: (signal: AbortSignal) => Promise<ReplyResult> };

/**
 * Requests a reply and follows it to its end. Throws the `ApiError` of a refusal, which the chat shows by then. If
 * the server refused because another reply is running (409), that reply is joined too, but the refusal is still thrown.
 */
export async function runReply({ client, threadId, requestId, kind, awaited }: Asked, source: Source): Promise<void> {
  if (running.has(threadId)) {
    const message = "A reply is still being written";
    threadChat(threadId).dispatch({ type: "refused", requestId, problem: message });
    throw new ApiError({ kind: "http", status: 409, method: "POST", path: "", message });
  }
  const { run, controller } = begin(client, threadId, requestId);
  const at = new Date().toISOString();
  run.chat.dispatch({ type: "asked", kind, requestId, awaited, at });
  try {
    if ("events" in source) settle(run, await followReply(run, source.events(controller.signal)));
    else {
      takeResult(run, kind, await source.result(controller.signal));
      settle(run, "done");
    }
  } catch (error) {
    // Stopped or left meanwhile: the chat shows that already.
    if (controller.signal.aborted) return;
    leave(threadId);
    run.chat.dispatch({ type: "refused", requestId, problem: failureText(notSent, error) });
    if (isOfRunningReply(error)) void joinReply(client, threadId);
    else if (run.chat.get().isBehind) void catchUp(client, threadId).catch(() => undefined);
    throw error;
  }
}

/** Joins a thread's running reply: after a reload, from another device, or after the connection was lost. */
export async function joinReply(client: QueryClient, threadId: string): Promise<void> {
  if (running.has(threadId)) return;
  const { run, controller } = begin(client, threadId, null);
  run.chat.dispatch({ type: "phase", phase: "joining" });
  try {
    settle(run, await followReply(run, openJoin(threadId, null, controller.signal)));
  } catch (error) {
    report("joining a reply failed", error);
    run.chat.dispatch({ type: "phase", phase: "lost" });
    settle(run, "lost");
  }
}

function begin(client: QueryClient, threadId: string, requestId: string | null) {
  const controller = new AbortController();
  const chat = threadChat(threadId);
  const run: ReplyRun = {
    client,
    threadId,
    chat,
    words: createReplyWords(chat),
    requestId,
    signal: controller.signal,
    isAccepted: requestId === null,
  };
  const begun = { run, controller };
  running.set(threadId, begun);
  return begun;
}

/** Stops following a reply, which continues on the server. */
function leave(threadId: string): void {
  const left = running.get(threadId);
  running.delete(threadId);
  left?.controller.abort();
  left?.run.words.drop();
}

/** The reply ended while disconnected: stops following it and reads its result. */
export function endRun(client: QueryClient, threadId: string): void {
  leave(threadId);
  patchThread(client, threadId, { activeReply: null });
  refetchNewest(client, threadId);
}

/**
 * Applies the server's answer to Stop, with the final text. The stream may not have sent anything yet; the user's message
 * has arrived all the same.
 */
export function endStopped(client: QueryClient, threadId: string, { messages, messageCount }: StoppedReply): void {
  const requestId = running.get(threadId)?.run.requestId ?? null;
  if (requestId !== null) forgetUnsent(client, threadId, requestId);
  leave(threadId);
  threadChat(threadId).dispatch({ type: "stopped", messages });
  patchThread(client, threadId, { activeReply: null });
  if (messages.length > 0) {
    patchThread(client, threadId, { messageCount });
    tellOtherTabs(threadId);
  }
  void catchUp(client, threadId).catch(() => undefined);
}

/**
 * Handles a reply that ended while disconnected, for example by a server restart (F26): its result is in the thread.
 * Until that is read the streamed text stays; if the read fails the user is offered to reconnect.
 */
function refetchNewest(client: QueryClient, threadId: string): void {
  const chat = threadChat(threadId);
  const { reply } = chat.get();
  const messageId = writtenMessage(chat.get());
  chat.dispatch({ type: "over" });
  catchUp(client, threadId).catch(() => {
    if (reply !== null && messageId !== null) chat.dispatch({ type: "unread", reply: { kind: reply.kind, messageId } });
  });
}

function settle(run: ReplyRun, end: FollowEnd): void {
  const { client, threadId, chat } = run;
  if (end === "left") return;
  running.delete(threadId);
  if (end === "lost") return;
  if (end === "over") refetchNewest(client, threadId);
  else if (chat.get().isBehind) void catchUp(client, threadId).catch(() => undefined);
  patchThread(client, threadId, { activeReply: null });
  void client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
  void client.invalidateQueries({ queryKey: recentChatsKey });
}

/** The non-streaming answer, as the events of a whole reply. */
function takeResult(run: ReplyRun, kind: ReplyKind, { userMessage, replies, ...end }: ReplyResult): void {
  applyReplyEvent(run, { type: "accepted", replyId: "", kind, userMessage, messageCount: end.messageCount });
  for (const message of replies) applyReplyEvent(run, { type: "end", message });
  applyReplyEvent(run, { type: "done", ...end });
}

/** Whether a refusal means that another reply is already running (GAP-124). */
function isOfRunningReply(error: unknown): boolean {
  return isApiError(error) && error.status === 409 && ReplyConflictBody.safeParse(error.body).data?.data !== undefined;
}

/** Stops following all replies and drops their chats. The replies continue on the server. */
export function abandonReplies(): void {
  for (const threadId of Array.from(running.keys())) leave(threadId);
  dropChats();
}
