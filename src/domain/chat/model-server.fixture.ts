import type { Message } from "#src/generated/api/model/message.ts";
import type { MessagesPage } from "#src/generated/api/model/messagesPage.ts";
import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";

type Running = { replyId: string; kind: "send" | "regenerate"; log: ReplyEvent[]; left: Step[]; isOver: boolean };
type Step = { memberId: string; messageId: string | null; words: number; fails: boolean };

/** A small chat server in memory: messages, one running reply of several turns with its log, and deletions. */
export class ModelServer {
  messages: Message[] = [];
  reply: Running | null = null;
  /** Every `clientMessageId` ever stored, including those of deleted messages. */
  readonly everStored = new Set<string>();
  readonly members: readonly string[];
  private serial = 0;
  private readonly trash = new Map<string, { message: Message; index: number }[]>();

  constructor(members: readonly string[], count: number) {
    this.members = members;
    for (let at = 0; at < count; at++)
      this.messages.push(this.message(at % 2 === 0 ? this.memberAt(at) : null, `old ${at}`, null));
  }

  page(params: { before?: string; after?: string; around?: string; from?: "first" }, pageSize: number): MessagesPage {
    const { length } = this.messages;
    const at = (id: string) => this.messages.findIndex((message) => message.id === id);
    let start = Math.max(0, length - pageSize);
    let end = length;
    if (params.from === "first") [start, end] = [0, pageSize];
    if (params.before !== undefined) {
      end = Math.max(0, at(params.before));
      start = Math.max(0, end - pageSize);
    }
    if (params.after !== undefined) [start, end] = [at(params.after) + 1, at(params.after) + 1 + pageSize];
    if (params.around !== undefined) {
      start = Math.max(0, at(params.around) - Math.floor(pageSize / 2));
      end = start + pageSize;
    }
    const items = this.messages.slice(start, end);
    return {
      items,
      hasBefore: start > 0,
      hasAfter: start + items.length < length,
      firstIndex: start,
      total: length,
    };
  }

  has(id: string): boolean {
    return this.messages.some((message) => message.id === id);
  }

  /** Stores a message and starts its reply; null while another one runs. A repeat joins the running reply. */
  send(clientMessageId: string, content: string, chance: number): Running | null {
    const known = this.messages.find((message) => message.clientMessageId === clientMessageId);
    if (this.reply !== null) return known === undefined ? null : this.reply;
    const mine = known ?? this.message(null, content, clientMessageId);
    if (known === undefined) this.messages.push(mine);
    this.everStored.add(clientMessageId);
    const speakers = this.members.slice(0, 1 + (chance % this.members.length));
    const left = speakers.map((memberId, at) => ({
      memberId,
      messageId: null,
      words: (chance + at) % 4,
      fails: (chance + at) % 11 === 0,
    }));
    return this.begin("send", mine, left);
  }

  /** Adds an alternate to a reply and starts writing it. */
  regenerate(id: string, chance: number): Running | null {
    const message = this.messages.find((one) => one.id === id);
    if (this.reply !== null || message === undefined) return null;
    const step = { memberId: message.memberId ?? "", messageId: id, words: chance % 4, fails: chance % 7 === 0 };
    return this.begin("regenerate", null, [step]);
  }

  private begin(kind: Running["kind"], userMessage: Message | null, left: Step[]): Running {
    const replyId = `r${this.serial++}`;
    const log: ReplyEvent[] = [{ type: "accepted", replyId, kind, userMessage, messageCount: 0 }];
    this.reply = { replyId, kind, log, left, isOver: false };
    return this.reply;
  }

  /** Advances the reply by one event. */
  write(): void {
    const running = this.reply;
    if (running === null) return;
    const [step] = running.left;
    const last = running.log.at(-1);
    if (step === undefined) {
      running.log.push({ type: "done", messageCount: 0, nextMemberIds: this.members.slice(0, 1) });
      running.isOver = true;
      this.reply = null;
    } else if (last?.type !== "turn" && last?.type !== "delta") this.beginTurn(running, step);
    else if (step.words > 0) {
      step.words--;
      const text = `w${this.serial++} `;
      this.change(step.messageId ?? "", (message) => withActive(message, { content: message.content + text }));
      running.log.push({ type: "delta", messageId: step.messageId ?? "", text });
    } else {
      running.left.shift();
      this.endTurn(running, step, step.fails ? "failed" : "complete");
    }
  }

  private beginTurn(running: Running, step: Step): void {
    const alternateId = `a${this.serial++}`;
    const alternate = { ...emptyAlternate, id: alternateId, status: "running" as const };
    if (step.messageId === null || !this.has(step.messageId)) {
      const message = {
        ...this.message(step.memberId, "", null),
        alternates: [alternate],
        activeAlternate: alternateId,
      };
      this.messages.push({ ...message, status: "running" });
      step.messageId = message.id;
    } else
      this.change(step.messageId, (message) =>
        withActive({ ...message, alternates: [...message.alternates, alternate], activeAlternate: alternateId }, {}),
      );
    const { memberId, messageId } = step;
    running.log.push({ type: "turn", messageId, alternateId, memberId, characterId: `chr-${memberId}` });
  }

