import { expect, test } from "vitest";
import { aMessage } from "../../seed/builders.ts";
import { createState } from "./state.ts";

const message = (id: string, threadId = "t1", position = 0) =>
  aMessage({ id, threadId, position, role: "user", content: id });

test("a failed attempt leaves no trace, in rows, groups or changes", () => {
  const state = createState();
  state.messages.put(message("kept"));
  state.takeChanges();
  expect(() =>
    state.attempt(() => {
      state.messages.put(message("new"));
      state.messages.put({ ...message("kept"), revision: 9 });
      state.messages.put({ ...message("kept"), threadId: "t2" });
      state.messages.remove("kept");
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(state.messages.in("t1")).toEqual([message("kept")]);
  expect(state.messages.in("t2")).toEqual([]);
  expect(state.messages.get("new")).toBeUndefined();
  expect(state.takeChanges()).toEqual([]);
});

test("a failed attempt inside another takes back its own changes only", () => {
  const state = createState();
  state.attempt(() => {
    state.messages.put(message("outer"));
    expect(() =>
      state.attempt(() => {
        state.messages.put(message("inner"));
        throw new Error("no");
      }),
    ).toThrow("no");
  });
  expect(state.takeChanges().map(({ id }) => id)).toEqual(["outer"]);
});

test("each changed row is reported once, in its final state; a removed one as null", () => {
  const state = createState();
  state.messages.put(message("a"));
  state.messages.put({ ...message("a"), revision: 2 });
  state.messages.put(message("b"));
  state.messages.remove("b");
  expect(state.takeChanges()).toEqual([
    { table: "messages", id: "a", row: { ...message("a"), revision: 2 } },
    { table: "messages", id: "b", row: null },
  ]);
  expect(state.takeChanges()).toEqual([]);
});

test("a dump can be loaded, and loaded rows do not count as changed", () => {
  const state = createState();
  state.messages.put(message("a"));
  state.messages.put(message("b", "t2"));
  const copy = createState();
  copy.load(state.dump());
  expect(copy.messages.in("t2")).toEqual([message("b", "t2")]);
  expect(copy.takeChanges()).toEqual([]);
});

test("a row that changes its group leaves the old one", () => {
  const state = createState();
  state.messages.put(message("a", "t1"));
  state.messages.put(message("a", "t2"));
  expect(state.messages.in("t1")).toEqual([]);
  expect(state.messages.in("t2")).toHaveLength(1);
});
