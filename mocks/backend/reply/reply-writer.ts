import { MessageTextMax } from "#src/generated/zod/schemas/messageText.zod.ts";
import type { Context } from "../context.ts";
import type { Known } from "../responder/responder.ts";
import type { MessageStatus, ReplyRow, ReplyTurnRow } from "../state/chat-rows.ts";
import { activeOf, countMessages, messageView } from "../views/message-view.ts";
import type { AfterCommit } from "./after-commit.ts";
import type { KeptPrompts } from "./kept-prompts.ts";
import { atMost, replyPieces, WriterCut, WriterFailed } from "./pieces.ts";
import type { ReplyLog } from "./reply-log.ts";
import { withPicture } from "./reply-picture.ts";
import { replyRequest } from "./reply-request.ts";
import { endReply, endRunningTurn, keepLore, runningTurn, withNextTurn } from "./reply-rows.ts";
import { sentinelOf } from "./sentinel.ts";
import { nextMemberIds } from "./speaker.ts";

/** Runs `work` and resolves after its changes are committed. */
export type Apply = <Result>(work: () => Result) => Promise<Result>;

type WriterHost = {
  context: Context;
  apply: Apply;
  afterCommit: AfterCommit;
  prompts: KeptPrompts;
  /** There is text that is not stored yet. */
  onText: (writer: ReplyWriter) => void;
  /** The last event has been written. */
  onDone: (writer: ReplyWriter) => void;
};

/** After so long without text, a model that may have to be loaded is reported as waking. */
const wakingMs = 4000;

type Ending = { status: MessageStatus; error: string | null };

/** Appends a turn's first event. */
export function tellTurn({ state }: Context, log: ReplyLog, { messageId, alternateId }: ReplyTurnRow): void {
  const message = state.messages.get(messageId);
  log.append({
    type: "turn",
    messageId,
    alternateId,
    memberId: message?.memberId ?? null,
    characterId: message?.characterId ?? "",
  });
}

/** Appends a turn's last events: its picture, if it has one, and its end. */
export function tellEnd(
  { state }: Context,
  log: ReplyLog,
  { messageId, picture }: ReplyTurnRow,
  error: string | null,
): void {
  const message = state.messages.get(messageId);
  if (picture) log.append({ type: "picture", messageId, url: picture });
  if (error === null && message) log.append({ type: "end", message: messageView(state, message) });
  else log.append({ type: "error", messageId, message: error ?? "The message is gone", retryable: true });
}

/** Appends the last event and closes the log. */
export function tellDone({ state, clock }: Context, log: ReplyLog): void {
  log.append({
    type: "done",
    messageCount: countMessages(state, log.threadId),
    nextMemberIds: nextMemberIds(state, state.threads.get(log.threadId)),
  });
  log.close(clock.now());
}

/**
 * Writes one running reply, turn by turn, into the rows and its log. When resumed after a restart it starts from the
 * first turn: the events of ended turns are logged again, so that event numbers stay the same, without changing their
 * rows. Another tab may write the same reply: the first to end a turn changes the rows.
 */
export class ReplyWriter {
  readonly replyId: string;
  readonly #host: WriterHost;
  readonly #log: ReplyLog;
  readonly #control = new AbortController();
  /** The turn whose events are being written, and its index in the row's turns. */
  #turn: ReplyTurnRow | undefined;
  #index = 0;
  #text: string;
  /** The lorebook entries in the running turn's prompt. */
  #known: readonly Known[] = [];

  constructor(host: WriterHost, reply: ReplyRow, log: ReplyLog) {
    this.#host = host;
    this.replyId = reply.id;
    this.#log = log;
    this.#turn = reply.turns[0];
    this.#text = reply.before;
  }

