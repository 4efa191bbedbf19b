import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { anAlternate } from "../../seed/builders.ts";

const light = "/api/v1/chat/threads/thread-the-light-that-failed";
const message = (id: string) => `/api/v1/chat/messages/${id}`;
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

test("any point of a long thread is one call away", async () => {
  const { call } = testWorld({ world: "crowded" });
  const page = async (query: string) =>
    (await call("GET", `/api/v1/chat/threads/thread-1000/messages?${query}`)).body.data;
  const at = (index: number) => `thread-1000-${index}`;
  expect(await page("")).toMatchObject({ hasBefore: true, hasAfter: false, firstIndex: 970, total: 1000 });
  expect(ids((await page("pageSize=2")).items)).toEqual([at(998), at(999)]);
  expect(await page("from=first&pageSize=3")).toMatchObject({
    hasBefore: false,
    hasAfter: true,
    firstIndex: 0,
    items: [{ id: at(0) }, {}, {}],
  });
  expect(ids((await page(`before=${at(500)}&pageSize=2`)).items)).toEqual([at(498), at(499)]);
  expect(ids((await page(`after=${at(500)}&pageSize=2`)).items)).toEqual([at(501), at(502)]);
  expect(ids((await page(`around=${at(500)}&pageSize=3`)).items)).toEqual([at(499), at(500), at(501)]);
  expect(await page(`around=${at(1)}&pageSize=10`)).toMatchObject({ firstIndex: 0, hasBefore: false });
  expect((await page(`around=${at(999)}&pageSize=10`)).items).toHaveLength(10);
  expect(await page(`after=${at(999)}`)).toMatchObject({
    items: [],
    hasBefore: true,
    hasAfter: false,
    firstIndex: 1000,
  });
  expect(await page(`before=${at(0)}`)).toMatchObject({ items: [], hasBefore: false, firstIndex: 0 });
});

test("two anchors, a foreign anchor and an absurd page are refused", async () => {
  const { call } = testWorld();
  expect((await call("GET", `${light}/messages?before=message-light-1&after=message-light-1`)).status).toBe(400);
  expect((await call("GET", `${light}/messages?around=message-shoes-1`)).status).toBe(404);
  expect((await call("GET", `${light}/messages?pageSize=101`)).status).toBe(400);
  expect((await call("GET", "/api/v1/chat/threads/thread-none/messages")).status).toBe(404);
});

test("a deleted message stands for its former place", async () => {
  const { call } = testWorld();
  await call("DELETE", `${message("message-light-2")}?scope=one`);
  const around = await call("GET", `${light}/messages?after=message-light-2`);
  expect(ids(around.body.data.items)).toEqual(["message-light-3"]);
  expect(ids((await call("GET", `${light}/messages?before=message-light-2`)).body.data.items)).toEqual([
    "message-light-1",
  ]);
});

test("an alternate is chosen on any message; the revision goes up once", async () => {
  const { call } = testWorld();
  const choose = (alternateId: string) =>
    call("PUT", `${message("message-light-3")}/alternates/choose`, { alternateId });
  const chosen = (await choose("message-light-3-1")).body.data;
  expect(chosen).toMatchObject({ activeAlternate: "message-light-3-1", revision: 2 });
  expect(chosen.content).toBe(chosen.alternates[0].content);
  expect((await choose("message-light-3-1")).body.data.revision).toBe(2);
  expect((await choose("message-light-1-1")).status).toBe(400);
});

test("an edit replaces or adds; an old revision gives back the message as it is", async () => {
  const { call, context } = testWorld();
  const edit = (body: object) => call("PATCH", message("message-light-2"), body);
  expect((await edit({ content: "New words", as: "replace", revision: 1 })).body.data).toMatchObject({
    content: "New words",
    revision: 2,
  });
  const stale = await edit({ content: "Other words", as: "replace", revision: 1 });
  expect(stale.status).toBe(409);
  expect(stale.body.data.content).toBe("New words");
  const added = (await edit({ content: "Third words", as: "alternate", revision: 2 })).body.data;
  expect(added.alternates).toHaveLength(2);
  expect(added).toMatchObject({ content: "Third words", revision: 3 });
  expect((await edit({ content: "   ", as: "replace", revision: 3 })).status).toBe(400);
  expect((await edit({ content: "x".repeat(8001), as: "replace", revision: 3 })).status).toBe(400);
  const row = context.state.messages.get("message-light-2");
  if (!row) throw new Error("no message");
  context.state.messages.put({
    ...row,
    alternates: Array.from({ length: 50 }, (_, i) => anAlternate({ id: `a${i}`, content: "x" })),
    activeAlternate: "a0",
  });
  expect((await edit({ content: "y", as: "alternate", revision: 3 })).status).toBe(409);
});

test("a deletion hides one message or all that follow, never the opening, and is undone whole", async () => {
  const { call } = testWorld();
  expect((await call("DELETE", `${message("message-light-1")}?scope=onward`)).status).toBe(409);
  const { deletionId, messageIds, messageCount } = (await call("DELETE", `${message("message-light-2")}?scope=onward`))
    .body.data;
  expect(messageIds).toEqual(["message-light-2", "message-light-3"]);
  expect(messageCount).toBe(0);
  expect((await call("GET", `${light}/messages`)).body.data.total).toBe(1);
  expect((await call("PATCH", message("message-light-2"), { content: "x", as: "replace", revision: 1 })).status).toBe(
    404,
  );
  const restored = await call("POST", "/api/v1/user/trash/restore", { deletionId });
  expect(restored.body.data).toEqual({
    kind: "message",
    id: "message-light-2",
    threadId: "thread-the-light-that-failed",
  });
  expect(ids((await call("GET", `${light}/messages`)).body.data.items)).toEqual([
    "message-light-1",
    "message-light-2",
    "message-light-3",
  ]);
});
