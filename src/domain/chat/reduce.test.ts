import { describe, expect, it } from "vitest";
import type { Message } from "#src/generated/api/model/message.ts";
import { takenBy } from "./changes.ts";
import type { ChatEvent } from "./chat-event.ts";
import { begunMessage, type OpeningRow, textOf } from "./chat-row.ts";
import { type ChatState, emptyChat, isBusy, unansweredKey } from "./chat-state.ts";
import { reduce } from "./reduce.ts";
import { type Cast, characterOf } from "./speaker.ts";

const at = "2026-11-22T10:00:00Z";
const cast: Cast = {
  characters: ["ines", "tom"].map((name, colour) => ({
    kind: "character",
    memberId: `mem-${name}`,
    characterId: `chr-${name}`,
    name,
    icon: null,
    portrait: null,
    colour,
  })),
  personas: [],
  user: { kind: "user", personaId: "wren", name: "Wren" },
};
const message = (number: number, more: Partial<Message> = {}): Message => ({
  ...begunMessage({
    id: `m${number}`,
    threadId: "t",
    memberId: "mem-ines",
    characterId: "chr-ines",
    activeAlternate: `a${number}`,
    createdAt: at,
  }),
  content: `text ${number}`,
  status: "complete",
  revision: 1,
  ...more,
});
const mine = (number: number, clientMessageId: string) =>
  message(number, { clientMessageId, role: "user", memberId: null, characterId: null, personaId: "wren" });
const page = (from: number, to: number, total: number, items?: Message[]) => ({
  items: items ?? Array.from({ length: to - from }, (_, index) => message(from + index)),
  hasBefore: from > 0,
  hasAfter: to < total,
  firstIndex: from,
  total,
});

/** A chat after these events; pages are current. */
type Step = ChatEvent | { side: "before" | "after" | "newest" | "jump"; page: ReturnType<typeof page> };
const after = (steps: readonly Step[], from: ChatState = reduce(emptyChat("t"), { type: "cast", cast })) =>
  steps.reduce((state, step) => {
    const { epoch, moves } = state;
    return reduce(state, "side" in step ? { type: "page", ...step, epoch, moves } : step);
  }, from);
const keys = ({ rows }: ChatState) => rows.map(({ key }) => key);
const ids = ({ rows }: ChatState) => rows.map((row) => (row.kind === "stored" ? row.message.id : row.kind));

const send = (clientMessageId: string): Step[] => [
  { type: "send", message: { clientMessageId, content: "hello", picture: null }, at },
  { type: "asked", kind: "send", requestId: clientMessageId, awaited: { memberId: null }, at },
];
const accepted = (userMessage: Message): Step => ({ type: "accepted", replyId: "r", kind: "send", userMessage });
const turn = (messageId: string, name: string): Step => ({
  type: "turn begun",
  messageId,
  alternateId: "a",
  memberId: `mem-${name}`,
  characterId: `chr-${name}`,
  at,
});