  /** The running turn and its text so far; null while the events of an ended turn are logged again, and at the end. */
  get current(): { turn: ReplyTurnRow; text: string } | null {
    const turn = runningTurn(this.#row());
    return turn && turn.messageId === this.#turn?.messageId ? { turn, text: this.#text } : null;
  }

  /** Writes all turns. Call after the commit of the first. */
  async run(): Promise<void> {
    for (let index = 0; ; index += 1) {
      const reply = this.#row();
      const turn = reply?.turns[index];
      if (!reply || !turn) return;
      const { startedAt, ...ending } = await this.#write(reply, turn, index);
      if (this.#control.signal.aborted) return;
      await this.#host.apply(() => this.#endTurn(index, startedAt, ending));
    }
  }

  /** Ends the reply with its text so far; speakers who have not begun are dropped. */
  end(ending: Ending): void {
    this.#control.abort(new Error(ending.status));
    const { context, afterCommit } = this.#host;
    const reply = this.#row();
    if (reply?.state === "running") {
      if (this.current) keepLore(context, this.current.turn, this.#known);
      endReply(context, reply, this.current?.text ?? null, ending.status);
    }
    afterCommit.push(() => this.#tellTo(Infinity, ending.error));
  }

  #row(): ReplyRow | undefined {
    return this.#host.context.state.replies.get(this.replyId);
  }

  /** Writes one turn; resolves with its ending and the start time of the next. */
  async #write(reply: ReplyRow, turn: ReplyTurnRow, index: number): Promise<Ending & { startedAt: number }> {
    const { context, prompts, onText } = this.#host;
    const { signal } = this.#control;
    let lastAt = Date.parse(turn.startedAt);
    const hasWords = new AbortController();
    if (context.responder.wakes) {
      const waiting = AbortSignal.any([signal, hasWords.signal]);
      const tell = () => this.#log.append({ type: "waking", messageId: turn.messageId });
      context.clock.sleep(wakingMs, waiting).then(tell, () => undefined);
    }
    const endedAt = () => (context.script ? lastAt : context.clock.now());
    try {
      const said = reply.userMessageId ? context.state.messages.get(reply.userMessageId) : undefined;
      const request = replyRequest(context.state, reply, turn, context.responder.reads);
      prompts.keep(turn, request);
      this.#known = request.lore;
      const pieces = replyPieces(
        { context, request, startedAt: lastAt, signal, note: (sent) => prompts.note(turn, sent) },
        sentinelOf(said && activeOf(said).content, index),
      );
      const room = MessageTextMax - Array.from(this.#text).length;
      for await (const { text, at } of atMost(pieces, room)) {
        if (signal.aborted) break;
        lastAt = at;
        if (!text) continue;
        hasWords.abort();
        this.#text += text;
        this.#log.append({ type: "delta", messageId: turn.messageId, text });
        onText(this);
      }
      return { status: "complete", error: null, startedAt: endedAt() };
    } catch (failure) {
      if (failure instanceof WriterCut) return { status: "cut", error: null, startedAt: endedAt() };
      const error = failure instanceof WriterFailed ? failure.message : "The reply could not be written";
      return { status: "failed", error, startedAt: endedAt() };
    } finally {
      hasWords.abort();
    }
  }

  /** Ends a turn in the rows, if it has not ended yet, and begins the next one in the same transaction. */
  #endTurn(index: number, startedAt: number, { status, error }: Ending): void {
    const { context, afterCommit } = this.#host;
    const reply = this.#row();
    if (reply?.state === "running" && reply.turns.length === index + 1) {
      const turn = runningTurn(reply);
      if (turn) keepLore(context, turn, this.#known);
      endRunningTurn(context, reply, this.#text, status);
      const ended = status === "complete" ? withPicture(context, reply) : reply;
      context.state.replies.put(withNextTurn(context, ended, new Date(startedAt).toISOString()));
    }
    afterCommit.push(() => this.#tellTo(index, error));
  }

  /** Logs the ends of all turns up to index `last`, then the next turn or `done`. */
  #tellTo(last: number, error: string | null): void {
    const { context, onDone } = this.#host;
    const log = this.#log;
    const turns = this.#row()?.turns ?? [];
    while (log.doneAt === null && this.#index <= last) {
      const next = turns[this.#index + 1];
      // Read from the row again: the picture was added last.
      const ended = turns[this.#index] ?? this.#turn;
      if (ended) tellEnd(context, log, ended, this.#index === last || !next ? error : null);
      this.#index += 1;
      this.#turn = next;
      this.#text = "";
      if (next) tellTurn(context, log, next);
      else tellDone(context, log);
    }
    if (log.doneAt !== null) onDone(this);
  }
}
