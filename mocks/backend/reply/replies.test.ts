import { expect, test, vi } from "vitest";
import { framesOf, textOf, type ReadEvent } from "../../hosts/read-events.ts";
import { testWorld, type TestWorld, type TestWorldOptions } from "../../hosts/node.ts";
import { createBackend } from "../backend.ts";
import { makeContext } from "../../hosts/make-context.ts";
import { createApi } from "../../http/api.ts";
import type { ReplyScript } from "../responder/responder.ts";
import { memoryStore } from "../state/store.ts";
import type { Change } from "../state/state.ts";

const light = "/api/v1/chat/threads/thread-the-light-that-failed";
const pieces = Array.from({ length: 20 }, (_, i) => ({ atMs: (i + 1) * 100, text: `piece ${i} ` }));
const whole = pieces.map(({ text }) => text).join("");
const script = (): ReplyScript => ({ text: whole, pieces });

/** A world whose replies are twenty pieces, one each 100 ms. */
const chat = (given: TestWorldOptions = {}) => testWorld({ ...given, context: { script, ...given.context } });

const send = (world: TestWorld, content = "Hello", clientMessageId: string = crypto.randomUUID()) =>
  world.call("POST", `${light}/messages`, { content, clientMessageId, stream: true });

/** Reads a stream to its end while the clock runs. */
async function readAll(world: TestWorld, response: Response, ms = 4000): Promise<ReadEvent[]> {
  const text = response.text();
  await world.clock.advance(ms);
  return framesOf(await text);
}

const kinds = (events: ReadEvent[]) => events.map(({ event }) => event.type);
const join = (world: TestWorld, lastEventId?: string) =>
  world.call("GET", `${light}/stream`, undefined, lastEventId ? { headers: { "last-event-id": lastEventId } } : {});
const messages = async (world: TestWorld) => (await world.call("GET", `${light}/messages`)).body.data.items;

test("a reply is told from accepted to done, numbered without a gap, and is there afterwards", async () => {
  const world = chat();
  const { response, headers } = await send(world, "Hello", "3e231240-e222-4a9f-8764-151174371d16");
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  const events = await readAll(world, response);
  expect(kinds(events)).toEqual(["accepted", "turn", ...pieces.map(() => "delta"), "end", "done"]);
  const [first] = events;
  if (first?.event.type !== "accepted") throw new Error("not accepted");
  expect(events.map(({ id }) => id)).toEqual(
    events.map((_, i) => `${(first.event as { replyId: string }).replyId}:${i + 1}`),
  );
  expect(first.event).toMatchObject({
    kind: "send",
    messageCount: 3,
    userMessage: { content: "Hello", clientMessageId: "3e231240-e222-4a9f-8764-151174371d16" },
  });
  expect(events.at(-1)?.event).toEqual({ type: "done", messageCount: 4, nextMemberIds: [] });
  expect((await messages(world)).at(-1)).toMatchObject({ role: "character", content: whole, status: "complete" });
});

test("joined after any event, a reader ends up with the same text and misses nothing", async () => {
  const world = chat();
  const all = await readAll(world, (await send(world)).response);
  for (const { id } of all) {
    const rest = framesOf(await (await join(world, id)).response.text());
    const place = Number(id.split(":")[1]);
    expect(rest.map((one) => one.id)).toEqual(all.slice(place).map((one) => one.id));
    expect(textOf([...all.slice(0, place), ...rest])).toBe(whole);
  }
});

test("without a last event, a joiner gets the text so far as one snapshot, then the rest", async () => {
  for (const ms of [0, 50, 350, 1200, 1950, 2500]) {
    const world = chat();
    const { response } = await send(world);
    void response.text();
    await world.clock.advance(ms);
    const joined = await readAll(world, (await join(world)).response);
    expect(kinds(joined).slice(0, 2)).toEqual(["accepted", "turn"]);
    expect(kinds(joined).filter((kind) => kind === "snapshot")).toHaveLength(ms >= 100 ? 1 : 0);
    expect(textOf(joined)).toBe(whole);
    expect(joined.at(-1)?.event.type).toBe("done");
  }
});

test("an id of another reply or thread is answered like none", async () => {
  const world = chat();
  await readAll(world, (await send(world)).response);
  const joined = framesOf(await (await join(world, "rpl_foreign:3")).response.text());
  expect(kinds(joined).slice(0, 3)).toEqual(["accepted", "turn", "snapshot"]);
});

