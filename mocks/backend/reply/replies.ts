import { isoNow, minute, type Context } from "../context.ts";
import type { MessageRow, MessageStatus, ReplyRow } from "../state/rows.ts";
import { activeOf, countMessages, messageView, withActive } from "../views/message-view.ts";
import { replyPieces, WriterCut, WriterFailed } from "./pieces.ts";
import { KeptPrompts } from "./kept-prompts.ts";
import { parseEventId } from "./reply-event.ts";
import { ReplyLog, type ReplyEvents } from "./reply-log.ts";
import { replyRequest } from "./reply-request.ts";
import { sentinelOf } from "./sentinel.ts";

const keptAfterDone = 10 * minute;
const saveEveryMs = 250;

type Running = { row: ReplyRow; log: ReplyLog; control: AbortController; text: string };

/** Commits what `work` changes before it resolves. */
type Apply = <Result>(work: () => Result) => Promise<Result>;

/**
 * The replies that are being written. They belong to the server: whoever asked may leave, come back, or read along
 * from another device (GAP-124 to GAP-128). Rows are changed inside a call's transaction; events go out only when the
 * transaction is committed, so no reader ever sees what a crash could take back.
 */
export class Replies {
  #context: Context;
  #apply: Apply;
  #running = new Map<string, Running>();
  #logs = new Map<string, ReplyLog>();
  #afterCommit: (() => void)[] = [];
  /** Replies with text that is not kept yet; one transaction keeps all of it, 250 ms after the first. */
  #unsaved = new Set<Running>();
  #closed = new AbortController();
  /** What the last replies were made from. */
  readonly prompts = new KeptPrompts();

  constructor(context: Context, apply: Apply) {
    this.#context = context;
    this.#apply = apply;
  }

  /** What must happen when the changes made so far are committed. */
  takeAfterCommit(): (() => void)[] {
    const taken = this.#afterCommit;
    this.#afterCommit = [];
    return taken;
  }

  hasAfterCommit(): boolean {
    return this.#afterCommit.length > 0;
  }

  /** Takes back what `takeAfterCommit` gave: the commit did not come about, the next one may. */
  returnAfterCommit(taken: (() => void)[]): void {
    this.#afterCommit.unshift(...taken);
  }

  /** The reply a thread is waiting for. */
  active(threadId: string): ReplyRow | null {
    return this.#context.state.replies.in(threadId).find((row) => row.state === "running") ?? null;
  }

  /** The reply a client id has started in a thread already (GAP-118). */
  startedBy(threadId: string, clientId: string): ReplyRow | null {
    return this.#context.state.replies.in(threadId).find((row) => row.clientId === clientId) ?? null;
  }

  /** Stores a new reply and starts it after the commit. The message it writes into must be there, `running`. */
  start(row: ReplyRow, userMessage: MessageRow | null): ReplyLog {
    this.#prune();
    this.#context.state.replies.put(row);
    const running = this.#open(row, userMessage);
    this.#afterCommit.push(() => this.#launch(running));
    return running.log;
  }

  /**
   * Events for a reader: after `lastEventId`, or from the beginning with the text so far as snapshots. Null when
   * nothing runs and nothing is kept (GAP-126).
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

  /** The kept events of a reply, from the first. */
  log(replyId: string): ReplyLog | null {
    this.#prune();
    return this.#logs.get(replyId) ?? null;
  }

  /** The events of an ended reply whose log is gone, made from the rows: a late repeat still gets its answer. */
  replay(row: ReplyRow): ReplyLog {
    const { state, clock } = this.#context;
    const userMessage = row.userMessageId ? state.messages.get(row.userMessageId) : undefined;
    const log = this.#begin(row, userMessage ?? null);
    const message = state.messages.get(row.messageId);
    if (message) log.append({ type: "end", message: messageView(message) });
    log.append({ type: "done", messageCount: countMessages(state, row.threadId), nextMemberIds: [] });
    log.close(clock.now());
    return log;
  }

  /** Ends a reply with its text so far, `stopped`; false when it was not running (GAP-127). */
  stop(replyId: string): boolean {
    const row = this.#context.state.replies.get(replyId);
    if (row?.state !== "running") return false;
    const running = this.#running.get(replyId);
    this.#finish(row, running, "stopped", null);
    return true;
  }

  /**
   * Takes up the replies a store says are running: with a script they go on where they must be by now, otherwise they
   * are `failed` with the text that was kept (GAP-126). Call after loading the state.
   */
  resume(): void {
    const { state, script } = this.#context;
    for (const row of state.replies.filter(({ state: stands }) => stands === "running")) {
      if (this.#running.has(row.id)) continue;
      if (script) {
        const userMessage = row.userMessageId ? state.messages.get(row.userMessageId) : undefined;
        const running = this.#open(row, userMessage ?? null);
        this.#afterCommit.push(() => this.#launch(running));
      } else this.#finish(row, undefined, "failed", "The server was restarted");
    }
  }

  /** Ends every running reply as `failed`, with `error` and `done` to its readers: the server is going down. */
  async close(): Promise<void> {
    this.#closed.abort(new Error("closed"));
    await this.#apply(() => {
      for (const running of this.#running.values())
        this.#finish(running.row, running, "failed", "The server is restarting");
    });
  }

