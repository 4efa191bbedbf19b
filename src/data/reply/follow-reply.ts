import { type ApiError, isApiError } from "#src/http/api-error.ts";
import { toCallError } from "#src/http/send.ts";
import { sleep } from "#src/lib/sleep.ts";
import { applyReplyEvent, type ReplyRun } from "./apply-reply-event.ts";
import { openJoin, type ReplyEvents } from "./reply-stream.ts";

/** Seconds before each attempt to rejoin a broken stream; after the last one the user decides (GAP-125). */
const JOIN_AFTER = [1, 2, 4, 8];

/**
 * How following a reply ended. `done`: with its last event. `over`: nothing was running any more, so the window must be
 * read again. `lost`: the connection could not be restored. `left`: the page stopped following it.
 */
export type FollowEnd = "done" | "over" | "lost" | "left";

export type FollowPorts = {
  join: (threadId: string, lastEventId: string | null, signal: AbortSignal) => ReplyEvents;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};
const pagePorts: FollowPorts = { join: openJoin, wait: sleep };

/**
 * Follows a reply to its end and rejoins it when the stream breaks or stalls: the text so far stays, and continues after
 * the last event received (F1, F2, F3). A stream broken before its first event is rejoined too, because a connection
 * reset can drop data that was not yet read. Throws the `ApiError` of a refused request, or when it is unknown whether
 * the server got it; never throws after the server has accepted.
 */
export async function followReply(
  run: ReplyRun,
  first: ReplyEvents,
  ports: FollowPorts = pagePorts,
): Promise<FollowEnd> {
  const { threadId, chat, words, signal } = run;
  const isJoin = run.isAccepted;
  /** The server has the request, even if it has not confirmed it yet. */
  let isTaken = isJoin;
  let events = first;
  let lastEventId: string | null = null;
  let failures = 0;
  for (;;) {
    let hasHeard = false;
    let problem: unknown = null;
    try {
      for await (const { id, data } of events) {
        if (signal.aborted) return "left";
        hasHeard = true;
        failures = 0;
        // Apply a repeated event once, since deltas append. A snapshot is the whole text and may come late.
        if (data.type !== "snapshot" && isNotAfter(id, lastEventId)) continue;
        lastEventId = id ?? lastEventId;
        applyReplyEvent(run, data);
        if (data.type === "done") return "done";
      }
    } catch (error) {
      problem = error;
    }
    if (signal.aborted) return "left";
    isTaken ||= run.isAccepted || hasBegun(problem);
    if (!isTaken) throw problem ?? unanswered();
    words.flush();
    const status = isApiError(problem) ? problem.status : null;
    if (status === 401) return "left";
    // A join without events means the reply is over. Any other end without `done` is a broken stream.
    const isOver = status === 404 || (problem === null && !hasHeard && (isJoin || events !== first));
    const delay = JOIN_AFTER[failures];
    if ((isOver || delay === undefined) && !run.isAccepted) throw unanswered();
    if (isOver) return "over";
    if (delay === undefined) {
      chat.dispatch({ type: "phase", phase: "lost" });
      return "lost";
    }
    failures++;
    chat.dispatch({ type: "phase", phase: "joining" });
    try {
      await ports.wait(delay * 1000, signal);
    } catch {
      return "left";
    }
    events = ports.join(threadId, lastEventId, signal);
  }
}

/** Whether the stream broke after the response headers: then the request was not refused. */
function hasBegun(error: unknown): boolean {
  return isApiError(error) && error.kind !== "http" && error.kind !== "contract" && error.status === 200;
}

function unanswered(): ApiError {
  return toCallError(undefined, { method: "POST", path: "" }, null);
}

/** Whether an event's id, `{replyId}:{n}`, belongs to the same reply and is not older than the last one read. */
function isNotAfter(id: string | null, last: string | null): boolean {
  const [reply, number] = id?.split(":") ?? [];
  const [lastReply, lastNumber] = last?.split(":") ?? [];
  return reply !== undefined && reply === lastReply && Number(number) <= Number(lastNumber);
}
