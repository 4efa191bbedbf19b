import { expect, test, vi } from "vitest";
import { framesOf } from "../../hosts/read-events.ts";
import type { Exclusive } from "../backend.ts";
import type { Change, State } from "../state/state.ts";
import { groupChat, groupThread, heard, say, script, stored, turnMs, wholeTurn } from "./group-reply.fixture.ts";
import { kinds, readAll } from "./reply-chat.fixture.ts";
import { restarted } from "./restart.fixture.ts";

const asWorld = ({ ask }: ReturnType<typeof restarted>) => ({
  call: async (method: string, path: string) => {
    const response = await ask(method, path);
    return { status: response.status, headers: response.headers, response, body: await response.json() };
  },
});

test("a kill during the second turn fails it with its text; the third never begins", async () => {
  const kept: Change[] = [];
  const store = { load: () => [], commit: (changes: readonly Change[]) => void kept.push(...structuredClone(changes)) };
  const world = groupChat(3, { store });
  void (await say(world)).response.text();
  await world.clock.advance(turnMs + 650);
  const rows = new Map(
    [...world.context.state.dump(), ...kept].map((change) => [`${change.table}/${change.id}`, change]),
  );
  const after = restarted(world, null, [...rows.values()]);
  await after.backend.resume();
  const replies = await stored(asWorld(after));
  expect(replies).toMatchObject([
    { memberId: world.members[0], text: wholeTurn(world.names[0] ?? ""), status: "complete" },
    { memberId: world.members[1], status: "failed" },
  ]);
  expect(replies).toHaveLength(2);
  const second = wholeTurn(world.names[1] ?? "");
  // Text is committed every 250 ms, so at most that much is lost.
  expect(second.startsWith(replies[1]?.text ?? "?")).toBe(true);
  expect(replies[1]?.text.length).toBeGreaterThanOrEqual(`${world.names[1]} 0. `.length * 3);
  const { data } = await (await after.ask("GET", groupThread)).json();
  expect(data.activeReply).toBeNull();
  expect((await after.ask("GET", `${groupThread}/stream`)).status).toBe(204);
});

test.each([150, 950, 1050, 1550, 2350, 2950])(
  "a scripted reply killed after %i ms continues where it would be by now, however late it is resumed",
  async (ms) => {
    for (const away of [0, 500, 1200, 60_000]) {
      const world = groupChat(3);
      const got = (await say(world)).response.text();
      await world.clock.advance(ms);
      const rows = structuredClone(world.context.state.dump());
      const replyId = [...world.context.state.replies.all()][0]?.id;
      await world.backend.close();
      const before = framesOf(await got).slice(0, -2);
      await world.clock.advance(away);
      const after = restarted(world, script, rows);
      await after.backend.resume();
      await world.clock.advance(1);
      const joined = after.ask("GET", `${groupThread}/stream`).then((response) => response.text());
      const rejoined = after
        .ask("GET", `${groupThread}/stream`, undefined, before.at(-1)?.id)
        .then((response) => response.text());
      const due = Math.floor((ms + away) / turnMs);
      const { activeReply } = (await asWorld(after).call("GET", groupThread)).body.data;
      expect(activeReply?.memberId).toBe(world.members[due]);
      await world.clock.advance(4000);
      const replies = await stored(asWorld(after));
      expect(replies.map(({ text, status }) => [text, status])).toEqual(
        world.names.map((name) => [wholeTurn(name), "complete"]),
      );
      expect(heard(framesOf(await joined))).toEqual(replies);
      const all = [...before, ...framesOf(await rejoined)];
      expect(all.map(({ id }) => id)).toEqual(all.map((_, at) => `${replyId}:${at + 1}`));
      expect(heard(all)).toEqual(replies);
    }
  },
);

test("a turn that failed before the restart is reported as failed again; the rest continues", async () => {
  const world = groupChat(3);
  void (await say(world, "/fail 1")).response.text();
  await world.clock.advance(500);
  const after = restarted(world, script, structuredClone(world.context.state.dump()));
  await world.backend.close();
  await after.backend.resume();
  const joined = after.ask("GET", `${groupThread}/stream`).then((response) => response.text());
  await world.clock.advance(4000);
  const events = framesOf(await joined);
  expect(kinds(events)).toContain("error");
  expect(heard(events).map(({ status }) => status)).toEqual(["failed", "complete", "complete"]);
  expect(heard(events)).toEqual(await stored(asWorld(after)));
});

test("a reply stopped right after it was resumed reports the end of every turn that began", async () => {
  const world = groupChat(3);
  void (await say(world)).response.text();
  await world.clock.advance(2 * turnMs + 350);
  const after = restarted(world, script, structuredClone(world.context.state.dump()));
  const [reply] = [...after.context.state.replies.all()];
  await world.backend.close();
  const [, stopped] = await Promise.all([
    after.backend.resume(),
    after.ask("POST", `${groupThread}/stop`, { replyId: reply?.id }),
  ]);
  expect((await stopped.json()).data.messages).toHaveLength(3);
  const events = framesOf(await (await after.ask("GET", `${groupThread}/stream`)).text());
  expect(heard(events)).toEqual(await stored(asWorld(after)));
  expect(heard(events).map(({ status }) => status)).toEqual(["complete", "complete", "stopped"]);
});

