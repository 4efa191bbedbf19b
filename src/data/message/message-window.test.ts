import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Message } from "#src/generated/api/model/message.ts";
import { awaitedKey, awaitedRow, openingRow, outgoingRow } from "./local-message.ts";
import {
  emptyWindow,
  windowOf,
  withMessage,
  withNewestPage,
  withPageAfter,
  withPageBefore,
  withRows,
  withTakenRows,
  withoutMessages,
  withoutRow,
  type MessageWindow,
} from "./message-window.ts";

const base = outgoingRow("t", "x", "").message;
const message = (at: number, more: Partial<Message> = {}): Message => ({
  ...base,
  id: `m${at}`,
  clientMessageId: null,
  role: "character",
  content: `text ${at}`,
  revision: 1,
  ...more,
});
const page = (from: number, to: number, total: number) => ({
  items: Array.from({ length: to - from }, (_, at) => message(from + at)),
  hasBefore: from > 0,
  hasAfter: to < total,
  firstIndex: from,
  total,
});
const keys = (window: MessageWindow) => window.rows.map(({ key }) => key);
const ids = (window: MessageWindow) => window.rows.map((row) => row.message.id);

describe("a window of messages", () => {
  it("grows to both sides and never holds a message twice", () => {
    let window = windowOf(page(60, 90, 100));
    window = withPageBefore(window, page(30, 62, 100));
    window = withPageAfter(window, page(89, 100, 100));
    expect(ids(window)).toEqual(page(30, 100, 100).items.map(({ id }) => id));
    expect(window).toMatchObject({ hasBefore: true, hasAfter: false, firstIndex: 30, total: 100 });
  });

  it("keeps a row's key from the press to the finished reply", () => {
    let window = windowOf(page(0, 2, 2));
    window = withRows(window, [outgoingRow("t", "c1", "hello"), awaitedRow("t", "c1", "chr")]);
    const shown = keys(window);
    window = withMessage(window, message(2, { clientMessageId: "c1", role: "user", content: "hello" }));
    window = withMessage(window, message(3), awaitedKey("c1"));
    expect(keys(window)).toEqual(shown);
    expect(ids(window)).toEqual(["m0", "m1", "m2", "m3"]);
    expect(window.rows.every(({ delivery }) => delivery === "stored")).toBe(true);
    window = withNewestPage(window, {
      ...page(0, 4, 4),
      items: [
        ...page(0, 2, 4).items,
        message(2, { clientMessageId: "c1", role: "user", content: "hello" }),
        message(3),
      ],
    });
    expect(keys(window)).toEqual(shown);
  });

  it("keeps the opening's row when the thread names it", () => {
    const opening = openingRow("chr", ["one", "two"], 1);
    let window: MessageWindow = { ...emptyWindow, rows: [opening], total: 1 };
    window = withRows(window, [outgoingRow("t", "c1", "hello")]);
    window = withNewestPage(window, {
      ...page(0, 1, 2),
      items: [message(0, { content: "two" }), message(1, { clientMessageId: "c1", role: "user" })],
    });
    expect(keys(window)).toEqual(["opening", "c1"]);
    expect(ids(window)).toEqual(["m0", "m1"]);
  });

  it("leaves unchanged rows the same objects when the newest page comes again", () => {
    const window = windowOf(page(0, 30, 30));
    const again = withNewestPage(window, page(10, 31, 31));
    for (let at = 0; at < 30; at++) expect(again.rows[at]).toBe(window.rows[at]);
    expect(again.rows).toHaveLength(31);
    expect(again.firstIndex).toBe(0);
  });

  it("keeps unsent messages at the end, and drops them once they have arrived", () => {
    let window = withRows(windowOf(page(0, 2, 2)), [
      { ...outgoingRow("t", "c9", "later"), delivery: "failed", problem: "no" },
    ]);
    window = withNewestPage(window, page(0, 3, 3));
    expect(keys(window)).toEqual(["m0", "m1", "m2", "c9"]);
    window = withNewestPage(window, {
      ...page(0, 4, 4),
      items: [...page(0, 3, 4).items, message(3, { clientMessageId: "c9" })],
    });
    expect(keys(window)).toEqual(["m0", "m1", "m2", "c9"]);
    expect(window.rows[3]?.delivery).toBe("stored");
  });

  it("is replaced by a page that it does not touch any more", () => {
    expect(ids(withNewestPage(windowOf(page(0, 5, 5)), page(50, 52, 52)))).toEqual(["m50", "m51"]);
  });

  it("does not go back to an older revision", () => {
    const window = windowOf({ ...page(0, 1, 1), items: [message(0, { revision: 3, content: "new" })] });
    expect(withMessage(window, message(0, { revision: 2, content: "old" })).rows[0]?.message.content).toBe("new");
  });

  it("stays a contiguous part of the thread whatever comes", () => {
    const step = fc.oneof(
      fc.constant("before" as const),
      fc.constant("after" as const),
      fc.constant("newest" as const),
      fc.constant("send" as const),
      fc.constant("drop" as const),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let total = 100;
        let window = windowOf(page(40, 60, total));
        let sent = 0;
        for (const name of steps) {
          const stored = window.rows.filter(({ delivery }) => delivery === "stored");
          const first = Number(stored[0]?.message.id.slice(1));
          const last = Number(stored.at(-1)?.message.id.slice(1));
          if (name === "before" && first > 0)
            window = withPageBefore(window, page(Math.max(0, first - 9), first, total));
          if (name === "after" && last < total - 1)
            window = withPageAfter(window, page(last + 1, Math.min(total, last + 8), total));
          if (name === "newest") window = withNewestPage(window, page((total += 2) - 12, total, total));
          if (name === "send") window = withRows(window, [outgoingRow("t", `c${sent++}`, "x")]);
          if (name === "drop" && sent > 0) window = withoutRow(window, `c${sent - 1}`);
        }
        const numbers = window.rows
          .filter(({ delivery }) => delivery === "stored")
          .map(({ message: { id } }) => Number(id.slice(1)));
        expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
        expect(new Set(keys(window)).size).toBe(window.rows.length);
        expect(window.rows.findLastIndex(({ delivery }) => delivery === "stored")).toBe(numbers.length - 1);
        expect(window.firstIndex).toBe(numbers[0]);
      }),
    );
  });

  it("gives messages away and takes them back to their place, under their old keys", () => {
    const window = windowOf(page(10, 16, 16));
    const { window: left, taken } = withoutMessages(window, new Set(["m12", "m13"]));
    expect(ids(left)).toEqual(["m10", "m11", "m14", "m15"]);
    expect(left.total).toBe(14);
    const grown = withRows(left, [outgoingRow("t", "new", "meanwhile")]);
    expect(keys(withTakenRows(grown, taken))).toEqual(["m10", "m11", "m12", "m13", "m14", "m15", "new"]);
    // What has come back by itself is not there twice.
    expect(withTakenRows(window, taken)).toBe(window);
    // The row they followed is gone: nobody knows their place.
    expect(withTakenRows(windowOf(page(0, 3, 16)), taken).rows).toHaveLength(3);
    expect(withoutMessages(window, new Set(["nobody"])).window).toBe(window);
  });
});
