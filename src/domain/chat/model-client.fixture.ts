import type { Message } from "#src/generated/api/model/message.ts";
import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";
import { takenBy } from "./changes.ts";
import type { ChatEvent, PageEvent, TakenRows } from "./chat-event.ts";
import { type ChatRow, isUnfinished } from "./chat-row.ts";
import { type ChatState, emptyChat, isBusy } from "./chat-state.ts";
import type { ModelServer } from "./model-server.fixture.ts";
import { split } from "./pages.ts";
import { reduce } from "./reduce.ts";

type Params = Parameters<ModelServer["page"]>[0];
type Reply = NonNullable<ModelServer["reply"]>;
const at = "2026-11-22T11:00:00Z";

/**
 * A client of the model server that follows the rules of the effects in data/reply. Answers wait in `inbox` until they are
 * delivered, in any order.
 */
export class ModelClient {
  state: ChatState = emptyChat("t");
  readonly inbox: (() => void)[] = [];
  readonly sent: string[] = [];
  private readonly server: ModelServer;
  private readonly check: (state: ChatState, event: ChatEvent) => void;
  private reading: { reply: Reply; at: number; isCut: boolean } | null = null;
  private asking: string | null = null;
  private readonly undos: { deletionId: string; taken: TakenRows }[] = [];
  private serial = 0;

  constructor(server: ModelServer, check: (state: ChatState, event: ChatEvent) => void) {
    this.server = server;
    this.check = check;
    this.dispatch({
      type: "cast",
      cast: {
        characters: server.members.map((memberId, colour) => ({
          kind: "character",
          memberId,
          characterId: `chr-${memberId}`,
          name: `Member ${memberId}`,
          icon: null,
          portrait: null,
          colour,
        })),
        personas: [],
        user: { kind: "user", personaId: null, name: "Mara" },
      },
    });
  }

  dispatch(event: ChatEvent): void {
    this.state = reduce(this.state, event);
    this.check(this.state, event);
  }

  /** The k-th of the messages that are shown. */
  shown(k: number): Message | null {
    const rows = split(this.state.rows)[0].filter((row): row is ChatRow & { kind: "stored" } => row.kind === "stored");
    return rows[k % Math.max(1, rows.length)]?.message ?? null;
  }

  read(side: PageEvent["side"], params: Params): void {
    const { epoch, moves } = this.state;
    const stored = split(this.state.rows)[0].length;
    const page = this.server.page(params, side === "newest" ? stored + 12 : 6);
    this.inbox.push(() => {
      // A jump that missed a change is repeated.
      if (side === "jump" && epoch !== this.state.epoch) this.read(side, params);
      else this.dispatch({ type: "page", side, page, epoch, moves });
      // An older or newer page that missed a change was ignored, and is read again.
      if ((side === "before" || side === "after") && moves === this.state.moves && epoch !== this.state.epoch)
        this.more(side);
    });
  }

  refresh = () => this.read("newest", {});

  more(side: "before" | "after"): void {
    const [stored] = split(this.state.rows);
    const edge = side === "before" ? stored[0] : stored.at(-1);
    if (edge?.kind !== "stored" || !this.server.has(edge.message.id)) return;
    if (side === "before" ? this.state.hasBefore : this.state.hasAfter) this.read(side, { [side]: edge.message.id });
  }

  jump(k: number): void {
    const around = this.server.messages[k % Math.max(1, this.server.messages.length)]?.id;
    if (k % 3 === 0) this.read("jump", {});
    else if (k % 3 === 1) this.read("jump", { from: "first" });
    else if (around !== undefined) this.read("jump", { around });
  }

  send(k: number): void {
    if (isBusy(this.state) || this.asking !== null) return;
    const clientMessageId = `c${this.serial++}`;
    this.sent.push(clientMessageId);
    this.sendAs(clientMessageId, k);
  }

  sendAgain(k: number): void {
    const unsent = this.state.rows.find(({ kind }) => kind === "unsent");
    if (unsent !== undefined && !isBusy(this.state) && this.asking === null) this.sendAs(unsent.key, k + 1);
  }

  private sendAs(clientMessageId: string, k: number): void {
    this.reading = null;
    this.asking = clientMessageId;
    const content = `hello ${clientMessageId}`;
    this.dispatch({ type: "send", message: { clientMessageId, content, picture: null }, at });
    this.dispatch({ type: "asked", kind: "send", requestId: clientMessageId, awaited: { memberId: null }, at });
    if (this.state.hasAfter) this.read("jump", {});
    // The request or its answer is lost.
    const reply = k % 5 === 0 ? null : this.server.send(clientMessageId, content, k);
    this.answer(clientMessageId, k % 7 === 0 ? null : reply);
  }

  regenerate(k: number): void {
    const last = this.state.rows.at(-1);
    // Only the thread's last reply can be written again, so the rows must reach its end.
    if (this.state.hasAfter || last?.kind !== "stored" || last.message.role === "user" || isUnfinished(last)) return;
    if (isBusy(this.state) || this.asking !== null) return;
    const requestId = `g${this.serial++}`;
    this.reading = null;
    this.asking = requestId;
    this.dispatch({ type: "asked", kind: "regenerate", requestId, awaited: null, at });
    this.answer(requestId, this.server.regenerate(last.message.id, k));
  }

  private answer(requestId: string, reply: Reply | null): void {
    this.inbox.push(() => {
      this.asking = null;
      if (reply === null) {
        this.dispatch({ type: "refused", requestId, problem: "no" });
        // A conflict, or no answer: the thread has to be refetched.
        this.dispatch({ type: "changed elsewhere" });
      } else this.reading = { reply, at: 0, isCut: false };
    });
  }

