import { eventId, type ReplyEvent } from "./reply-event.ts";

export type SentEvent = { id: string; event: ReplyEvent };

/**
 * A reader's position in a reply's events. Each reader has its own, so that a slow one delays nobody.
 */
export interface ReplyEvents {
  /** The next event; `"quiet"` if `quiet` resolves first; null after the last. */
  next(quiet: Promise<unknown>): Promise<SentEvent | "quiet" | null>;
  /** Whether the host should cut this reader's connection half-way (the `/cut` sentinel). */
  readonly isCut: boolean;
}

/** The events of one reply, in order, kept for readers that join later (GAP-126). */
export class ReplyLog {
  readonly replyId: string;
  readonly threadId: string;
  /** When `done` was written, in milliseconds; null while running. */
  doneAt: number | null = null;
  /** Set by the `/cut` sentinel: the next reader's connection breaks half-way. */
  cutNextReader = false;
  /** The message's text before the reply began: a continued reply's snapshots start with it. */
  readonly #before: string;
  #events: ReplyEvent[] = [];
  #waiting = new Set<() => void>();

  constructor(replyId: string, threadId: string, before: string) {
    this.replyId = replyId;
    this.threadId = threadId;
    this.#before = before;
  }

  get length(): number {
    return this.#events.length;
  }

  append(event: ReplyEvent): void {
    this.#events.push(event);
    this.#wake();
  }

  close(now: number): void {
    this.doneAt = now;
    this.#wake();
  }

  /** Resolves when the last event has been written. */
  async ended(): Promise<void> {
    while (this.doneAt === null) await this.#more();
  }

  /** Every event after `place`. */
  from(place: number): ReplyEvents {
    return this.#reader([], place);
  }

  /**
   * For a reader without a last event: `accepted`, then for each message its `turn`, its text so far in one `snapshot`,
   * and its `end` if it has ended, then the events that follow (GAP-126).
   */
  joined(): ReplyEvents {
    const prelude: SentEvent[] = [];
    let text = "";
    let turn: Extract<ReplyEvent, { type: "turn" }> | null = null;
    const snapshot = (place: number) => {
      if (turn && text) {
        prelude.push({
          id: eventId(this.replyId, place),
          event: { type: "snapshot", messageId: turn.messageId, alternateId: turn.alternateId, text },
        });
      }
    };
    for (const [index, event] of this.#events.entries()) {
      if (event.type === "delta") text += event.text;
      else {
        if (event.type === "end" || event.type === "error" || event.type === "turn") {
          snapshot(index);
          turn = event.type === "turn" ? event : null;
          text = turn ? this.#before : "";
        }
        prelude.push({ id: eventId(this.replyId, index + 1), event });
      }
    }
    snapshot(this.#events.length);
    return this.#reader(prelude, this.#events.length);
  }

  #reader(prelude: SentEvent[], from: number): ReplyEvents {
    let place = from;
    const isCut = this.cutNextReader;
    this.cutNextReader = false;
    return {
      isCut,
      next: async (quiet) => {
        for (;;) {
          const early = prelude.shift();
          if (early) return early;
          const event = this.#events[place];
          if (event) {
            place += 1;
            return { id: eventId(this.replyId, place), event };
          }
          if (this.doneAt !== null) return null;
          const more = await Promise.race([this.#more().then(() => true), quiet.then(() => false)]);
          if (!more) return "quiet";
        }
      },
    };
  }

  #more(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }
}
