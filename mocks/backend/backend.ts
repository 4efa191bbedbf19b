import { callerOf } from "./caller.ts";
import { day, hour, isoNow, type Context } from "./context.ts";
import { Paintings } from "./paintings.ts";
import { prune } from "./prune.ts";
import { conflict, forbidden, Refusal, signInFirst } from "./refusal.ts";
import { Replies } from "./reply/replies.ts";
import { hashOf } from "./reply/wording.ts";
import { Call, type Answer, type CallInput, type Rule } from "./rule.ts";
import { checkPictures } from "./uploads.ts";
import { StoreFailed, type Store } from "./state/store.ts";

/** Runs `work` while no other copy of the backend on the same store does; reloads first what others have changed. */
export type Exclusive = <Result>(work: () => Promise<Result>) => Promise<Result>;

export type Request = {
  operation: string;
  rule: Rule;
  token: string | null;
  /** A read: it changes nothing that must be stored before the answer. */
  isRead: boolean;
  /** Refuse with 401 without a valid session. */
  needsUser: boolean;
  /** A banned account may call it (GAP-105). */
  openToBanned: boolean;
  /** Reads the rest of the request once the caller is known; throws Refusal. */
  read(): Promise<{
    params: CallInput["params"];
    query: CallInput["query"];
    body: CallInput["body"];
    lastEventId?: string | null;
  }>;
  /** Paths in the body that hold addresses of pictures. */
  pictures: readonly string[];
  /** The `Idempotency-Key` header, of operations that take it (GAP-118). */
  idempotencyKey?: string | null;
};

export type Backend = {
  readonly context: Context;
  readonly replies: Replies;
  /** Answers one call; every change it made is committed when this resolves. Throws Refusal. */
  call(request: Request): Promise<Answer<unknown>>;
  /** Changes rows outside of a call, under the same promise. */
  apply<Result>(work: () => Result): Promise<Result>;
  /** Resumes the replies and picture jobs that were unfinished when the state was last stored. */
  resume(): Promise<void>;
  /** Ends running replies and waits for the last commit. */
  close(): Promise<void>;
};

/** Milliseconds until a commit that failed is tried again, also when nobody calls. */
const retryAfterMs = 1000;

/** The message for a caller whose changes could not be stored. */
function notKept(failure: unknown): unknown {
  if (!(failure instanceof StoreFailed)) return failure;
  return failure.isFull
    ? new Refusal(507, "The server has no room left: nothing can be saved until there is", { retryAfter: 10 })
    : new Refusal(503, "The server cannot save anything at the moment", { retryAfter: 10 });
}

const alone: Exclusive = (work) => work();