test("nothing running and nothing kept is 204; what has ended is kept for ten minutes", async () => {
  const world = chat();
  expect((await join(world)).status).toBe(204);
  const [first] = await readAll(world, (await send(world)).response);
  await world.clock.advance(5 * 60_000);
  expect((await join(world, first?.id)).status).toBe(200);
  await world.clock.advance(6 * 60_000);
  expect((await join(world, first?.id)).status).toBe(204);
});

test("leaving stops nothing: the reply is written to its end without readers", async () => {
  const world = chat();
  const { response } = await send(world);
  await response.body?.cancel();
  await world.clock.advance(4000);
  expect((await messages(world)).at(-1)).toMatchObject({ content: whole, status: "complete" });
});

test("two readers get the same, and one that does not read holds nobody back", async () => {
  const world = chat();
  const { response } = await send(world);
  const idle = (await join(world)).response;
  const second = (await join(world)).response.text();
  const first = await readAll(world, response);
  expect(textOf(framesOf(await second))).toBe(textOf(first));
  expect(textOf(framesOf(await idle.text()))).toBe(whole);
});

test("stop keeps the text so far and ends every stream", async () => {
  const world = chat();
  const { response } = await send(world);
  const text = response.text();
  await world.clock.advance(550);
  const [, { activeReply }] = [null, (await world.call("GET", light)).body.data];
  expect(activeReply).toMatchObject({ kind: "send", memberId: null });
  const stopped = await world.call("POST", `${light}/stop`, { replyId: activeReply.replyId });
  expect(stopped.body.data.messages[0]).toMatchObject({
    status: "stopped",
    content: "piece 0 piece 1 piece 2 piece 3 piece 4 ",
  });
  const events = framesOf(await text);
  expect(kinds(events).slice(-2)).toEqual(["end", "done"]);
  expect((await world.call("POST", `${light}/stop`, { replyId: activeReply.replyId })).body.data.messages).toEqual([]);
  expect((await world.call("GET", light)).body.data.activeReply).toBeNull();
  await world.clock.advance(4000);
  expect((await messages(world)).at(-1).content).toBe("piece 0 piece 1 piece 2 piece 3 piece 4 ");
});

test("one reply at a time: a second message is refused and names the first", async () => {
  const world = chat();
  void (await send(world)).response.text();
  const refused = await send(world, "Another");
  expect(refused.status).toBe(409);
  expect(refused.body.data.activeReply).toEqual((await world.call("GET", light)).body.data.activeReply);
  const last = (await messages(world)).at(-1);
  for (const path of ["regenerate", "continue"]) {
    const body = { clientRequestId: crypto.randomUUID(), stream: true };
    expect((await world.call("POST", `/api/v1/chat/messages/${last.id}/${path}`, body)).status).toBe(409);
  }
  expect(
    (await world.call("PATCH", "/api/v1/chat/messages/message-light-2", { content: "x", as: "replace", revision: 1 }))
      .status,
  ).toBe(409);
  expect((await world.call("DELETE", "/api/v1/chat/messages/message-light-2?scope=one")).status).toBe(409);
  expect(await messages(world)).toHaveLength(5);
});

test("a repeat joins from the first event and stores nothing twice, also after the end and after a restart", async () => {
  const world = chat();
  const id = crypto.randomUUID();
  const first = (await send(world, "Hello", id)).response;
  const again = (await send(world, "Hello", id)).response;
  const events = await readAll(world, first);
  expect(framesOf(await again.text())).toEqual(events);
  expect(framesOf(await (await send(world, "Hello", id)).response.text())).toEqual(events);
  expect((await send(world, "Other words", id)).status).toBe(409);
  expect(await messages(world)).toHaveLength(5);

  const after = restarted(world, null);
  const kept = framesOf(await (await after.send(id)).text());
  expect(kinds(kept)).toEqual(["accepted", "turn", "end", "done"]);
  expect(textOf(kept)).toBe(whole);
});

test("without streaming the answer comes when the reply has ended, and a repeat gets it too", async () => {
  const world = chat();
  const body = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: false };
  const answers = Promise.all([
    world.call("POST", `${light}/messages`, body),
    world.call("POST", `${light}/messages`, body),
  ]);
  await world.clock.advance(4000);
  const [first, second] = await answers;
  expect(first.body.data).toMatchObject({
    userMessage: { content: "Hello" },
    replies: [{ content: whole, status: "complete" }],
    messageCount: 4,
  });
  expect(second.body).toEqual(first.body);
});

