import { minute, type Context } from "../context.ts";
import { keepSummary } from "../memory/keep-summary.ts";
import type { MessageRow, ReplyRow } from "../state/chat-rows.ts";
import { StoreFailed } from "../state/store.ts";
import { activeOf, countMessages, messageView } from "../views/message-view.ts";
import { AfterCommit } from "./after-commit.ts";
import { KeptPrompts } from "./kept-prompts.ts";
import { parseEventId } from "./reply-event.ts";
import { ReplyLog, type ReplyEvents } from "./reply-log.ts";
import { endReply, keepText, withNextTurn } from "./reply-rows.ts";
import { ReplyWriter, tellDone, tellEnd, tellTurn, type Apply } from "./reply-writer.ts";
import { sentinelOf } from "./sentinel.ts";

const keptAfterDone = 10 * minute;
const saveEveryMs = 250;

/**
 * The running replies. They belong to the server: a client may leave, come back, or read from another device
 * (GAP-124 to GAP-128). Rows are changed inside a call's transaction; events are sent only after its commit, so that
 * no reader sees what a crash could undo.
 */
export class Replies {
  #context: Context;
  #apply: Apply;
  #mayChange: () => void;
  #writers = new Map<string, ReplyWriter>();
  #logs = new Map<string, ReplyLog>();
  /** Writers with text that is not stored yet; one transaction stores all of it, 250 ms after the first. */
  #unsaved = new Set<ReplyWriter>();
  #closed = new AbortController();
  readonly afterCommit = new AfterCommit();
  /** The prompts of the latest replies. */
  readonly prompts = new KeptPrompts();

  /** @param mayChange throws while the store cannot write, so that no reply begins or is stopped then */
  constructor(context: Context, apply: Apply, mayChange: () => void) {
    this.#context = context;
    this.#apply = apply;
    this.#mayChange = mayChange;
  }

  /** The running reply of a thread. */
  active(threadId: string): ReplyRow | null {
    return this.#context.state.replies.in(threadId).find((row) => row.state === "running") ?? null;
  }

  /** The reply that an earlier call with this client id started in the thread (GAP-118). */
  startedBy(threadId: string, clientId: string): ReplyRow | null {
    return this.#context.state.replies.in(threadId).find((row) => row.clientId === clientId) ?? null;
  }