describe("the rows of a chat", () => {
  it("grow at both ends without duplicates", () => {
    const state = after([
      { side: "jump", page: page(60, 90, 100) },
      { side: "before", page: page(30, 62, 100) },
      { side: "after", page: page(89, 100, 100) },
    ]);
    expect(ids(state)).toEqual(page(30, 100, 100).items.map(({ id }) => id));
    expect(state).toMatchObject({ hasBefore: true, hasAfter: false, firstIndex: 30, total: 100 });
  });

  it("keep their keys from the press of Send to the finished reply, and after a refetch", () => {
    const sent = after([{ side: "newest", page: page(0, 2, 2) }, ...send("c1")]);
    const items = [...page(0, 2, 4).items, mine(2, "c1"), message(3)];
    const ended = after(
      [
        accepted(mine(2, "c1")),
        turn("m3", "ines"),
        { type: "turn ended", message: message(3) },
        { type: "done" },
        { side: "newest", page: page(0, 4, 4, items) },
      ],
      sent,
    );
    expect(keys(ended)).toEqual(keys(sent));
    expect(ids(ended)).toEqual(["m0", "m1", "m2", "m3"]);
    const back = after(
      [
        { side: "jump", page: page(0, 1, 4) },
        { side: "jump", page: page(0, 4, 4, items) },
      ],
      ended,
    );
    expect(keys(back)).toEqual(keys(sent));
  });

  it("show a message sent while a reply runs, without affecting that reply", () => {
    const running = after([...send("c1"), accepted(mine(0, "c1")), turn("m1", "ines")]);
    const [press] = send("c2");
    const shown = after([press!], running);
    expect(shown.reply).toBe(running.reply);
    const refused = after([{ type: "refused", requestId: "c2", problem: "A reply is still being written" }], shown);
    expect(refused.reply).toBe(running.reply);
    expect(refused.rows.at(-1)).toMatchObject({ kind: "unsent", key: "c2" });
    expect(isBusy(after([press!]))).toBe(true);
  });

  it("stay the same objects when the newest page is refetched", () => {
    const state = after([{ side: "newest", page: page(0, 30, 30) }]);
    const again = after([{ side: "newest", page: page(10, 31, 31) }], state);
    for (let index = 0; index < 30; index++) expect(again.rows[index]).toBe(state.rows[index]);
    expect(again.rows).toHaveLength(31);
    expect(again.firstIndex).toBe(0);
  });

  it("give the opening's row to the thread's first message", () => {
    const opening: OpeningRow = {
      kind: "opening",
      key: "opening",
      speaker: characterOf(cast, "mem-ines", null),
      texts: ["one", "two"],
      at: 1,
      createdAt: at,
    };
    const items = [message(0, { content: "two" }), mine(1, "c1")];
    const state = after([{ type: "began", opening, cast }, ...send("c1"), { type: "stopped", messages: [] }]);
    const read = after([{ side: "newest", page: page(0, 2, 2, items) }], state);
    expect(keys(read)).toEqual(["opening", "c1"]);
    expect(ids(read)).toEqual(["m0", "m1"]);
  });

  it("keep unsent messages at the end of the thread, hide them elsewhere, and drop them once the server has them", () => {
    const unsent: Step = {
      type: "unsent found",
      messages: [{ clientMessageId: "c9", content: "x", picture: null }],
      at,
    };
    const state = after([{ side: "newest", page: page(0, 2, 2) }, unsent, { side: "newest", page: page(0, 3, 3) }]);
    expect(keys(state)).toEqual(["m0", "m1", "m2", "c9"]);
    const away = after([{ side: "jump", page: page(0, 2, 3) }], state);
    expect(keys(away)).toEqual(["m0", "m1"]);
    expect(keys(after([{ side: "after", page: page(2, 3, 3) }], away))).toEqual(["m0", "m1", "m2", "c9"]);
    const arrived = after([{ side: "newest", page: page(0, 4, 4, [...page(0, 3, 4).items, mine(3, "c9")]) }], state);
    expect(ids(arrived)).toEqual(["m0", "m1", "m2", "m3"]);
    expect(arrived.rows.at(-1)?.kind).toBe("stored");
    const late = after([{ side: "jump", page: page(2, 4, 4) }], after([unsent]));
    expect(keys(late)).toEqual(["m2", "m3", "c9"]);
    const found = page(0, 2, 4, [message(0), mine(1, "c9")]);
    expect(ids(after([{ side: "before", page: found }], late))).toEqual(["m0", "m1", "m2", "m3"]);
  });

  it("are replaced by a page that does not overlap them", () => {
    const state = after([
      { side: "newest", page: page(0, 5, 5) },
      { side: "newest", page: page(50, 52, 52) },
    ]);
    expect(ids(state)).toEqual(["m50", "m51"]);
    expect(state.moves).toBe(1);
  });

  it("do not go back to an older revision", () => {
    const state = after([
      { side: "newest", page: page(0, 1, 1, [message(0, { revision: 3, content: "new" })]) },
      { type: "edited", message: message(0, { revision: 2, content: "old" }) },
    ]);
    expect(state.rows.map(textOf)).toEqual(["new"]);
  });

  it("remove deleted messages and restore them in place, under their old keys", () => {
    const state = after([{ side: "newest", page: page(10, 16, 16) }]);
    const taken = takenBy(state, "m12", "one");
    expect(taken).not.toBeNull();
    if (taken === null) return;
    const left = after([{ type: "deleted", taken, isOnward: false }, ...send("new")], state);
    expect(ids(left).slice(0, 5)).toEqual(["m10", "m11", "m13", "m14", "m15"]);
    expect(left.total).toBe(15);
    const back = after([{ type: "restored", taken }], left);
    expect(keys(back)).toEqual(["m10", "m11", "m12", "m13", "m14", "m15", "new", "new/reply"]);
    expect(takenBy(state, "nobody", "one")).toBeNull();
  });
});