  /** The server continues; the tab that requested the reply tells the others of its end. */
  write(): void {
    const running = this.server.reply;
    this.server.write();
    if (running?.isOver === true && this.reading?.reply !== running) this.dispatch({ type: "changed elsewhere" });
  }

  /** Reads some events of the stream. */
  pull(count: number): void {
    for (let left = count; left > 0 && this.reading !== null && !this.reading.isCut; left--) {
      const event = this.reading.reply.log[this.reading.at];
      if (event === undefined) return;
      this.reading.at++;
      this.take(event);
    }
  }

  private take(event: ReplyEvent): void {
    if (event.type === "accepted") this.dispatch(event);
    if (event.type === "turn") this.dispatch({ ...event, type: "turn begun", at });
    if (event.type === "delta") this.dispatch({ ...event, type: "turn grown" });
    if (event.type === "snapshot") this.dispatch({ ...event, type: "turn read" });
    if (event.type === "end") this.dispatch({ ...event, type: "turn ended" });
    if (event.type === "error")
      this.dispatch({ type: "turn failed", messageId: event.messageId, problem: event.message });
    if (event.type === "done") {
      this.reading = null;
      this.dispatch(event);
    }
  }

  cut(isLost: boolean): void {
    if (this.reading === null) return;
    this.reading.isCut = true;
    this.dispatch({ type: "phase", phase: isLost ? "lost" : "joining" });
  }

  join(k: number): void {
    const { reading } = this;
    if (reading === null || !reading.isCut || this.asking !== null) return;
    // The server has forgotten it.
    if (reading.reply.isOver && k % 3 === 0) {
      this.reading = null;
      this.dispatch({ type: "over" });
      return;
    }
    this.dispatch({ type: "phase", phase: "joining" });
    const events = this.server.joined(reading.reply, k % 2 === 0 ? reading.at : null);
    this.reading = { reply: reading.reply, at: reading.reply.log.length, isCut: false };
    for (const event of events) this.take(event);
  }

  stop(): void {
    if (this.state.reply === null || this.asking !== null || this.reading === null) return;
    this.dispatch({ type: "phase", phase: "stopping" });
    const isOurs = this.server.reply === this.reading.reply;
    const messages = isOurs ? this.server.stop() : [];
    this.inbox.push(() => {
      if (this.state.reply === null) return;
      this.reading = null;
      this.dispatch({ type: "stopped", messages });
    });
  }

  edit(k: number): void {
    const message = this.shown(k);
    const saved = message === null ? undefined : this.server.edit(message.id, `edited ${k}`);
    if (saved !== undefined) this.inbox.push(() => this.dispatch({ type: "edited", message: saved }));
  }

  choose(k: number): void {
    const message = this.shown(k);
    const wanted = message?.alternates[k % message.alternates.length];
    if (!message || wanted === undefined || message.status === "running" || this.state.choices[message.id]) return;
    this.dispatch({ type: "chosen", messageId: message.id, alternateId: wanted.id });
    const stored = k % 4 === 0 ? undefined : this.server.choose(message.id, wanted.id);
    this.inbox.push(() =>
      this.dispatch({
        type: "choice settled",
        messageId: message.id,
        message: stored ?? null,
        problem: stored === undefined ? "no" : null,
      }),
    );
  }

  delete(k: number, isOnward: boolean): void {
    const message = this.shown(k);
    const taken = message && takenBy(this.state, message.id, isOnward ? "onward" : "one");
    if (!message || taken === null || isBusy(this.state) || this.asking !== null) return;
    this.dispatch({ type: "deleted", taken, isOnward });
    const gone = k % 5 === 0 ? null : this.server.delete(message.id, isOnward);
    this.inbox.push(() => {
      if (gone === null) {
        this.dispatch({ type: "restored", taken });
        // It may have changed while the client was away.
        return this.dispatch({ type: "changed elsewhere" });
      }
      this.dispatch({
        type: "deletion settled",
        messageIds: [...taken.rows.map((row) => row.message.id), ...gone.ids],
      });
      this.undos.push({ deletionId: gone.deletionId, taken });
    });
  }

  undo(k: number): void {
    const undo = this.undos.splice(k % Math.max(1, this.undos.length), 1)[0];
    if (undo === undefined) return;
    this.dispatch({ type: "restored", taken: undo.taken });
    const isBack = this.server.restore(undo.deletionId);
    this.inbox.push(() => {
      if (!isBack) this.dispatch({ type: "deleted", taken: undo.taken, isOnward: false });
      this.dispatch({ type: "deletion settled", messageIds: undo.taken.rows.map(({ message }) => message.id) });
      this.dispatch({ type: "changed elsewhere" });
    });
  }

  /** Delivers everything, lets the reply end, and fetches until nothing is missing. */
  settle(): void {
    for (let rounds = 0; rounds < 200; rounds++) {
      for (const deliver of this.inbox.splice(0)) deliver();
      while (this.server.reply !== null) this.write();
      this.join(2);
      this.pull(99);
      const isQuiet = this.inbox.length === 0 && this.reading === null && this.asking === null;
      if (isQuiet && this.state.reply !== null) this.dispatch({ type: "over" });
      if (isQuiet && this.state.hasAfter) this.read("jump", {});
      else if (isQuiet && (this.state.isBehind || !this.state.isLoaded)) this.refresh();
      else if (isQuiet) return;
    }
    throw new Error("the page never comes to rest");
  }
}