  #open(row: ReplyRow, userMessage: MessageRow | null): Running {
    const log = this.#begin(row, userMessage);
    const running = { row, log, control: new AbortController(), text: row.before };
    this.#logs.set(row.id, log);
    this.#running.set(row.id, running);
    log.cutNextReader = sentinelOf(userMessage ? activeOf(userMessage).content : undefined) === "cut";
    return running;
  }

  /** A log with the events every reply begins with. */
  #begin(row: ReplyRow, userMessage: MessageRow | null): ReplyLog {
    const { state } = this.#context;
    const log = new ReplyLog(row.id, row.threadId, row.before);
    log.append({
      type: "accepted",
      replyId: row.id,
      kind: row.kind,
      userMessage: userMessage && messageView(userMessage),
      messageCount: countMessages(state, row.threadId),
    });
    const message = state.messages.get(row.messageId);
    log.append({
      type: "turn",
      messageId: row.messageId,
      alternateId: row.alternateId,
      memberId: message?.memberId ?? null,
      characterId: message?.characterId ?? "",
    });
    return log;
  }

  #launch(running: Running): void {
    void this.#write(running).catch((failure: unknown) => {
      // Nobody waits for a reply, so nobody else would tell.
      console.error("A reply could not be kept", failure);
    });
  }

  async #write(running: Running): Promise<void> {
    const { row, log, control } = running;
    const { state } = this.#context;
    try {
      const userMessage = row.userMessageId ? state.messages.get(row.userMessageId) : undefined;
      const sentinel = sentinelOf(userMessage && activeOf(userMessage).content);
      const request = replyRequest(state, row, this.#context.responder.reads);
      this.prompts.keep(row, request);
      const startedAt = Date.parse(row.startedAt);
      for await (const piece of replyPieces(
        {
          context: this.#context,
          request,
          startedAt,
          signal: control.signal,
          note: (sent) => this.prompts.note(row, sent),
        },
        sentinel,
      )) {
        if (control.signal.aborted) return;
        if (!piece) continue;
        running.text += piece;
        log.append({ type: "delta", messageId: row.messageId, text: piece });
        this.#saveSoon(running);
      }
      if (!control.signal.aborted) await this.#apply(() => this.#finish(row, running, "complete", null));
    } catch (failure) {
      if (control.signal.aborted) return;
      const cut = failure instanceof WriterCut;
      const reason = failure instanceof WriterFailed ? failure.message : "The reply could not be written";
      await this.#apply(() => this.#finish(row, running, cut ? "cut" : "failed", cut ? null : reason));
    }
  }

  #saveSoon(running: Running): void {
    const isFirst = this.#unsaved.size === 0;
    this.#unsaved.add(running);
    if (!isFirst) return;
    void this.#context.clock
      .sleep(saveEveryMs, this.#closed.signal)
      .then(() =>
        this.#apply(() => {
          for (const one of this.#unsaved) this.#save(one);
          this.#unsaved.clear();
        }),
      )
      .catch((failure: unknown) => {
        this.#unsaved.clear();
        if (!this.#closed.signal.aborted) console.error("Running replies could not be kept", failure);
      });
  }

  #save({ row, text }: Running): void {
    const { state } = this.#context;
    const message = state.messages.get(row.messageId);
    if (!message || state.replies.get(row.id)?.state !== "running") return;
    state.messages.put({
      ...message,
      alternates: message.alternates.map((one) => (one.id === row.alternateId ? { ...one, content: text } : one)),
    });
  }

  /** Writes the end of a reply into the rows, and its last events after the commit. Does nothing the second time. */
  #finish(row: ReplyRow, running: Running | undefined, status: MessageStatus, error: string | null): void {
    const { state } = this.#context;
    running?.control.abort(new Error(status));
    if (state.replies.get(row.id)?.state === "running") {
      state.replies.put({ ...row, state: "done" });
      const message = state.messages.get(row.messageId);
      if (message) state.messages.put(this.#ended(message, row, running?.text, status));
      const thread = state.threads.get(row.threadId);
      if (thread) state.threads.put({ ...thread, updatedAt: isoNow(this.#context) });
    }
    this.#afterCommit.push(() => {
      this.#running.delete(row.id);
      const log = running?.log;
      if (!log || log.doneAt !== null) return;
      const message = state.messages.get(row.messageId);
      if (error === null && message) log.append({ type: "end", message: messageView(message) });
      else
        log.append({
          type: "error",
          messageId: row.messageId,
          message: error ?? "The message is gone",
          retryable: true,
        });
      log.append({ type: "done", messageCount: countMessages(state, row.threadId), nextMemberIds: [] });
      log.close(this.#context.clock.now());
    });
  }

  /** The message when its reply has ended. A regenerate that gave nothing leaves the alternate before it in place. */
  #ended(message: MessageRow, row: ReplyRow, text: string | undefined, status: MessageStatus): MessageRow {
    const written = message.alternates.find(({ id }) => id === row.alternateId);
    const content = text ?? written?.content ?? "";
    if (row.previousAlternate && content === "") {
      return {
        ...message,
        revision: message.revision + 1,
        activeAlternate: row.previousAlternate,
        alternates: message.alternates.filter(({ id }) => id !== row.alternateId),
      };
    }
    const ended = withActive({ ...message, activeAlternate: row.alternateId }, { content, status });
    // What gave nothing before is no alternate worth keeping once there is text.
    return content === ""
      ? ended
      : { ...ended, alternates: ended.alternates.filter((one) => one.content !== "" || one.id === row.alternateId) };
  }

  #prune(): void {
    const now = this.#context.clock.now();
    for (const [id, log] of this.#logs)
      if (log.doneAt !== null && now - log.doneAt > keptAfterDone) this.#logs.delete(id);
  }
}