describe("a reply", () => {
  it("of several speakers has a row for each speaker", () => {
    const state = after([
      { side: "newest", page: page(0, 1, 1) },
      ...send("c1"),
      accepted(mine(1, "c1")),
      turn("m2", "tom"),
      { type: "turn grown", messageId: "m2", text: "Aye." },
      { type: "turn ended", message: message(2, { memberId: "mem-tom", characterId: "chr-tom", content: "Aye." }) },
      turn("m3", "ines"),
      { type: "turn grown", messageId: "m3", text: "No" },
    ]);
    expect(state.rows.map(({ key, speaker }) => [key, speaker.name])).toEqual([
      ["m0", "ines"],
      ["c1", "Wren"],
      ["c1/reply", "tom"],
      ["m3", "ines"],
    ]);
    expect(state.texts).toEqual({ m3: "No" });
    expect(state.reply?.turns.map(({ messageId, state: how }) => [messageId, how])).toEqual([
      ["m2", "ended"],
      ["m3", "running"],
    ]);
    const failed = after([{ type: "turn failed", messageId: "m3", problem: "busy" }], state);
    expect(failed.rows.at(-1)).toMatchObject({ message: { status: "failed", content: "No" } });
    expect(failed.problems).toEqual({ m3: "busy" });
  });

  it("copies no list while streaming", () => {
    const state = after([{ side: "newest", page: page(0, 30, 30) }, ...send("c1"), turn("m31", "ines")]);
    const grown = after([{ type: "turn grown", messageId: "m31", text: "word " }], state);
    expect(grown.rows).toBe(state.rows);
    expect(grown.texts["m31"]).toBe("word ");
  });

  it("is waking until its first words, unless it is being stopped", () => {
    const begun = after([...send("c1"), accepted(mine(0, "c1")), turn("m1", "ines"), { type: "turn waking" }]);
    expect(begun.reply?.phase).toBe("waking");
    expect(after([{ type: "turn grown", messageId: "m1", text: "A" }], begun).reply?.phase).toBe("writing");
    const stopping = after([{ type: "phase", phase: "stopping" }, { type: "turn waking" }], begun);
    expect(stopping.reply?.phase).toBe("stopping");
    expect(after([{ type: "turn waking" }]).reply).toBeNull();
  });

  it("that is being stopped stays so despite late events", () => {
    const state = after([
      ...send("c1"),
      turn("m2", "ines"),
      { type: "phase", phase: "stopping" },
      { type: "turn grown", messageId: "m2", text: "late" },
    ]);
    expect(state.reply?.phase).toBe("stopping");
  });

  it("that ended while disconnected leaves no streamed text behind", () => {
    const state = after([
      { side: "newest", page: page(0, 1, 1) },
      ...send("c1"),
      accepted(mine(1, "c1")),
      turn("m2", "ines"),
      { type: "turn grown", messageId: "m2", text: "word" },
      { side: "jump", page: page(0, 1, 3) },
      { type: "over" },
      { side: "jump", page: page(0, 3, 3, [message(0), mine(1, "c1"), message(2)]) },
    ]);
    expect([state.texts, state.reply, state.isBehind]).toEqual([{}, null, false]);
    expect(ids(state)).toEqual(["m0", "m1", "m2"]);
  });

  it("that is refused leaves the message unsent, with the reason", () => {
    const state = after([...send("c1"), { type: "refused", requestId: "c1", problem: "Too many" }]);
    expect(state.reply).toBeNull();
    expect(state.rows).toMatchObject([{ kind: "unsent", key: "c1", problem: "Too many" }]);
  });
});

describe("a message that nobody answers", () => {
  const loaded = [{ side: "newest", page: page(0, 2, 2, [message(0), mine(1, "c1")]) }] as const satisfies Step[];
  const speak = { type: "asked", kind: "speak", requestId: "r", awaited: { memberId: null }, at } as const;

  it("is the user's, the last of the thread, with no reply asked for and no deletion on its way", () => {
    expect(unansweredKey(after(loaded))).toBe("c1");
    expect(unansweredKey(after([...loaded, speak]))).toBeNull();
    expect(unansweredKey(after([...loaded, ...send("c2")]))).toBeNull();
    expect(unansweredKey(after([{ side: "newest", page: page(0, 2, 2) }]))).toBeNull();
    expect(unansweredKey(after([{ side: "jump", page: page(0, 2, 9, [message(0), mine(1, "c1")]) }]))).toBeNull();
    expect(unansweredKey(emptyChat("t"))).toBeNull();
  });

  it("is so once the reply behind it is deleted, and not when it comes back", () => {
    const whole = after([{ side: "newest", page: page(0, 3, 3, [message(0), mine(1, "c1"), message(2)]) }]);
    const taken = takenBy(whole, "m2", "one");
    if (taken === null) throw new Error("the reply is not shown");
    const deleted = after([{ type: "deleted", taken, isOnward: false }], whole);
    expect(unansweredKey(deleted)).toBeNull();
    const settled = after([{ type: "deletion settled", messageIds: ["m2"] }], deleted);
    expect(unansweredKey(settled)).toBe("c1");
    expect(unansweredKey(after([{ type: "restored", taken }], settled))).toBeNull();
  });
});
