// F15: whatever fails on the way to a group chat, there is one group and one thread.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  creationAfter,
  type CreationEvent,
  type GroupCreation,
  shareOf,
  stepOf,
  timeOf,
  untouchedCreation,
} from "./group-creation.ts";

const after = (...events: CreationEvent[]) => events.reduce(creationAfter, untouchedCreation);
const create = { type: "create", sent: "a" } as const;
const drafted = { type: "drafted", attempt: 1, groupId: "group-a", threadKey: "key-a" } as const;
const elapsed = (attempt: number) => ({ type: "elapsed", attempt }) as const;
const kept = { groupId: "group-a", sent: "a", threadKey: "key-a" };
const toReady = [create, drafted, elapsed(1)] as const;
const toOpening = [...toReady, { type: "open" }] as const;
const threaded = { type: "threaded", attempt: 2, threadId: "thread-a" } as const;

describe("the way to the chat", () => {
  it("goes draft, moment, prompt, thread, moment, chat", () => {
    expect(after(create)).toEqual({ phase: "creating", attempt: 1, step: 1, sent: "a", kept: null });
    expect(after(create, drafted)).toEqual({ phase: "finishing", attempt: 1, kept });
    expect(after(...toReady)).toEqual({ phase: "ready", attempt: 1, kept, hasFailed: false });
    expect(after(...toOpening)).toEqual({ phase: "opening", attempt: 2, kept });
    expect(after(...toOpening, threaded)).toMatchObject({ phase: "leaving", threadId: "thread-a" });
    expect(after(...toOpening, threaded, elapsed(2))).toMatchObject({ phase: "left", threadId: "thread-a" });
  });

  it("lasts 500 ms before the prompt and before the chat, and waits for somebody elsewhere", () => {
    expect(timeOf(after(create, drafted))).toBe(500);
    expect(timeOf(after(...toOpening, threaded))).toBe(500);
    for (const state of [untouchedCreation, after(...toReady), after(...toOpening)]) expect(timeOf(state)).toBeNull();
  });

  it("steps by a clock up to the fifth of six and waits there for the draft", () => {
    const steps = [0, 1, 2, 3, 4, 5, 6].map((count) =>
      after(create, ...Array.from({ length: count }, () => elapsed(1))),
    );
    expect(steps.map(stepOf)).toEqual([1, 2, 3, 4, 5, 5, 5]);
    expect(steps.map((state) => timeOf(state) !== null)).toEqual([true, true, true, true, false, false, false]);
    expect(stepOf(after(create, drafted))).toBe(6);
    expect([1, 3, 6].map(shareOf)).toEqual([1 / 6, 0.5, 1]);
  });
});

describe("what fails", () => {
  it("returns to the form when the draft does, with nothing kept", () => {
    expect(after(create, { type: "draftFailed", attempt: 1 })).toEqual({ phase: "form", attempt: 1, kept: null });
  });

  it("reopens the prompt when the thread does, with the same group and key however often", () => {
    const again = [
      { type: "threadFailed", attempt: 2 },
      { type: "open" },
      { type: "threadFailed", attempt: 3 },
    ] as const;
    expect(after(...toOpening, ...again)).toEqual({ phase: "ready", attempt: 3, kept, hasFailed: true });
  });

  it("keeps the group of the form before when a changed one is refused", () => {
    const changed = [{ type: "dismiss" }, { type: "create", sent: "b" }] as const;
    expect(after(...toReady, ...changed, { type: "draftFailed", attempt: 2 })).toMatchObject({ phase: "form", kept });
  });
});

describe("the closed prompt", () => {
  it("reopens for the same form without another draft, and a changed form makes a new one", () => {
    const state = after(...toReady, { type: "dismiss" });
    expect(state).toEqual({ phase: "form", attempt: 1, kept });
    expect(creationAfter(state, create)).toEqual({ phase: "ready", attempt: 1, kept, hasFailed: false });
    expect(creationAfter(state, { type: "create", sent: "b" })).toMatchObject({ phase: "creating", attempt: 2 });
  });

  it.each([
    ["while the draft is sent", [create]],
    ["in the moment after", [create, drafted]],
  ])("cannot be had %s", (_, events) => {
    expect(after(...events, { type: "dismiss" })).toEqual(after(...events));
  });

  it("makes nothing of the thread that comes later", () => {
    const state = after(...toOpening, { type: "dismiss" }, threaded);
    expect(state).toMatchObject({ phase: "form", kept });
    expect(timeOf(after(...toOpening, threaded, { type: "dismiss" }))).toBeNull();
  });
});

test("a second press, and answers of another attempt, change nothing", () => {
  expect(after(create, { type: "create", sent: "b" })).toEqual(after(create));
  expect(after(...toOpening, { type: "open" })).toEqual(after(...toOpening));
  expect(after(create, { ...drafted, attempt: 7 })).toEqual(after(create));
  expect(after(...toOpening, elapsed(1), drafted)).toEqual(after(...toOpening));
});