  /**
   * Stores a new reply and starts it after the commit, with its turn if it has one, else with its first speaker's. A
   * reply without speakers is done at once.
   */
  start(given: ReplyRow, userMessage: MessageRow | null): ReplyRow {
    this.#mayChange();
    this.#prune();
    const { state } = this.#context;
    const row = state.replies.put(given.turns.length > 0 ? given : withNextTurn(this.#context, given, given.startedAt));
    this.#open(row, userMessage);
    return row;
  }

  /**
   * Events for a reader: those after `lastEventId`, or all, with the text so far as snapshots. Null if no reply runs
   * and none is kept (GAP-126).
   */
  join(threadId: string, lastEventId: string | null): ReplyEvents | null {
    this.#prune();
    const last = parseEventId(lastEventId);
    const known = last && this.#logs.get(last.replyId);
    if (known?.threadId === threadId && last && last.place <= known.length) return known.from(last.place);
    const active = this.active(threadId);
    const latest = active
      ? this.#logs.get(active.id)
      : [...this.#logs.values()].findLast((log) => log.threadId === threadId);
    return latest?.joined() ?? null;
  }

  /** The log of a running or recently ended reply. */
  log(replyId: string): ReplyLog | null {
    this.#prune();
    return this.#logs.get(replyId) ?? null;
  }

  /** A log rebuilt from the rows of an ended reply, so that a late repeat of its call still gets an answer. */
  replay(row: ReplyRow): ReplyLog {
    const log = this.#begin(row, this.#userMessage(row));
    for (const turn of row.turns) {
      tellTurn(this.#context, log, turn);
      if (this.#context.state.messages.get(turn.messageId)) tellEnd(this.#context, log, turn, null);
    }
    tellDone(this.#context, log);
    return log;
  }

  /** Ends a reply as `stopped`, with its text so far; false if it was not running (GAP-127). */
  stop(replyId: string): boolean {
    const row = this.#context.state.replies.get(replyId);
    if (row?.state !== "running") return false;
    this.#mayChange();
    const writer = this.#writers.get(replyId);
    if (writer) writer.end({ status: "stopped", error: null });
    else endReply(this.#context, row, null, "stopped");
    return true;
  }

  /**
   * Resumes the replies that were running when the process ended: scripted ones continue where they would be by now,
   * others become `failed` with the stored text (GAP-126). Call after loading the state.
   */
  resume(): void {
    const { state, script } = this.#context;
    for (const row of state.replies.filter(({ state: stands }) => stands === "running")) {
      if (this.#writers.has(row.id)) continue;
      if (script) this.#open(row, this.#userMessage(row));
      else endReply(this.#context, row, null, "failed");
    }
  }

  /** Shuts down: ends every running reply as `failed`, with `error` and `done` for its readers. */
  async close(): Promise<void> {
    this.#closed.abort(new Error("closed"));
    await this.#apply(() => {
      for (const writer of this.#writers.values()) writer.end({ status: "failed", error: "The server is restarting" });
    });
  }

  #userMessage(row: ReplyRow): MessageRow | null {
    return this.#context.state.messages.get(row.userMessageId ?? "") ?? null;
  }

  /** A new log with its first event, `accepted`. */
  #begin(row: ReplyRow, userMessage: MessageRow | null): ReplyLog {
    const log = new ReplyLog(row.id, row.threadId, row.before);
    log.append({
      type: "accepted",
      replyId: row.id,
      kind: row.kind,
      userMessage: userMessage && messageView(this.#context.state, userMessage),
      messageCount: countMessages(this.#context.state, row.threadId),
    });
    return log;
  }

  /** Opens the log of a reply and, if it has speakers, starts its writer after the commit. */
  #open(row: ReplyRow, userMessage: MessageRow | null): void {
    const log = this.#begin(row, userMessage);
    log.cutNextReader = sentinelOf(userMessage ? activeOf(userMessage).content : undefined) === "cut";
    this.#logs.set(row.id, log);
    const [first] = row.turns;
    if (!first) return tellDone(this.#context, log);
    tellTurn(this.#context, log, first);
    const { prompts, afterCommit } = this;
    const writer = new ReplyWriter(
      {
        context: this.#context,
        apply: this.#apply,
        afterCommit,
        prompts,
        onText: (one) => this.#saveSoon(one),
        onDone: ({ replyId }) => {
          this.#writers.delete(replyId);
          void keepSummary(this.#context, this.#apply, row.threadId, this.#closed.signal).catch(() => undefined);
        },
      },
      row,
      log,
    );
    this.#writers.set(row.id, writer);
    afterCommit.push(() => this.#launch(writer));
  }

  #launch(writer: ReplyWriter): void {
    void writer.run().catch(async (failure: unknown) => {
      // No call waits for the writer, so nothing else would report the error.
      if (!(failure instanceof StoreFailed)) console.error("A reply could not be kept", failure);
      await this.#apply(() => writer.end({ status: "failed", error: "The reply could not be kept" })).catch(
        () => undefined,
      );
    });
  }

  #saveSoon(writer: ReplyWriter): void {
    const isFirst = this.#unsaved.size === 0;
    this.#unsaved.add(writer);
    if (!isFirst) return;
    void this.#context.clock
      .sleep(saveEveryMs, this.#closed.signal)
      .then(() =>
        this.#apply(() => {
          for (const { current } of this.#unsaved) if (current) keepText(this.#context, current.turn, current.text);
          this.#unsaved.clear();
        }),
      )
      .catch((failure: unknown) => {
        this.#unsaved.clear();
        if (!this.#closed.signal.aborted && !(failure instanceof StoreFailed))
          console.error("Running replies could not be kept", failure);
      });
  }

  #prune(): void {
    const now = this.#context.clock.now();
    for (const [id, log] of this.#logs)
      if (log.doneAt !== null && now - log.doneAt > keptAfterDone) this.#logs.delete(id);
  }
}
