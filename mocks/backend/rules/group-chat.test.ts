import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { putGroupChats } from "../../seed/group-rows.ts";

const groups = "/api/v1/groupChats/list";
const threads = "/api/v1/chat/threads";

function worldWithGroups() {
  const world = testWorld();
  putGroupChats(world.context, world.userId);
  return world;
}

test("groups are listed latest first, those without a thread too", async () => {
  const world = worldWithGroups();
  const { items, nextPage } = (await world.call("GET", groups)).body.data;
  expect(nextPage).toBeNull();
  expect(items).toMatchObject([
    { id: "group-night-bakery", groupName: "The Night Bakery", threadCount: 1, lastThreadId: "thread-night-bakery" },
    { id: "group-unbegun", groupName: "", threadCount: 0, lastThreadId: null },
  ]);
  expect(items[1].memberNames).toEqual(["Thessaly Wren", "Bruno Castellane", "Maren Holloway"]);
  expect(items[1].avatars).toHaveLength(3);
  expect((await world.call("GET", `${groups}?page=0`)).status).toBe(400);
});

test("a search looks at the group's and its members' names; a deleted thread no longer counts", async () => {
  const world = worldWithGroups();
  const find = async (text: string) =>
    (await world.call("GET", `${groups}?search=${encodeURIComponent(text)}`)).body.data.items.map(
      ({ id }: { id: string }) => id,
    );
  expect(await find("NIGHT bak")).toEqual(["group-night-bakery"]);
  expect(await find("castellane")).toEqual(["group-night-bakery", "group-unbegun"]);
  expect(await find("nobody at all")).toEqual([]);
  await world.call("DELETE", `${threads}/thread-night-bakery`);
  expect((await world.call("GET", groups)).body.data.items[0]).toMatchObject({ threadCount: 0, lastThreadId: null });
});

test("a group's thread stands among the others under its own name, or its members'", async () => {
  const world = worldWithGroups();
  const [thread] = (await world.call("GET", `${threads}?kind=group`)).body.data.items;
  expect(thread).toMatchObject({
    id: "thread-night-bakery",
    kind: "group",
    characterId: null,
    groupId: "group-night-bakery",
    characterName: "The Night Bakery",
    variantId: null,
    variantName: null,
    aiModelId: null,
  });
  const recent = (await world.call("GET", "/api/v1/user/recent-chats")).body.data.recentChats;
  expect(recent.find(({ id }: { id: string }) => id === thread.id)).toMatchObject({ kind: "group", characterId: null });
  const found = (await world.call("GET", `${threads}?search=night%20bakery`)).body.data.items;
  expect(found.map(({ id }: { id: string }) => id)).toEqual(["thread-night-bakery"]);
  const row = world.context.state.groupChats.get("group-night-bakery");
  if (row) world.context.state.groupChats.put({ ...row, groupName: "" });
  const renamed = (await world.call("GET", `${threads}/thread-night-bakery`)).body.data;
  expect(renamed.characterName).toBe("Thessaly Wren, Bruno Castellane, Maren Holloway");
});