test("a message must have something to say, and not too much", async () => {
  const world = chat();
  const clientMessageId = crypto.randomUUID();
  expect((await send(world, "   ")).status).toBe(400);
  expect((await send(world, "x".repeat(8001))).status).toBe(400);
  expect((await send(world, "Hello", "not-a-uuid")).status).toBe(400);
  const members = { content: "Hello", clientMessageId, stream: true, memberIds: ["mem_1"] };
  expect((await world.call("POST", `${light}/messages`, members)).status).toBe(400);
  expect(await messages(world)).toHaveLength(3);
});

test("a failed reply is a message with Retry, and regenerating fills its place", async () => {
  const world = chat();
  const failed = await readAll(world, (await send(world, "/fail")).response);
  expect(kinds(failed)).toEqual(["accepted", "turn", "error", "done"]);
  expect(failed.at(-2)?.event).toMatchObject({ retryable: true, message: expect.any(String) });
  const last = (await messages(world)).at(-1);
  expect(last).toMatchObject({ status: "failed", content: "" });
  expect(failed.at(-1)?.event).toMatchObject({ messageCount: 3 });
  const body = { clientRequestId: crypto.randomUUID(), stream: true };
  await readAll(world, (await world.call("POST", `/api/v1/chat/messages/${last.id}/regenerate`, body)).response);
  const filled = (await messages(world)).at(-1);
  expect(filled).toMatchObject({ status: "complete", content: whole });
  expect(filled.alternates).toHaveLength(1);
});

test.each([
  ["/fail-late", "failed", "error"],
  ["/half", "cut", "end"],
])("%s keeps what was written, marked %s", async (content, status, kind) => {
  const world = chat();
  const events = await readAll(world, (await send(world, content)).response);
  expect(events.at(-2)?.event.type).toBe(kind);
  const last = (await messages(world)).at(-1);
  expect(last.status).toBe(status);
  expect(last.content).toBe(
    pieces
      .slice(0, 12)
      .map(({ text }) => text)
      .join(""),
  );
});

test("/cut breaks the connection and not the reply: joined again, nothing is lost", async () => {
  const world = chat();
  const { response } = await send(world, "/cut");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let got = "";
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      got += value;
    }
  })();
  reading.catch(() => undefined);
  await world.clock.advance(1500);
  await expect(reading).rejects.toThrow("cut");
  const before = framesOf(got);
  const rest = await readAll(world, (await join(world, before.at(-1)?.id)).response);
  expect(textOf([...before, ...rest])).toBe(whole);
});

test("regenerate adds an alternate and makes it active; the 51st is refused; only the last reply can", async () => {
  const world = chat();
  const regenerate = (id: string) =>
    world.call("POST", `/api/v1/chat/messages/${id}/regenerate`, {
      clientRequestId: crypto.randomUUID(),
      stream: true,
      instruction: "Slower",
    });
  const events = await readAll(world, (await regenerate("message-light-3")).response);
  expect(events[0]?.event).toMatchObject({ type: "accepted", kind: "regenerate", userMessage: null });
  const last = (await messages(world)).at(-1);
  expect(last.alternates).toHaveLength(4);
  expect(last.content).toBe(whole);
  expect((await regenerate("message-light-2")).status).toBe(409);
  expect((await regenerate("message-light-1")).status).toBe(409);
  expect((await regenerate("message-none")).status).toBe(404);
  const row = world.context.state.messages.get("message-light-3")!;
  world.context.state.messages.put({
    ...row,
    alternates: Array.from({ length: 50 }, (_, i) => ({ ...row.alternates[0]!, id: `a${i}` })),
    activeAlternate: "a3",
  });
  expect((await regenerate("message-light-3")).status).toBe(409);
});

test("a regenerate that gives nothing leaves the alternate before it in place", async () => {
  const world = chat({
    context: {
      script: () => {
        throw new Error("no");
      },
    },
  });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const body = { clientRequestId: crypto.randomUUID(), stream: true };
  const events = await readAll(
    world,
    (await world.call("POST", "/api/v1/chat/messages/message-light-3/regenerate", body)).response,
  );
  expect(kinds(events)).toEqual(["accepted", "turn", "error", "done"]);
  const last = (await messages(world)).at(-1);
  expect(last.alternates).toHaveLength(3);
  expect(last).toMatchObject({ activeAlternate: "message-light-3-2", status: "complete" });
});

test("continue appends to the last reply, and a joiner's snapshot holds what stood before", async () => {
  const world = chat();
  const before = (await messages(world)).at(-1).content;
  const body = { clientRequestId: crypto.randomUUID(), stream: true };
  const { response } = await world.call("POST", "/api/v1/chat/messages/message-light-3/continue", body);
  void response.text();
  await world.clock.advance(250);
  const joined = await readAll(world, (await join(world)).response);
  expect(joined.find(({ event }) => event.type === "snapshot")?.event).toMatchObject({
    text: `${before}piece 0 piece 1 `,
  });
  expect((await messages(world)).at(-1)).toMatchObject({ content: before + whole, status: "complete" });
  expect((await messages(world)).at(-1).alternates).toHaveLength(3);
});

