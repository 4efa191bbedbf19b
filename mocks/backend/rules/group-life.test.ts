import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { putGroupChats } from "../../seed/group-rows.ts";
import { prune } from "../prune.ts";

const groups = "/api/v1/groupChats";
const threads = "/api/v1/chat/threads";
const bakery = "group-night-bakery";
const restore = "/api/v1/user/trash/restore";
const day = 86_400_000;

function worldWithGroups(): TestWorld {
  const world = testWorld();
  putGroupChats(world.context, world.userId);
  return world;
}

const details = (world: TestWorld, id = bakery, options: { as?: string } = {}) =>
  world.call("GET", `${groups}/details/${id}`, undefined, options);

const edit = (world: TestWorld, body: object, id = bakery) => world.call("PUT", `${groups}/edit/${id}`, body);

const remove = async (world: TestWorld, id = bakery): Promise<string> =>
  (await world.call("DELETE", `${groups}/delete`, { groupId: id })).body.data.deletionId;

/** Somebody else, signed in. */
async function visitor(world: TestWorld): Promise<string> {
  const { body } = await world.call("POST", "/api/v1/turnstile/validate", { token: "ok" }, { as: null });
  const person = { email: "v@example.com", password: "quiet-harbour-9", verificationId: body.data.verificationId };
  return (await world.call("POST", "/api/v1/auth/sign-up", person, { as: null })).body.data.accessToken;
}

test("the details name each member with pictures, also those who are gone", async () => {
  const world = testWorld({ world: "groups" });
  const { data } = (await details(world, "group-after-hours")).body;
  expect(data.members).toMatchObject([
    { characterName: "Bruno Castellane", isAvailable: true, icon: "/media/icons/bruno.webp" },
    { characterName: "Old Tobias", isAvailable: false, icon: null, avatar: null },
    { characterName: "Thessaly Wren", isAvailable: true },
  ]);
  const twice = (await details(world, "group-full-house")).body.data;
  expect(twice.members).toHaveLength(5);
  expect(twice.members[2]).toMatchObject({ characterName: "Maren Holloway 2", characterId: "char-maren-holloway" });
  expect(twice.lorebookIds).toEqual(["lore-saltmarsh-light", "lore-winter-coast"]);
  expect((await details(world, "group-none")).status).toBe(404);
});

test("another's public group can be read and played, not changed", async () => {
  const world = testWorld({ world: "groups" });
  expect((await details(world, "group-open-stage")).body.data).toMatchObject({ isOwned: false, isPublic: true });
  expect((await edit(world, { groupName: "Mine now" }, "group-open-stage")).status).toBe(404);
  expect((await world.call("DELETE", `${groups}/delete`, { groupId: "group-open-stage" })).status).toBe(404);
  const body = { groupChatDefinitionId: "group-open-stage", AlwaysRespondCharacterIds: [] };
  expect((await world.call("POST", `${groups}/createThread`, body)).status).toBe(200);
});

test("an edit changes what it names and is trimmed; nothing else is accepted", async () => {
  const world = worldWithGroups();
  const { data } = (await edit(world, { groupName: " After midnight ", scenario: " Rain. " })).body;
  expect(data).toMatchObject({ groupName: "After midnight", scenario: "Rain.", systemPrompt: "", lorebookIds: [] });
  expect((await edit(world, { groupName: "" })).body.data).toMatchObject({ groupName: "", scenario: "Rain." });
  expect((await edit(world, { lorebookIds: ["lore-ferry"] })).body.data.lorebooks).toHaveLength(1);
  expect((await edit(world, {})).status).toBe(400);
  expect((await edit(world, { groupName: "x".repeat(61) })).status).toBe(400);
  expect((await edit(world, { lorebookIds: ["lore-ferry", "lore-ferry"] })).status).toBe(400);
  expect((await edit(world, { lorebookIds: ["lore-none"] })).status).toBe(404);
  expect((await edit(world, { isPublic: true })).status).toBe(400);
  expect((await edit(world, { groupName: "x" }, "group-none")).status).toBe(404);
});

