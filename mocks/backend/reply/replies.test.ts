import { expect, test } from "vitest";
import { manualClock } from "../../hosts/manual-clock.ts";
import { framesOf, textOf } from "../../hosts/read-events.ts";
import type { Responder } from "../responder/responder.ts";
import { chat, join, kinds, messages, pieces, readAll, readOn, send, whole } from "./reply-chat.fixture.ts";

test("a reply's events run from accepted to done, numbered without a gap, and the reply is stored", async () => {
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

test("a reader that joins after any event gets every later one and the same text", async () => {
  const world = chat();
  const all = await readAll(world, (await send(world)).response);
  for (const { id } of all) {
    const rest = framesOf(await (await join(world, id)).response.text());
    const place = Number(id.split(":")[1]);
    expect(rest.map((one) => one.id)).toEqual(all.slice(place).map((one) => one.id));
    expect(textOf([...all.slice(0, place), ...rest])).toBe(whole);
  }
});

test("a reader that joins without a last event gets the text so far as one snapshot, then the rest", async () => {
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

test("an event id of another reply or thread counts as none", async () => {
  const world = chat();
  await readAll(world, (await send(world)).response);
  const joined = framesOf(await (await join(world, "rpl_foreign:3")).response.text());
  expect(kinds(joined).slice(0, 3)).toEqual(["accepted", "turn", "snapshot"]);
});

test("joining gives 204 if no reply runs and none is kept; an ended reply is kept for ten minutes", async () => {
  const world = chat();
  expect((await join(world)).status).toBe(204);
  const [first] = await readAll(world, (await send(world)).response);
  await world.clock.advance(5 * 60_000);
  expect((await join(world, first?.id)).status).toBe(200);
  await world.clock.advance(6 * 60_000);
  expect((await join(world, first?.id)).status).toBe(204);
});

test("a reply is written to its end even if its reader leaves", async () => {
  const world = chat();
  const { response } = await send(world);
  await response.body?.cancel();
  await world.clock.advance(4000);
  expect((await messages(world)).at(-1)).toMatchObject({ content: whole, status: "complete" });
});

test("two readers get the same events, and one that does not read delays nobody", async () => {
  const world = chat();
  const { response } = await send(world);
  const idle = (await join(world)).response;
  const second = (await join(world)).response.text();
  const first = await readAll(world, response);
  expect(textOf(framesOf(await second))).toBe(textOf(first));
  expect(textOf(framesOf(await idle.text()))).toBe(whole);
});

test("/cut breaks the connection, not the reply: joining again loses nothing", async () => {
  const world = chat();
  const reading = readOn((await send(world, "/cut")).response);
  reading.ended.catch(() => undefined);
  await world.clock.advance(1500);
  await expect(reading.ended).rejects.toThrow("cut");
  const before = framesOf(reading.text());
  const rest = await readAll(world, (await join(world, before.at(-1)?.id)).response);
  expect(textOf([...before, ...rest])).toBe(whole);
});

test("a comment line is sent every ten seconds without an event", async () => {
  const world = chat();
  const reading = readOn((await send(world, "/silent")).response);
  await world.clock.advance(35_000);
  expect(
    reading
      .text()
      .split("\n\n")
      .filter((frame) => frame.startsWith(":")),
  ).toHaveLength(3);
  await reading.cancel();
});

test("a model that may have to be loaded is reported as waking after four seconds without text", async () => {
  for (const [firstAt, isTold] of [
    [3900, false],
    [6000, true],
  ] as const) {
    const clock = manualClock();
    const responder: Responder = {
      wakes: true,
      async *write(_, signal) {
        await clock.sleep(firstAt, signal);
        yield "Here.";
      },
    };
    const world = { ...chat({ context: { clock, responder, script: null } }), clock };
    const events = await readAll(world, (await send(world)).response, 10_000);
    expect(kinds(events)).toEqual(["accepted", "turn", ...(isTold ? ["waking"] : []), "delta", "end", "done"]);
    expect(textOf(framesOf(await (await join(world)).response.text()))).toBe("Here.");
  }
});