  private endTurn(running: Running, { messageId }: Step, status: "complete" | "stopped" | "failed"): void {
    const message = this.change(messageId ?? "", (known) => withActive(known, { status }));
    if (message === undefined || status === "failed")
      running.log.push({ type: "error", messageId: messageId ?? "", message: "The model is busy", retryable: true });
    else running.log.push({ type: "end", message });
  }

  /** Stops the reply. Returns its messages as they are now. */
  stop(): Message[] {
    const running = this.reply;
    if (running === null) return [];
    const [step] = running.left;
    const last = running.log.at(-1);
    if (step !== undefined && (last?.type === "turn" || last?.type === "delta")) this.endTurn(running, step, "stopped");
    running.left = [];
    this.write();
    const ids = new Set(running.log.flatMap((event) => (event.type === "turn" ? [event.messageId] : [])));
    return this.messages.filter(({ id }) => ids.has(id));
  }

  /** Events for a join: those after its position in the log or, without one, the whole text so far. */
  joined(running: Running, after: number | null): ReplyEvent[] {
    if (after !== null) return running.log.slice(after);
    return running.log.flatMap((event, at): ReplyEvent[] => {
      if (event.type === "delta") return [];
      if (event.type !== "turn") return [event];
      const { messageId, alternateId } = event;
      const isLast = !running.log.slice(at + 1).some(({ type }) => type === "turn");
      const words = running.log.slice(at).flatMap((one) => (one.type === "delta" ? [one] : []));
      const text = words.filter((one) => one.messageId === messageId).map((one) => one.text);
      return isLast ? [event, { type: "snapshot", messageId, alternateId, text: text.join("") }] : [event];
    });
  }

  edit(id: string, content: string): Message | undefined {
    if (this.isWritten(id)) return undefined;
    return this.change(id, (message) => withActive(message, { content }));
  }

  addAlternate(id: string): Message | undefined {
    if (this.isWritten(id)) return undefined;
    const alternate = { ...emptyAlternate, id: `a${this.serial++}`, content: `version ${this.serial}` };
    return this.change(id, (message) =>
      withActive({ ...message, alternates: [...message.alternates, alternate], activeAlternate: alternate.id }, {}),
    );
  }

  choose(id: string, alternateId: string): Message | undefined {
    if (this.isWritten(id)) return undefined;
    return this.change(id, (message) =>
      message.alternates.some((one) => one.id === alternateId)
        ? withActive({ ...message, activeAlternate: alternateId }, {})
        : message,
    );
  }

  delete(id: string, isOnward: boolean): { deletionId: string; ids: string[] } | null {
    const at = this.messages.findIndex((message) => message.id === id);
    if (at === -1 || this.reply !== null) return null;
    const gone = this.messages.splice(at, isOnward ? this.messages.length : 1);
    const deletionId = `d${this.serial++}`;
    this.trash.set(
      deletionId,
      gone.map((message, index) => ({ message, index: at + index })),
    );
    return { deletionId, ids: gone.map((message) => message.id) };
  }

  restore(deletionId: string): boolean {
    const gone = this.trash.get(deletionId);
    if (gone === undefined || this.reply !== null) return false;
    this.trash.delete(deletionId);
    // Restore the order: ids ascend along the thread.
    this.messages = [...this.messages, ...gone.map(({ message }) => message)].toSorted((a, b) => order(a) - order(b));
    return true;
  }

  private isWritten(id: string): boolean {
    return this.messages.find((message) => message.id === id)?.status === "running";
  }

  private change(id: string, change: (message: Message) => Message): Message | undefined {
    const at = this.messages.findIndex((message) => message.id === id);
    const known = this.messages[at];
    if (known === undefined) return undefined;
    const next = { ...change(known), revision: known.revision + 1 };
    this.messages[at] = next;
    return next;
  }

  private memberAt(at: number): string {
    return this.members[at % this.members.length] ?? "";
  }

  private message(memberId: string | null, content: string, clientMessageId: string | null): Message {
    const number = this.serial++;
    const alternate = { ...emptyAlternate, id: `a${number}`, content };
    return {
      id: `m${number}`,
      threadId: "t",
      clientMessageId,
      role: memberId === null ? "user" : "character",
      memberId,
      characterId: memberId === null ? null : `chr-${memberId}`,
      personaId: null,
      alternates: [alternate],
      activeAlternate: alternate.id,
      content,
      picture: null,
      status: "complete",
      revision: 1,
      loreEntryIds: [],
      createdAt: "2026-11-22T10:00:00Z",
    };
  }
}

const emptyAlternate = {
  id: "",
  content: "",
  picture: null,
  status: "complete",
  aiModelId: null,
  createdAt: "2026-11-22T10:00:00Z",
  editedAt: null,
} as const;

const order = ({ id }: Message) => Number(id.slice(1));

/** The message with its active alternate changed. */
function withActive(message: Message, change: Partial<Message["alternates"][number]>): Message {
  const alternates = message.alternates.map((one) =>
    one.id === message.activeAlternate ? { ...one, ...change } : one,
  );
  const active = alternates.find(({ id }) => id === message.activeAlternate);
  return { ...message, alternates, content: active?.content ?? "", status: active?.status ?? "complete" };
}
