import type { QueryClient } from "@tanstack/react-query";
import { onSessionChange } from "#src/client-state/session.ts";
import type { ReplyKind } from "#src/generated/api/model/replyKind.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { ReplyResult } from "#src/generated/api/model/replyResult.ts";
import type { StoppedReply } from "#src/generated/api/model/stoppedReply.ts";
import { ReplyConflictBody } from "#src/generated/zod/schemas/replyConflictBody.zod.ts";
import { ApiError, isApiError } from "#src/http/api-error.ts";
import { report } from "#src/lib/report.ts";
import { setMessageCount } from "../thread/message-count.ts";
import { recentChatsKey } from "../thread/recent-chats.ts";
import { threadQuery } from "../thread/queries.ts";
import { endTurn, waitingRow, type ReplyRun } from "./apply-reply-event.ts";
import { followReply, type FollowEnd } from "./follow-reply.ts";
import { withMessage, withoutRow, type MessageWindow } from "./message-window.ts";
import { changeWindow, messageWindowKey } from "./queries.ts";
import { changeReplyState, dropText, forgetReplies, replyStates, replyTexts } from "./reply-store.ts";
import { openJoin, type ReplyEvents } from "./reply-stream.ts";
import { forgetUnsent } from "./unsent-messages.ts";

/** The replies this page is reading, one a thread. They outlive the screen: leaving stops nothing. */
const running = new Map<string, { run: ReplyRun; controller: AbortController }>();

onSessionChange(abandonReplies);

export function isReplyRunning(threadId: string): boolean {
  return running.has(threadId);
}

type Asked = { client: QueryClient; threadId: string; requestId: string; characterId: string | null; kind: ReplyKind };
type Source =
  | { events: (signal: AbortSignal) => ReplyEvents }
  | { result: (signal: AbortSignal) => Promise<ReplyResult> };

/**
 * Asks for a reply and reads it to its end. Throws the `ApiError` of a refusal, after which nothing runs here but, where
 * the server named one (409), the reply that was in the way, which is joined.
 */
export async function runReply(asked: Asked, source: Source): Promise<void> {
  const { client, threadId, kind } = asked;
  if (running.has(threadId))
    throw new ApiError({
      kind: "http",
      status: 409,
      method: "POST",
      path: "",
      message: "A reply is still being written",
    });
  const { requestId, characterId } = asked;
  const { run, controller } = begin({ threadId, kind, requestId, characterId, isAccepted: false });
  replyStates.set(threadId, { phase: "sending", kind, replyId: null, messageId: null });
  try {
    if ("events" in source) {
      settle(client, run, await followReply(client, run, source.events(controller.signal)));
    } else {
      takeResult(client, run, await source.result(controller.signal));
      settle(client, run, "done");
    }
  } catch (error) {
    running.delete(threadId);
    dropAwaited(client, run);
    replyStates.set(threadId, null);
    if (controller.signal.aborted) return;
    if (activeReplyOf(error)) void joinReply(client, threadId, asked.characterId);
    throw error;
  }
}

/** Takes up the reply that runs in a thread: after a reload, from another device, or after the connection was lost. */
export async function joinReply(client: QueryClient, threadId: string, characterId: string | null): Promise<void> {
  if (running.has(threadId)) return;
  const requestId = `join-${threadId}`;
  const { run, controller } = begin({ threadId, kind: "send", requestId, characterId, isAccepted: true });
  changeReplyState(threadId, { phase: "joining" });
  try {
    settle(client, run, await followReply(client, run, openJoin(threadId, null, controller.signal)));
  } catch (error) {
    report("joining a reply failed", error);
    settle(client, run, "lost");
  }
}

function begin(about: Omit<ReplyRun, "signal">): { run: ReplyRun; controller: AbortController } {
  const controller = new AbortController();
  const begun = { run: { ...about, signal: controller.signal }, controller };
  running.set(about.threadId, begun);
  return begun;
}

/** Where a reply is awaited, and by which request. One that was lost is read by none any more. */
type Place = Pick<ReplyRun, "threadId" | "requestId">;

function placeOf(threadId: string): Place {
  return running.get(threadId)?.run ?? { threadId, requestId: "" };
}

