import fc from "fast-check";
import { expect, it } from "vitest";
import type { ChatEvent } from "./chat-event.ts";
import type { ChatState } from "./chat-state.ts";
import { ModelClient } from "./model-client.fixture.ts";
import { ModelServer } from "./model-server.fixture.ts";
import { split } from "./pages.ts";

/** The possible events; the number from 0 to 999 picks a variant. */
const steps: Record<string, (page: ModelClient, server: ModelServer, k: number) => void> = {
  send: (page, _server, k) => page.send(k),
  sendAgain: (page, _server, k) => page.sendAgain(k),
  regenerate: (page, _server, k) => page.regenerate(k),
  write: (page, _server, k) => {
    for (let left = 1 + (k % 4); left > 0; left--) page.write();
  },
  pull: (page, _server, k) => page.pull(1 + (k % 5)),
  deliver: (page, _server, k) => page.inbox.splice(k % Math.max(1, page.inbox.length), 1)[0]?.(),
  cut: (page, _server, k) => page.cut(k % 3 === 0),
  join: (page, _server, k) => page.join(k),
  stop: (page) => page.stop(),
  jump: (page, _server, k) => page.jump(k),
  before: (page) => page.more("before"),
  after: (page) => page.more("after"),
  refresh: (page) => page.refresh(),
  edit: (page, _server, k) => page.edit(k),
  choose: (page, _server, k) => page.choose(k),
  delete: (page, _server, k) => page.delete(k, k % 4 === 0),
  undo: (page, _server, k) => page.undo(k),
  otherTab(page, server, k) {
    const message = server.messages[k % Math.max(1, server.messages.length)];
    if (message === undefined) return;
    if (k % 5 === 0) server.send(`other-${k}-${server.messages.length}`, "from elsewhere", k);
    if (k % 5 === 1) server.edit(message.id, `changed elsewhere ${k}`);
    if (k % 5 === 2) server.addAlternate(message.id);
    if (k % 5 === 3) server.delete(message.id, k % 2 === 0);
    if (k % 5 === 4) server.choose(message.id, message.alternates[0]?.id ?? "");
    page.dispatch({ type: "changed elsewhere" });
  },
};

const interleavings = fc.record({
  speakers: fc.integer({ min: 1, max: 5 }),
  count: fc.integer({ min: 0, max: 24 }),
  happenings: fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(999)), { maxLength: 60 }),
});

/** Checks after each event: no duplicates, each row has the right speaker, and no row's key changes. */
function makeCheck() {
  const keys = new Map<string, string>();
  return ({ rows, aside, hasAfter, threadId }: ChatState, event: ChatEvent) => {
    const all = [...rows, ...aside].map(({ key }) => key);
    expect(new Set(all).size, `a key twice after ${event.type}`).toBe(all.length);
    expect(hasAfter || aside.length === 0).toBe(true);
    expect(rows.filter(({ kind }) => kind === "awaited").length).toBeLessThan(2);
    for (const row of rows) {
      if (row.kind !== "stored") continue;
      const { id, memberId, role } = row.message;
      expect(row.message.threadId).toBe(threadId);
      expect(row.speaker.name).toBe(role === "user" ? "Mara" : `Member ${memberId}`);
      expect(keys.get(id) ?? row.key, `another key after ${event.type}`).toBe(row.key);
      keys.set(id, row.key);
    }
    expect(new Set(keys.values()).size).toBe(keys.size);
  };
}

type Interleaving = { speakers: number; count: number; happenings: [string, number][] };

/** Interleavings that have failed, as regression examples. */
const pastFailures: readonly Interleaving[] = [
  {
    speakers: 2,
    count: 6,
    happenings: [
      ["send", 649],
      ["write", 271],
      ["jump", 401],
      ["jump", 43],
    ],
  },
  {
    speakers: 1,
    count: 0,
    happenings: [
      ["refresh", 0],
      ["jump", 0],
      ["send", 191],
      ["jump", 0],
      ["write", 0],
      ["refresh", 0],
      ["deliver", 233],
    ],
  },
  {
    speakers: 1,
    count: 0,
    happenings: [
      ["send", 106],
      ["deliver", 159],
      ["stop", 0],
      ["otherTab", 138],
    ],
  },
  {
    speakers: 1,
    count: 0,
    happenings: [
      ["jump", 0],
      ["send", 1],
      ["deliver", 53],
      ["stop", 0],
      ["otherTab", 208],
    ],
  },
  {
    speakers: 1,
    count: 0,
    happenings: [
      ["send", 256],
      ["write", 226],
      ["otherTab", 353],
      ["jump", 0],
    ],
  },
  {
    speakers: 1,
    count: 21,
    happenings: [
      ["deliver", 0],
      ["before", 0],
      ["otherTab", 276],
      ["refresh", 0],
      ["deliver", 135],
    ],
  },
  {
    speakers: 1,
    count: 9,
    happenings: [
      ["jump", 4],
      ["jump", 0],
      ["deliver", 0],
      ["choose", 33],
      ["deliver", 179],
    ],
  },
  {
    speakers: 1,
    count: 9,
    happenings: [
      ["jump", 4],
      ["jump", 0],
      ["deliver", 0],
      ["edit", 33],
      ["deliver", 179],
    ],
  },
  {
    speakers: 1,
    count: 11,
    happenings: [
      ["deliver", 0],
      ["jump", 589],
      ["delete", 22],
      ["deliver", 0],
      ["after", 0],
    ],
  },
  {
    speakers: 1,
    count: 7,
    happenings: [
      ["deliver", 0],
      ["jump", 16],
      ["regenerate", 1],
      ["jump", 0],
      ["otherTab", 0],
    ],
  },
  {
    speakers: 4,
    count: 0,
    happenings: [
      ["jump", 0],
      ["send", 364],
      ["write", 134],
      ["otherTab", 235],
    ],
  },
];

it("ends in the server's state after any interleaving of events, for one to five speakers", () => {
  fc.assert(
    fc.property(interleavings, ({ speakers, count, happenings }) => {
      const members = Array.from({ length: speakers }, (_, at) => `m${at}`);
      const server = new ModelServer(members, count);
      const page = new ModelClient(server, makeCheck());
      page.refresh();
      for (const [name, k] of happenings) steps[name]?.(page, server, k);
      page.settle();

      const { state } = page;
      const [stored, waiting] = split(state.rows);
      const shown = stored.map((row) => (row.kind === "stored" ? row.message : null));
      expect(shown).toEqual(server.messages.slice(state.firstIndex));
      expect([state.total, state.hasBefore, state.hasAfter]).toEqual([
        server.messages.length,
        state.firstIndex > 0,
        false,
      ]);
      expect([state.reply, state.texts, state.choices, state.leaving]).toEqual([null, {}, {}, []]);
      // Each sent message is on the server, was deleted there, or is shown as unsent.
      expect(waiting.every(({ kind }) => kind === "unsent")).toBe(true);
      const left = new Set(waiting.map(({ key }) => key));
      expect(server.messages.filter(({ clientMessageId }) => left.has(clientMessageId ?? ""))).toEqual([]);
      const gone = page.sent.filter((id) => !left.has(id) && !server.everStored.has(id));
      expect(gone).toEqual([]);
    }),
    { numRuns: 2000, examples: pastFailures.map((one) => [one]) },
  );
});
