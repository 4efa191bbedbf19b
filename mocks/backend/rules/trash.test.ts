import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

const threads = "/api/v1/chat/threads";
const trash = "/api/v1/user/trash";
const thread = "thread-the-light-that-failed";

test("the trash lists the latest deletion first, by kind, page by page", async () => {
  const world = testWorld();
  const items = async (query = "") => (await world.call("GET", `${trash}${query}`)).body.data.items;
  expect(await items()).toEqual([]);
  await world.call("DELETE", "/api/v1/chat/messages/message-light-3?scope=one");
  await world.clock.advance(1000);
  await world.call("DELETE", `${threads}/thread-good-shoes`);
  expect((await items()).map(({ kind }: { kind: string }) => kind)).toEqual(["thread", "message"]);
  expect(await items("?kind=message")).toHaveLength(1);
  expect((await world.call("GET", `${trash}?pageSize=1`)).body.data.nextPage).toBe(2);
  const [{ deletedAt, restoreUntil }] = await items();
  expect(Date.parse(restoreUntil) - Date.parse(deletedAt)).toBe(30 * 86_400_000);
  expect((await world.call("GET", `${trash}?kind=nothing`)).status).toBe(400);
});

test("a message comes back only into a chat that is there: 409 until its chat is back", async () => {
  const world = testWorld();
  const restore = (deletionId: string) => world.call("POST", `${trash}/restore`, { deletionId });
  const message = (await world.call("DELETE", "/api/v1/chat/messages/message-light-3?scope=one")).body.data.deletionId;
  const whole = (await world.call("DELETE", `${threads}/${thread}`)).body.data.deletionId;
  expect((await restore(message)).status).toBe(409);
  expect((await restore("del_none")).status).toBe(404);
  expect((await restore(whole)).body.data).toEqual({ kind: "thread", id: thread, threadId: thread });
  expect((await world.call("GET", `${threads}/${thread}/messages`)).body.data.total).toBe(2);
  expect((await restore(message)).body.data).toMatchObject({ kind: "message", threadId: thread });
  expect((await world.call("GET", `${threads}/${thread}/messages`)).body.data.total).toBe(3);
});

test("all chats go as one deletion and come back with it, but for those whose character is gone", async () => {
  const world = testWorld({ world: "creator" });
  const total = async () => (await world.call("GET", threads)).body.data.items.length;
  const restore = (deletionId: string) => world.call("POST", `${trash}/restore`, { deletionId });
  const before = await total();
  expect(before).toBeGreaterThan(1);
  const { deletionId } = (await world.call("DELETE", threads)).body.data;
  expect(await total()).toBe(0);
  expect((await world.call("DELETE", threads)).status).toBe(409);
  expect((await world.call("GET", `${trash}?kind=threads`)).body.data.items).toHaveLength(1);
  expect((await restore(deletionId)).body.data).toEqual({ kind: "threads", id: deletionId, threadId: null });
  expect(await total()).toBe(before);
  // One of them belongs to a character of one's own, which is deleted meanwhile.
  const again = (await world.call("DELETE", threads)).body.data.deletionId;
  const row = world.context.state.deletions.get(again)!;
  const own = row.rowIds
    .map((id) => world.context.state.threads.get(id)!)
    .find(({ characterId }) => world.context.state.characters.get(characterId ?? "")?.creatorId === row.userId)!;
  const character = world.context.state.characters.get(own.characterId!)!;
  world.context.state.characters.put({ ...character, deletedAt: row.deletedAt });
  expect((await restore(again)).status).toBe(200);
  expect(await total()).toBeLessThan(before);
  expect((await restore(again)).status).toBe(409);
  world.context.state.characters.put(character);
  expect((await restore(again)).status).toBe(200);
  expect(await total()).toBe(before);
  expect((await restore(again)).status).toBe(404);
});