test("a deleted group goes with its threads, and comes back with them", async () => {
  const world = worldWithGroups();
  const deletionId = await remove(world);
  expect((await details(world)).status).toBe(404);
  expect((await world.call("GET", `${threads}/thread-night-bakery`)).status).toBe(404);
  expect((await world.call("GET", `${threads}?kind=group`)).body.data.items).toEqual([]);
  expect((await world.call("GET", `${groups}/list`)).body.data.items).toHaveLength(1);
  const body = { groupChatDefinitionId: bakery, AlwaysRespondCharacterIds: [] };
  expect((await world.call("POST", `${groups}/createThread`, body)).status).toBe(404);
  expect((await world.call("GET", "/api/v1/user/trash?kind=groupChat")).body.data.items).toMatchObject([
    { deletionId, kind: "groupChat", name: "The Night Bakery" },
  ]);
  expect((await world.call("POST", restore, { deletionId })).body.data).toEqual({
    kind: "groupChat",
    id: bakery,
    threadId: null,
  });
  expect((await world.call("GET", `${threads}/thread-night-bakery/messages`)).body.data.total).toBe(1);
  expect((await world.call("POST", restore, { deletionId })).status).toBe(404);
});

test("a thread deleted before its group stays deleted when the group comes back, and waits for it", async () => {
  const world = worldWithGroups();
  const thread = (await world.call("DELETE", `${threads}/thread-night-bakery`)).body.data.deletionId;
  const group = await remove(world);
  expect((await world.call("POST", restore, { deletionId: thread })).status).toBe(409);
  expect((await world.call("POST", restore, { deletionId: group })).status).toBe(200);
  expect((await world.call("GET", `${threads}/thread-night-bakery`)).status).toBe(404);
  expect((await world.call("POST", restore, { deletionId: thread })).status).toBe(200);
});

test("deleting stops what is being written", async () => {
  const world = worldWithGroups();
  const said = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: true };
  const answer = await world.call("POST", `${threads}/thread-night-bakery/messages`, said);
  const reading = answer.response.text();
  await remove(world);
  expect(await reading).toContain("event: done");
  expect(world.context.state.replies.in("thread-night-bakery").map(({ state }) => state)).toEqual(["done"]);
});

test("the longest names there are fit into every answer", async () => {
  const world = testWorld({ world: "groups" });
  const { characterName } = (await world.call("GET", `${threads}/thread-long-names`)).body.data;
  expect(characterName).toHaveLength(5 * 40 + 4 * 2);
  expect((await world.call("DELETE", `${threads}/thread-long-names`)).status).toBe(200);
  await remove(world, "group-long-names");
  const trash = (await world.call("GET", "/api/v1/user/trash")).body.data.items;
  expect(trash.map(({ name }: { name: string }) => name)).toEqual([characterName, characterName]);
});

test("after 30 days a group is gone for good, but for those who have a chat in it", async () => {
  const world = worldWithGroups();
  const { state } = world.context;
  const group = state.groupChats.get(bakery);
  if (group) state.groupChats.put({ ...group, isPublic: true });
  const as = await visitor(world);
  const body = { groupChatDefinitionId: bakery, AlwaysRespondCharacterIds: [] };
  const theirs = (await world.call("POST", `${groups}/createThread`, body, { as })).body.data.id;
  await remove(world);
  expect((await details(world)).status).toBe(404);
  expect((await details(world, bakery, { as })).status).toBe(200);
  await remove(world, "group-unbegun");
  await world.clock.advance(31 * day);
  prune(world.context);
  expect([...state.groupChats.all()].map(({ id }) => id)).toEqual([bakery]);
  expect(state.threads.get("thread-night-bakery")).toBeUndefined();
  state.threads.remove(theirs);
  prune(world.context);
  expect(state.groupChats.size).toBe(0);
});

test("whoever ends their account takes their groups along, but for those in which others play", async () => {
  const world = worldWithGroups();
  const { state } = world.context;
  const group = state.groupChats.get(bakery);
  if (group) state.groupChats.put({ ...group, isPublic: true });
  const as = await visitor(world);
  const body = { groupChatDefinitionId: bakery, AlwaysRespondCharacterIds: [] };
  const theirs = (await world.call("POST", `${groups}/createThread`, body, { as })).body.data.id;
  expect((await world.call("DELETE", "/api/v1/user/delete", { confirmDelete: true })).status).toBe(200);
  expect([...state.groupChats.all()].map(({ id }) => id)).toEqual([bakery]);
  expect((await world.call("GET", `${threads}/${theirs}`, undefined, { as })).status).toBe(200);
});
