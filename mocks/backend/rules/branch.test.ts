import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

const light = "/api/v1/chat/threads/thread-the-light-that-failed";

test("a branch holds the messages up to one, with new ids, and leaves its parent alone", async () => {
  const { call } = testWorld();
  const { status, body } = await call("POST", `${light}/branch`, { messageId: "message-light-2", title: "Without it" });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    title: "Without it",
    parentThreadId: "thread-the-light-that-failed",
    branchMessageId: "message-light-2",
    characterId: "char-maren-holloway",
    isPinned: false,
    messageCount: 1,
    unreadCount: 0,
  });
  const parent = (await call("GET", `${light}/messages`)).body.data;
  const branch = (await call("GET", `/api/v1/chat/threads/${body.data.id}/messages`)).body.data;
  expect(parent.total).toBe(3);
  expect(branch.items.map(({ content }: { content: string }) => content)).toEqual(
    parent.items.slice(0, 2).map(({ content }: { content: string }) => content),
  );
  const ids = new Set(
    parent.items.flatMap(({ id, alternates }: { id: string; alternates: { id: string }[] }) => [
      id,
      ...alternates.map((one) => one.id),
    ]),
  );
  expect(
    branch.items.some(
      ({ id, activeAlternate }: { id: string; activeAlternate: string }) => ids.has(id) || ids.has(activeAlternate),
    ),
  ).toBe(false);
  await call("DELETE", `/api/v1/chat/messages/${branch.items[1].id}?scope=one`);
  expect((await call("GET", `${light}/messages`)).body.data.total).toBe(3);
});

test("the branch begins with the chosen alternate and keeps the others", async () => {
  const { call } = testWorld();
  const body = { messageId: "message-light-3", alternateId: "message-light-3-1" };
  const branch = (await call("POST", `${light}/branch`, body)).body.data;
  const last = (await call("GET", `/api/v1/chat/threads/${branch.id}/messages`)).body.data.items.at(-1);
  expect(last.alternates).toHaveLength(3);
  expect(last.content).toBe(last.alternates[0].content);
});

test("branches are numbered by their first source, and their titles fit", async () => {
  const { call } = testWorld();
  const branch = async (thread: string, messageId: string) =>
    (await call("POST", `/api/v1/chat/threads/${thread}/branch`, { messageId })).body.data;
  const source = light.split("/").at(-1)!;
  const first = await branch(source, "message-light-2");
  expect(first.title).toBe("Branch of The light that failed");
  expect((await branch(source, "message-light-2")).title).toBe("Branch of The light that failed (2)");
  expect((await branch(first.id, first.lastMessage.id)).title).toBe("Branch of The light that failed (3)");
  await call("PATCH", light, { title: "🕯".repeat(60) });
  const long = await branch(source, "message-light-2");
  expect([...long.title]).toHaveLength(60);
  expect(long.title).toMatch(/^Branch of 🕯+…$/u);
  const again = await branch(source, "message-light-2");
  expect([...again.title]).toHaveLength(60);
  expect(again.title).toMatch(/… \(2\)$/);
  await call("PATCH", light, { title: null });
  expect((await branch(source, "message-light-2")).title).toBe("Branch of Maren Holloway");
});

test("foreign messages, unknown alternates and a message that is being written are refused", async () => {
  const { call, context } = testWorld();
  const branch = (body: object) => call("POST", `${light}/branch`, body);
  expect((await branch({ messageId: "message-shoes-1" })).status).toBe(400);
  expect((await branch({ messageId: "message-light-3", alternateId: "nothing" })).status).toBe(400);
  expect((await call("POST", "/api/v1/chat/threads/nowhere/branch", { messageId: "message-light-1" })).status).toBe(
    404,
  );
  const sent = await call("POST", `${light}/messages`, {
    content: "Wait",
    clientMessageId: "3e231240-e222-4a9f-8764-151174371d16",
    stream: true,
  });
  const running = context.state.messages.in("thread-the-light-that-failed").at(-1)!;
  expect((await branch({ messageId: running.id })).status).toBe(409);
  expect((await branch({ messageId: "message-light-3" })).status).toBe(200);
  await sent.response.body?.cancel();
});
