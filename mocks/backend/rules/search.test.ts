import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { excerptOf } from "../search-excerpt.ts";

const light = "thread-the-light-that-failed";
const search = (world: ReturnType<typeof testWorld>, q: string, more = "") =>
  world.call("GET", `/api/v1/chat/search?q=${encodeURIComponent(q)}${more}`);

test("a text is found in every chat, whatever its case and form, with the place of its hits", async () => {
  const world = testWorld();
  const { body } = await search(world, "LAMP", `&threadId=${light}`);
  expect(body.data.total).toBe(2);
  const [newest, older] = body.data.items;
  expect(newest).toMatchObject({
    threadId: light,
    messageId: "message-light-3",
    role: "character",
    characterId: "char-maren-holloway",
    characterName: "Maren Holloway",
    index: 2,
  });
  const letters = Array.from<string>(older.excerpt);
  const found = older.ranges.map(({ start, end }: { start: number; end: number }) =>
    letters.slice(start, end).join(""),
  );
  expect(found).toEqual(["lamp"]);
  expect((await search(world, "ｌａｍｐ", `&threadId=${light}`)).body.data.total).toBe(2);
  expect((await search(world, "lamp")).body.data.total).toBeGreaterThanOrEqual(2);
});

test("a hit in a group names the member who speaks, and nobody where the user does", async () => {
  const world = testWorld({ world: "crowded" });
  const { items } = (await search(world, "the", "&threadId=thread-group-10000&pageSize=20")).body.data;
  const { members } = (await world.call("GET", "/api/v1/groupChats/details/group-group-10000")).body.data;
  const known = new Set(members.map(({ memberId }: { memberId: string }) => memberId));
  expect(items.length).toBeGreaterThan(0);
  for (const { role, memberId } of items) expect(role === "user" ? memberId === null : known.has(memberId)).toBe(true);
  const [single] = (await search(world, "the", "&threadId=thread-1000&pageSize=1")).body.data.items;
  expect(single.memberId).toBeNull();
});

test("only the alternate that is shown is searched, and nothing that was deleted", async () => {
  const world = testWorld();
  expect((await search(world, "Sit there")).body.data.total).toBe(0);
  await world.call("DELETE", "/api/v1/chat/messages/message-light-3?scope=one");
  expect((await search(world, "lamp", `&threadId=${light}`)).body.data.total).toBe(1);
  await world.call("DELETE", `/api/v1/chat/threads/${light}`);
  expect((await search(world, "harbour office")).body.data.total).toBe(0);
});

test("an empty text is refused, an unknown thread is 404, pages follow each other", async () => {
  const world = testWorld({ world: "crowded" });
  expect((await search(world, " ")).status).toBe(400);
  expect((await search(world, "x".repeat(101))).status).toBe(400);
  expect((await search(world, "a", "&threadId=nowhere")).status).toBe(404);
  const first = (await search(world, "the", "&threadId=thread-1000&pageSize=5")).body.data;
  const second = (await search(world, "the", "&threadId=thread-1000&pageSize=5&page=2")).body.data;
  expect(first.items).toHaveLength(5);
  expect(first.nextPage).toBe(2);
  expect(second.items[0].index).toBeLessThan(first.items.at(-1).index);
});

test("an excerpt is cut around the hit, and ranges count code points", () => {
  const { excerpt, ranges } = excerptOf(`${"🕯 ".repeat(100)}the İstanbul light ${"and ".repeat(100)}`, "light");
  const letters = Array.from(excerpt);
  expect(letters.length).toBeLessThanOrEqual(242);
  expect(ranges.map(({ start, end }) => letters.slice(start, end).join(""))).toEqual(["light"]);
  expect(excerptOf("aaaa", "aa").ranges).toEqual([
    { start: 0, end: 2 },
    { start: 2, end: 4 },
  ]);
});