test("nothing happens after closing", () => {
  for (const events of [[create], [create, drafted], toReady, toOpening, [...toOpening, threaded]]) {
    const closed = after(...events, { type: "close" });
    expect(closed.phase).toBe("closed");
    expect(timeOf(closed)).toBeNull();
    for (const late of [create, drafted, threaded, elapsed(1), elapsed(2), { type: "open" } as const])
      expect(creationAfter(closed, late)).toBe(closed);
  }
});

/** A person, a slow server and a clock around the state, in any order. */
type Move = "create a" | "create b" | "open" | "dismiss" | "close" | "time" | "answer" | "refuse" | "lose the answer";
const moves: readonly Move[] = [
  "create a",
  "create b",
  "open",
  "dismiss",
  "time",
  "answer",
  "refuse",
  "lose the answer",
  "close",
];
type Waiting = { readonly kind: "draft" | "thread"; readonly attempt: number; readonly of: string };

/** What must not be, at any moment. */
function troublesOf(state: GroupCreation, waiting: readonly Waiting[]): string[] {
  const drafts = waiting.filter(({ kind }) => kind === "draft").length;
  return [
    drafts > 1 && "two drafts at once",
    state.phase === "closed" && timeOf(state) !== null && "a delay after closing",
    state.phase === "creating" && drafts === 0 && "waits for a draft that nobody sent",
    state.phase === "opening" &&
      waiting.every(({ attempt }) => attempt !== state.attempt) &&
      "waits for a thread that nobody makes",
  ].filter((trouble) => trouble !== false);
}

function play(order: readonly { move: Move; which: number }[]) {
  let state: GroupCreation = untouchedCreation;
  let waiting: Waiting[] = [];
  const groups: string[] = [];
  /** By idempotency key, as the server keeps them. */
  const threads = new Map<string, string>();
  const visits: { key: string; threadId: string }[] = [];
  const troubles: string[] = [];
  const dispatch = (event: CreationEvent) => {
    const before = state;
    state = creationAfter(state, event);
    if (state === before) return;
    if (state.phase === "creating" && before.phase === "form")
      waiting.push({ kind: "draft", attempt: state.attempt, of: state.sent });
    if (state.phase === "opening" && before.phase === "ready")
      waiting.push({ kind: "thread", attempt: state.attempt, of: state.kept.threadKey });
    if (state.phase === "left") visits.push({ key: state.kept.threadKey, threadId: state.threadId });
  };
  for (const { move, which } of order) {
    if (move === "create a" || move === "create b") dispatch({ type: "create", sent: move });
    else if (move === "time") dispatch({ type: "elapsed", attempt: state.attempt });
    else if (move === "open" || move === "dismiss" || move === "close") dispatch({ type: move });
    else {
      const call = waiting[which % Math.max(1, waiting.length)];
      if (call === undefined) continue;
      waiting = waiting.filter((one) => one !== call);
      const { attempt, kind, of } = call;
      if (move !== "refuse" && kind === "draft") groups.push(of);
      if (move !== "refuse" && kind === "thread") threads.set(of, threads.get(of) ?? `thread of ${of}`);
      if (move !== "answer") dispatch({ type: kind === "draft" ? "draftFailed" : "threadFailed", attempt });
      else if (kind === "thread") dispatch({ type: "threaded", attempt, threadId: threads.get(of) ?? "" });
      else dispatch({ type: "drafted", attempt, groupId: `group ${groups.length}`, threadKey: `key ${groups.length}` });
    }
    troubles.push(...troublesOf(state, waiting));
  }
  return { troubles, groups, threads, visits };
}

const anyOrder = fc.array(fc.record({ move: fc.constantFrom(...moves), which: fc.nat(3) }), { maxLength: 60 });

test("in any order of presses, answers, failures and closing it leaves at most once, to a thread of its group", () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { visits, threads, troubles } = play(order);
      expect(troubles).toEqual([]);
      expect(visits.length).toBeLessThanOrEqual(1);
      for (const { key, threadId } of visits) expect(threadId).toBe(threads.get(key));
    }),
    { numRuns: 3000 },
  );
});

test("an unchanged form never makes a second group once the first is known", () => {
  const unchanged = anyOrder.map((order) => order.filter(({ move }) => !/^(create b|lose the answer)$/.test(move)));
  fc.assert(
    fc.property(unchanged, (order) => {
      const { groups, threads } = play(order);
      expect(groups.length).toBeLessThanOrEqual(1);
      expect(threads.size).toBeLessThanOrEqual(1);
    }),
    { numRuns: 3000 },
  );
});