test("when the server closes right after resuming a reply, only the running turn fails", async () => {
  const world = groupChat(3);
  void (await say(world)).response.text();
  await world.clock.advance(turnMs + 350);
  const after = restarted(world, script, structuredClone(world.context.state.dump()));
  await world.backend.close();
  await Promise.all([after.backend.resume(), after.backend.close()]);
  const events = framesOf(await (await after.ask("GET", `${groupThread}/stream`)).text());
  expect(kinds(events).filter((kind) => kind !== "delta" && kind !== "snapshot")).toEqual([
    "accepted",
    "turn",
    "end",
    "turn",
    "error",
    "done",
  ]);
});

test("two hosts that write one reply on the same rows give each speaker one message", async () => {
  const world = groupChat(3);
  void (await say(world)).response.text();
  await world.clock.advance(500);
  const shared = new Map(structuredClone(world.context.state.dump()).map((one) => [`${one.table}/${one.id}`, one]));
  const rows = [...shared.values()];
  await world.backend.close();
  let queue: Promise<unknown> = Promise.resolve();
  // Like tabs of one browser: one works at a time, and reads the other's changes first.
  const exclusive =
    (state: State): Exclusive =>
    (work) => {
      const mine = queue.then(() => {
        state.load(structuredClone([...shared.values()]));
        return work();
      });
      queue = mine.catch(() => undefined);
      return mine;
    };
  const store = {
    load: () => [],
    commit: (changes: readonly Change[]) => {
      for (const change of structuredClone(changes)) shared.set(`${change.table}/${change.id}`, change);
    },
  };
  const hosts = [1, 2].map(() => restarted(world, script, rows, { store, exclusive }));
  for (const { backend, context } of hosts) {
    context.newId = (kind) => `${kind}_${crypto.randomUUID().slice(0, 8)}`;
    await backend.resume();
  }
  await world.clock.advance(4000);
  for (const host of hosts) {
    const replies = await stored(asWorld(host));
    expect(replies.map(({ memberId, text }) => [memberId, text])).toEqual(
      world.members.map((id, at) => [id, wholeTurn(world.names[at] ?? "")]),
    );
    const joined = framesOf(await (await host.ask("GET", `${groupThread}/stream`)).text());
    expect(heard(joined)).toEqual(replies);
  }
});

test("a server shutdown ends the running turn with an error and drops the rest", async () => {
  const world = groupChat(3);
  const text = (await say(world)).response.text();
  await world.clock.advance(turnMs + 350);
  await world.backend.close();
  const events = framesOf(await text);
  expect(kinds(events).slice(-2)).toEqual(["error", "done"]);
  expect(heard(events).map(({ status }) => status)).toEqual(["complete", "failed"]);
  expect((await stored(world)).map(({ status }) => status)).toEqual(["complete", "failed"]);
});

test("if the end of a turn cannot be stored the reply ends; the next commit stores it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  let isFull = false;
  const store = {
    load: () => [],
    commit: () => {
      if (isFull) throw new Error("disk full");
    },
  };
  const world = groupChat(2, { store });
  const text = (await say(world)).response.text();
  await world.clock.advance(turnMs - 50);
  isFull = true;
  await world.clock.advance(100);
  isFull = false;
  expect((await world.call("GET", groupThread)).body.data.activeReply).toBeNull();
  const events = framesOf(await text);
  expect(events.at(-1)?.event.type).toBe("done");
  expect(heard(events)).toEqual(await stored(world));
  expect((await readAll(world, (await say(world, "Again")).response)).at(-1)?.event.type).toBe("done");
});

test("a reply stored by an earlier version, with one message, is resumed", async () => {
  const world = groupChat(2);
  const light = "/api/v1/chat/threads/thread-the-light-that-failed";
  const body = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: true };
  void (await world.call("POST", `${light}/messages`, body)).response.text();
  await world.clock.advance(350);
  const rows = structuredClone(world.context.state.dump()).map((change) => {
    if (change.table !== "replies") return change;
    const { turns, waiting: _, ...row } = change.row as Record<string, unknown> & { turns: object[] };
    return { ...change, row: { ...row, ...turns[0], startedAt: row["startedAt"] } };
  });
  await world.backend.close();
  const after = restarted(world, script, rows);
  await after.backend.resume();
  await world.clock.advance(4000);
  const { items } = (await (await after.ask("GET", `${light}/messages`)).json()).data;
  expect(items.at(-1)).toMatchObject({ status: "complete", content: wholeTurn("Maren Holloway") });
});