/** The reply ended while nobody could hear it: nothing is read any more, and nothing waits for its place. */
export function endRun(client: QueryClient, threadId: string): void {
  const ended = placeOf(threadId);
  running.get(threadId)?.controller.abort();
  running.delete(threadId);
  dropAwaited(client, ended);
  readAnew(client, threadId);
}

/**
 * The server has stopped the reply, and says what was written. Its stream may not have told anything yet: what was sent
 * has arrived all the same, and the reply takes the place that waited for it.
 */
export function endStopped(client: QueryClient, threadId: string, { messages, messageCount }: StoppedReply): void {
  const stopped = placeOf(threadId);
  forgetUnsent(client, threadId, stopped.requestId);
  takeReplies(client, stopped, messages);
  if (messages.length > 0) setMessageCount(client, threadId, messageCount);
  endRun(client, threadId);
}

/**
 * A reply that ended unheard, for instance by the server's restart (F26): what it became stands in the thread. Until that
 * is read its words stay as they came, and where it cannot be read the reader is offered to take it up again.
 */
function readAnew(client: QueryClient, threadId: string): void {
  const before = replyStates.get(threadId);
  const written = before?.messageId ?? null;
  replyStates.set(threadId, null);
  const queryKey = messageWindowKey(threadId);
  const read = client.refetchQueries({ queryKey, type: "active" }, { throwOnError: true });
  void client.invalidateQueries({ queryKey, refetchType: "none" });
  if (before === null || written === null) return void read.catch(() => undefined);
  read.then(
    () => running.has(threadId) || dropText(written),
    () => {
      const isUnended = replyTexts.get(written)?.endedRevision === null;
      if (isUnended && !running.has(threadId)) replyStates.set(threadId, { ...before, phase: "lost" });
    },
  );
}

function settle(client: QueryClient, run: ReplyRun, end: FollowEnd): void {
  const { threadId } = run;
  if (end === "left") return;
  running.delete(threadId);
  if (end === "lost") {
    changeReplyState(threadId, { phase: "lost" });
    return;
  }
  if (end === "over") readAnew(client, threadId);
  replyStates.set(threadId, null);
  dropAwaited(client, run);
  client.setQueryData(threadQuery(threadId).queryKey, (answer) =>
    answer === undefined ? answer : { ...answer, data: { ...answer.data, activeReply: null } },
  );
  if (end === "over" || run.hasFailed === true) void client.invalidateQueries({ queryKey: messageWindowKey(threadId) });
  void client.invalidateQueries({ queryKey: threadQuery(threadId).queryKey });
  void client.invalidateQueries({ queryKey: recentChatsKey });
}

/** The answer without streaming: the finished messages at once. */
function takeResult(client: QueryClient, run: ReplyRun, result: ReplyResult): void {
  const { threadId } = run;
  const { userMessage } = result;
  if (userMessage !== null) {
    changeWindow(client, threadId, (window) => withMessage(window, userMessage));
    forgetUnsent(client, threadId, run.requestId);
  }
  takeReplies(client, run, result.replies);
  setMessageCount(client, threadId, result.messageCount);
}

/** Whole messages of a reply; the first that is new takes the place that still waits for one. */
function takeReplies(client: QueryClient, place: Place, replies: readonly Message[]): void {
  const { threadId } = place;
  for (const reply of replies) {
    changeWindow(client, threadId, (window) => {
      const isKnown = window.rows.some(({ message }) => message.id === reply.id);
      return withMessage(window, reply, isKnown ? undefined : waitingRow(window, place)?.key);
    });
    endTurn(client, threadId, reply);
  }
}

/** Takes the place of a reply away that never got a message. */
function dropAwaited(client: QueryClient, place: Place): void {
  const window = client.getQueryData<MessageWindow>(messageWindowKey(place.threadId));
  const row = window && waitingRow(window, place);
  if (row !== undefined) changeWindow(client, place.threadId, (shown) => withoutRow(shown, row.key));
}

/** Whether a refusal names a reply that is running already (GAP-124). */
export function activeReplyOf(error: unknown): boolean {
  return isApiError(error) && error.status === 409 && ReplyConflictBody.safeParse(error.body).data?.data !== undefined;
}

/** Gives up every reply this page reads, and forgets what it read. The server goes on with them. */
export function abandonReplies(): void {
  for (const { controller } of running.values()) controller.abort();
  running.clear();
  forgetReplies();
}
