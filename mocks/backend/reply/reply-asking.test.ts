import { expect, test, vi } from "vitest";
import { framesOf } from "../../hosts/read-events.ts";
import { chat, join, kinds, light, messages, pieces, readAll, send, whole } from "./reply-chat.fixture.ts";

test("stopping keeps the text so far and ends every stream", async () => {
  const world = chat();
  const { response } = await send(world);
  const text = response.text();
  await world.clock.advance(550);
  const { activeReply } = (await world.call("GET", light)).body.data;
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

test("a second message during a reply is refused, naming that reply", async () => {
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

test("without streaming the response comes when the reply has ended, and a repeated call gets it too", async () => {
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

test("an empty or too long message is refused", async () => {
  const world = chat();
  const clientMessageId = crypto.randomUUID();
  expect((await send(world, "   ")).status).toBe(400);
  expect((await send(world, "x".repeat(8001))).status).toBe(400);
  expect((await send(world, "Hello", "not-a-uuid")).status).toBe(400);
  const members = { content: "Hello", clientMessageId, stream: true, memberIds: ["mem_1"] };
  expect((await world.call("POST", `${light}/messages`, members)).status).toBe(400);
  expect(await messages(world)).toHaveLength(3);
});

test("a failed reply is stored as a message, and regenerating it fills its place", async () => {
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

test("regenerating adds an alternate and makes it active, on the last reply only; the 51st is refused", async () => {
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

test("a regenerate that fails without text leaves the previous alternate active", async () => {
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

test("continuing appends to the last reply, and the snapshot for a new reader includes the earlier text", async () => {
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

test("speak gives a reply without a user message", async () => {
  const world = chat();
  const body = { clientRequestId: crypto.randomUUID(), stream: true };
  const events = await readAll(world, (await world.call("POST", `${light}/speak`, body)).response);
  expect(events[0]?.event).toMatchObject({ kind: "speak", userMessage: null });
  expect(await messages(world)).toHaveLength(4);
});