/** The backend over a loaded state. `store` keeps what the calls change. */
export function createBackend(context: Context, store: Store, exclusive: Exclusive = alone): Backend {
  const { state } = context;
  /** The running commit, or the last one. */
  let lastCommit: Promise<void> = Promise.resolve();
  /** The commit after it, which waiting calls will share. */
  let next: Promise<void> | null = null;
  const inFlight = new Set<string>();
  /** Idempotent answers to callers without an account. They may contain a token, so they are kept in memory only. */
  const anonymousAnswers = new Map<string, { bodyHash: string; body: unknown; at: number }>();

  const apply: Backend["apply"] = (work) =>
    exclusive(async () => {
      const result = state.attempt(work);
      await commit();
      return result;
    });
  /** Why the last commit failed; until one succeeds, reads are answered from memory and writes are refused. */
  let broken: StoreFailed | null = null;
  let isRetrying = false;
  const closed = new AbortController();
  const replies = new Replies(context, apply, () => {
    if (broken) throw notKept(broken);
  });
  const paintings = new Paintings(context, apply);
  let prunedAt = -Infinity;

  /**
   * Resolves when all changes so far are in the store. Calls that arrive together share one transaction. Calls that only
   * read wait too, so that no answer shows what could still be lost.
   */
  function commit(): Promise<void> {
    if (!next && (state.hasChanges() || !replies.afterCommit.isEmpty)) next = flush(lastCommit);
    return next ?? lastCommit;
  }

  async function flush(before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    await store.gather?.();
    const mine = next;
    next = null;
    if (mine) lastCommit = mine;
    const changes = state.takeChanges();
    const after = replies.afterCommit.take();
    try {
      if (changes.length > 0) await store.commit(changes);
      broken = null;
    } catch (failure) {
      broken = failure instanceof StoreFailed ? failure : null;
      // Not acknowledged, but kept for the next commit, so that memory and store stay the same.
      state.markChanged(changes);
      replies.afterCommit.putBack(after);
      if (broken) void tryAgain();
      throw failure;
    }
    for (const run of after) run();
    paintings.committed(changes);
  }

  /** Commits once more after a while: running replies wait for it. */
  async function tryAgain(): Promise<void> {
    if (isRetrying) return;
    isRetrying = true;
    await context.clock.sleep(retryAfterMs, closed.signal).catch(() => undefined);
    isRetrying = false;
    if (!closed.signal.aborted) await commit().catch(() => undefined);
  }

  function answerOnce(call: Call, request: Request, run: () => Answer<unknown>): Answer<unknown> {
    const { idempotencyKey } = request;
    if (!idempotencyKey) return run();
    const id = `${call.visitor?.id ?? "anonymous"}.${request.operation}.${idempotencyKey}`;
    const bodyHash = hashOf([call.params, call.body]);
    const now = context.clock.now();
    const kept = state.idempotency.get(id);
    const anonymous = anonymousAnswers.get(id);
    const first =
      kept && now - Date.parse(kept.createdAt) < day ? kept : anonymous && now - anonymous.at < day ? anonymous : null;
    if (first) {
      if (first.bodyHash !== bodyHash) throw conflict("This key was used with another request");
      return first.body;
    }
    const body = run();
    if (call.visitor) state.idempotency.put({ id, bodyHash, status: 200, body, createdAt: isoNow(context) });
    else anonymousAnswers.set(id, { bodyHash, body, at: now });
    return body;
  }

  return {
    context,
    replies,
    apply,
    call: (request) =>
      exclusive(async () => {
        let flight: string | null = null;
        let hasChanged = false;
        // There may be room again.
        if (broken) await commit().catch(() => undefined);
        try {
          if (context.clock.now() - prunedAt > hour) {
            prunedAt = context.clock.now();
            prune(context);
          }
          const caller = callerOf(context, request.token, request.openToBanned);
          // An invalid token is refused even if none is needed, since its owner believes to be signed in.
          if (!caller && (request.needsUser || request.token)) throw signInFirst();
          const { idempotencyKey, operation, rule } = request;
          if (rule.roles && !(caller && rule.roles.includes(caller.user.role))) throw forbidden();
          const call = new Call(context, replies, caller, await request.read());
          checkPictures(state, caller?.user.id ?? "", call.body, request.pictures);
          const key = idempotencyKey ? `${caller?.user.id ?? ""}.${operation}.${idempotencyKey}` : null;
          if (key && inFlight.has(key)) throw conflict("The first call is still running", { retryAfter: 1 });
          flight = key;
          if (flight) inFlight.add(flight);
          const prepared = await rule.prepare?.(call);
          return state.attempt(() => {
            const before = state.changeCount();
            const answer = answerOnce(call, request, () => rule.run(call, prepared));
            hasChanged = !request.isRead && state.changeCount() > before;
            if (hasChanged && broken) throw notKept(broken);
            return answer;
          });
        } finally {
          if (flight) inFlight.delete(flight);
          await commit().catch((failure: unknown) => {
            if (hasChanged || !(failure instanceof StoreFailed)) throw notKept(failure);
          });
        }
      }),
    async resume() {
      await apply(() => {
        paintings.resume();
        replies.resume();
      });
      paintings.look();
    },
    async close() {
      closed.abort(new Error("closed"));
      paintings.close();
      await replies.close().catch(() => undefined);
      await commit().catch(() => undefined);
    },
  };
}
