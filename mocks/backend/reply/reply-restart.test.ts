import { expect, test } from "vitest";
import { framesOf, textOf } from "../../hosts/read-events.ts";
import type { Change } from "../state/state.ts";
import { chat, kinds, light, messages, pieces, readAll, script, send, whole } from "./reply-chat.fixture.ts";
import { restarted } from "./restart.fixture.ts";

const sendTo = ({ ask }: ReturnType<typeof restarted>, clientMessageId: string) =>
  ask("POST", `${light}/messages`, { content: "Hello", clientMessageId, stream: true });

test("a repeated call joins from the first event and stores nothing twice, even after the end or a restart", async () => {
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
  const kept = framesOf(await (await sendTo(after, id)).text());
  expect(kinds(kept)).toEqual(["accepted", "turn", "end", "done"]);
  expect(textOf(kept)).toBe(whole);
});

test("a restart marks the running reply as failed and keeps its text; nothing acknowledged is lost", async () => {
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
  // Text is committed every 250 ms, so at most that much is lost.
  expect(items.at(-1).content.length).toBeGreaterThanOrEqual("piece 0 ".length * 8);
  expect((await after.ask("GET", `${light}/stream`)).status).toBe(204);
});

test("a scripted reply continues where it would be by now", async () => {
  const world = chat();
  const { response } = await send(world);
  void response.text();
  await world.clock.advance(450);
  const rows = world.context.state.dump();
  const replyId = [...world.context.state.replies.all()][0]?.id;
  await world.backend.replies.close();
  await world.clock.advance(500);
  const after = restarted(world, script, rows);
  await after.backend.resume();
  await world.clock.advance(1);
  const joined = await after.ask("GET", `${light}/stream`);
  const rejoined = (await after.ask("GET", `${light}/stream`, undefined, `${replyId}:3`)).text();
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
  // The reader's last event was the third, with the first piece; it gets everything after it.
  const rest = framesOf(await rejoined);
  expect(rest.map(({ id }) => id)).toEqual(rest.map((_, at) => `${replyId}:${at + 4}`));
  expect(kinds(rest)).toEqual([...pieces.slice(1).map(() => "delta"), "end", "done"]);
  const { items } = (await (await after.ask("GET", `${light}/messages`)).json()).data;
  expect(items.at(-1)).toMatchObject({ status: "complete", content: whole });
});

test("closing the server ends every stream with a retryable error", async () => {
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
