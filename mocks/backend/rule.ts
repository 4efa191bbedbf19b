import type { Context } from "./context.ts";
import { signInFirst } from "./refusal.ts";
import type { Replies } from "./reply/replies.ts";
import type { SessionRow, UserRow } from "./state/rows.ts";

/** The parts of a request that a rule reads, already checked against the contract. */
export type CallInput = { params?: unknown; query?: unknown; body?: unknown };

/** One call on its way through a rule. */
export class Call<Input extends CallInput = CallInput> {
  readonly context: Context;
  readonly replies: Replies;
  readonly params: Input["params"];
  readonly query: Input["query"];
  readonly body: Input["body"];
  /** Who calls, or null. */
  readonly visitor: UserRow | null;
  readonly session: SessionRow | null;
  /** The `Last-Event-ID` header (GAP-126). */
  readonly lastEventId: string | null;

  constructor(
    context: Context,
    replies: Replies,
    caller: { user: UserRow; session: SessionRow } | null,
    input: { params: Input["params"]; query: Input["query"]; body: Input["body"]; lastEventId?: string | null },
  ) {
    this.context = context;
    this.replies = replies;
    this.visitor = caller?.user ?? null;
    this.session = caller?.session ?? null;
    this.params = input.params;
    this.query = input.query;
    this.body = input.body;
    this.lastEventId = input.lastEventId ?? null;
  }

  get state(): Context["state"] {
    return this.context.state;
  }

  /** The signed-in user as the state holds it now; 401 without one. */
  get user(): UserRow {
    const user = this.visitor && this.context.state.users.get(this.visitor.id);
    if (!user) throw signInFirst();
    return user;
  }
}

/** Events for one reader, one at a time; `id` is null where nobody can join later. */
export interface EventSource {
  /** The next event; `"quiet"` when none came before `quiet` resolved; null after the last. */
  next(quiet: Promise<unknown>): Promise<{ id: string | null; event: { type: string } } | "quiet" | null>;
  /** Whether the host should break this reader's connection half-way (the `/cut` sentinel). */
  readonly isCut: boolean;
  /** The reader has gone. */
  leave?(): void;
}

/** Something to stream: a reply's events from where the reader stands, or a suggestion. */
export class StreamAnswer {
  readonly events: EventSource;
  constructor(events: EventSource) {
    this.events = events;
  }
}

/** An answer given when a reply has ended (`stream: false`, GAP-124). */
export class LaterAnswer {
  readonly body: Promise<unknown>;
  constructor(body: Promise<unknown>) {
    this.body = body;
  }
}

/** A file to save, in place of JSON (GAP-135). */
export class FileAnswer {
  readonly text: string;
  /** With its charset. */
  readonly contentType: string;
  /** `Content-Disposition`. */
  readonly disposition: string;
  constructor(text: string, contentType: string, disposition: string) {
    this.text = text;
    this.contentType = contentType;
    this.disposition = disposition;
  }
}

/** 204. */
export const noContent: unique symbol = Symbol("no content");

export type Answer<Body> = Body | StreamAnswer | LaterAnswer | FileAnswer | typeof noContent;

/**
 * What one operation does: reads and writes the state, gives the body of the success answer, or throws a Refusal.
 * Synchronous, so that nothing comes between; what must be waited for is prepared before.
 */
export type Rule<Input extends CallInput = CallInput, Body = unknown> = {
  run: { bivariant(call: Call<Input>, prepared: unknown): Answer<Body> }["bivariant"];
  prepare?: { bivariant(call: Call<Input>): Promise<unknown> }["bivariant"];
  /** Who may make the call at all; others are told 403 before anything they send is looked at. */
  roles?: readonly UserRow["role"][];
};

export const rule = <Input extends CallInput, Body>(run: (call: Call<Input>) => Answer<Body>): Rule<Input, Body> => ({
  run,
});

/** A rule that waits for something first, such as a password's hash; the waiting changes nothing. */
export const preparedRule = <Input extends CallInput, Body, Prepared>(
  prepare: (call: Call<Input>) => Promise<Prepared>,
  run: (call: Call<Input>, prepared: Prepared) => Answer<Body>,
): Rule<Input, Body> => ({ prepare, run: (call, prepared) => run(call, prepared as Prepared) });

/** An operation without a rule yet: answers 501 and says so. */
export const notYet: unique symbol = Symbol("not yet");
export type NotYet = typeof notYet;