test("speak gives a reply without a message", async () => {
  const world = chat();
  const body = { clientRequestId: crypto.randomUUID(), stream: true };
  const events = await readAll(world, (await world.call("POST", `${light}/speak`, body)).response);
  expect(events[0]?.event).toMatchObject({ kind: "speak", userMessage: null });
  expect(await messages(world)).toHaveLength(4);
});

test("a comment line comes every ten seconds of silence", async () => {
  const world = chat();
  const { response } = await send(world, "/silent");
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
    }
  })();
  await world.clock.advance(35_000);
  expect(text.split("\n\n").filter((frame) => frame.startsWith(":"))).toHaveLength(3);
  await reader.cancel();
});

/** The same rows in a new process, `script` null as on the HTTP host. */
function restarted(world: TestWorld, resumed: typeof script | null, rows: Change[] = world.context.state.dump()) {
  const context = makeContext({ clock: world.clock, script: resumed });
  context.state.load(rows.map((change) => structuredClone(change)));
  const backend = createBackend(context, memoryStore());
  const api = createApi({ backend, checkAnswers: true });
  const ask = async (method: string, path: string, body?: object) => {
    const response = await api(
      new Request(`http://test${path}`, {
        method,
        headers: { authorization: `Bearer ${world.token}`, "content-type": "application/json" },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    if (!response) throw new Error("not in the contract");
    return response;
  };
  return {
    backend,
    ask,
    send: (clientMessageId: string) =>
      ask("POST", `${light}/messages`, { content: "Hello", clientMessageId, stream: true }),
  };
}

test("a restart marks the running reply failed and keeps its text; nothing acknowledged is lost", async () => {
  const kept: Change[] = [];
  const store = { load: () => [], commit: (changes: readonly Change[]) => void kept.push(...structuredClone(changes)) };
  const world = chat({ store });
  void (await send(world)).response.text();
  await world.clock.advance(1150);
  const rows = new Map(kept.map((change) => [`${change.table}/${change.id}`, change]));
  const after = restarted(world, null, [...rows.values()]);
  await after.backend.resume();
  const { items } = (await (await after.ask("GET", `${light}/messages`)).json()).data;
  expect(items.at(-2)).toMatchObject({ role: "user", content: "Hello" });
  expect(items.at(-1)).toMatchObject({ status: "failed" });
  expect(whole.startsWith(items.at(-1).content)).toBe(true);
  // At most 250 ms of text is younger than the last commit.
  expect(items.at(-1).content.length).toBeGreaterThanOrEqual("piece 0 ".length * 8);
  expect((await after.ask("GET", `${light}/stream`)).status).toBe(204);
});

test("with a script, a reply goes on where it must be by now", async () => {
  const world = chat();
  const { response } = await send(world);
  void response.text();
  await world.clock.advance(450);
  const rows = world.context.state.dump();
  const lastId = `${[...world.context.state.replies.all()][0]?.id}:3`;
  await world.backend.replies.close();
  await world.clock.advance(500);
  const after = restarted(world, script, rows);
  await after.backend.resume();
  await world.clock.advance(1);
  const joined = await after.ask("GET", `${light}/stream`);
  const text = joined.text();
  await world.clock.advance(4000);
  const events = framesOf(await text);
  expect(events.find(({ event }) => event.type === "snapshot")?.event).toMatchObject({
    text: pieces
      .slice(0, 9)
      .map((one) => one.text)
      .join(""),
  });
  expect(textOf(events)).toBe(whole);
  expect(lastId).toMatch(/:3$/);
  const { items } = (await (await after.ask("GET", `${light}/messages`)).json()).data;
  expect(items.at(-1)).toMatchObject({ status: "complete", content: whole });
});

test("closing the server ends every stream with an error that can be retried", async () => {
  const world = chat();
  const { response } = await send(world);
  const text = response.text();
  await world.clock.advance(350);
  await world.backend.close();
  const events = framesOf(await text);
  expect(kinds(events).slice(-2)).toEqual(["error", "done"]);
  expect(events.at(-2)?.event).toMatchObject({ retryable: true });
  expect((await messages(world)).at(-1)).toMatchObject({ status: "failed", content: "piece 0 piece 1 piece 2 " });
});
