import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";
import { type ApiError, isApiError } from "#src/http/api-error.ts";
import { toCallError } from "#src/http/send.ts";
import { sleep } from "#src/lib/sleep.ts";
import { applyReplyEvent, type ReplyRun } from "./apply-reply-event.ts";
import { openJoin, type ReplyEvents } from "./reply-stream.ts";

/** Seconds before each try to take a broken stream up again; after the last one a person decides (GAP-125). */
const JOIN_AFTER = [1, 2, 4, 8];

/**
 * How following a reply ended. `done` with its last event; `over` nothing was running any more, so the window must be read
 * anew; `lost` the connection could not be taken up again; `left` the page gave it up.
 */
export type FollowEnd = "done" | "over" | "lost" | "left";

export type FollowPorts = {
  join: (threadId: string, lastEventId: string | null, signal: AbortSignal) => ReplyEvents;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};
const pagePorts: FollowPorts = { join: openJoin, wait: sleep };

/**
 * Reads a reply to its end, joining it again where the stream is cut or falls silent: the text so far stays, and goes on
 * after the last event that came (F1, F2, F3). A stream that broke before its first event is joined too: a line that is
 * reset takes along what had come and was not read yet. Throws the `ApiError` of a first answer that was a refusal, or
 * where it stays unknown whether the server took the request; once it has accepted, nothing is thrown.
 */
export async function followReply(
  run: ReplyRun,
  first: ReplyEvents,
  ports: FollowPorts = pagePorts,
): Promise<FollowEnd> {
  const { threadId, chat, words, signal } = run;
  const isJoin = run.isAccepted;
  /** The server has the request, whether or not it could say so yet. */
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
        // What comes twice is read once: words are added to words. A snapshot is all of them, and may come late.
        if (data.type !== "snapshot" && isNotAfter(id, lastEventId)) continue;
        lastEventId = id ?? lastEventId;
        applyReplyEvent(run, data as ReplyEvent);
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
    // A join that has no events: the reply is over and gone. Anything else that ends without `done` was cut.
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

/** Whether the stream broke after its head had come: no server answers a refusal with one. */
function hasBegun(error: unknown): boolean {
  return isApiError(error) && error.kind !== "http" && error.kind !== "contract" && error.status === 200;
}

function unanswered(): ApiError {
  return toCallError(undefined, { method: "POST", path: "" }, null);
}

/** Whether an event's id, `{replyId}:{n}`, is of the same reply as the last one read and not behind it. */
function isNotAfter(id: string | null, last: string | null): boolean {
  const [reply, number] = id?.split(":") ?? [];
  const [lastReply, lastNumber] = last?.split(":") ?? [];
  return reply !== undefined && reply === lastReply && Number(number) <= Number(lastNumber);
}
