import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aCharacter, aLorebook } from "../../seed/builders.ts";
import { png, upload } from "./upload.fixture.ts";

const base = "/api/v1/lorebook";
const entry = {
  name: " The lamp ",
  keys: ["lamp", "light"],
  secondaryKeys: [],
  content: "It has never gone out.",
  isEnabled: true,
  isConstant: false,
  matchWholeWords: true,
  isCaseSensitive: false,
  order: 100,
  priority: 10,
};
const draft = { name: " The night ferry ", description: " ", thumbnail: null, isPublic: false, entries: [entry] };

const create = (world: TestWorld, change: object = {}) => world.call("POST", `${base}/create`, { ...draft, ...change });
const edit = (world: TestWorld, id: string, body: object) => world.call("PUT", `${base}/edit/${id}`, body);
const details = (world: TestWorld, id: string) => world.call("GET", `${base}/details/${id}`);
const remove = (world: TestWorld, id: string) => world.call("DELETE", `${base}/delete/${id}`);
const restore = (world: TestWorld, deletionId: string) =>
  world.call("POST", "/api/v1/user/trash/restore", { deletionId });

test("a new lorebook is trimmed, has ids and what nobody said, and is in one's list", async () => {
  const world = testWorld();
  const { body } = await create(world, { entries: [entry, { ...entry, useRegex: true, keys: ["/lan(tern|p)s?/i"] }] });
  expect(body.data).toMatchObject({
    name: "The night ferry",
    description: null,
    entryCount: 2,
    isOwned: true,
    fromCharacter: null,
    scanDepth: 4,
    tokenBudget: 1000,
    isRecursive: false,
    entries: [
      { name: "The lamp", logic: "andAny", useRegex: false, position: "after", extensions: {} },
      { useRegex: true },
    ],
  });
  expect((await details(world, body.data.id)).body.data).toEqual(body.data);
  const mine = await world.call("GET", `${base}/list?public=false`);
  expect(mine.body.data.lorebooks).toMatchObject([{ id: body.data.id, entryCount: 2 }]);
});

test("a category is none until it is said, stays through other edits and can be taken back", async () => {
  const world = testWorld();
  const { data } = (await create(world)).body;
  expect(data.category).toBeNull();
  expect((await edit(world, data.id, { category: "cosy", isPublic: true })).body.data.category).toBe("cosy");
  expect((await edit(world, data.id, { name: "Ferry" })).body.data.category).toBe("cosy");
  expect((await edit(world, data.id, { category: "drowned" })).status).toBe(400);
  const cosy = await world.call("GET", `${base}/listPublicallyUsable?category=cosy`);
  expect(cosy.body.data.lorebooks).toContainEqual(expect.objectContaining({ id: data.id }));
  expect((await edit(world, data.id, { category: null })).body.data.category).toBeNull();
  expect((await create(world, { category: "horror" })).body.data.category).toBe("horror");
});

test("what an import brought and we do not know comes back as it was", async () => {
  const world = testWorld();
  const extensions = { depth: 4, nested: { list: [1, null, "x"] } };
  const { data } = (await create(world, { extensions, entries: [{ ...entry, extensions }] })).body;
  expect(data).toMatchObject({ extensions, entries: [{ extensions }] });
});

test("a thousand entries are kept in their order; one more, none and a long one are refused", async () => {
  const world = testWorld();
  const entries = Array.from({ length: 1000 }, (_, at) => ({ ...entry, name: `Entry ${at}` }));
  const { data } = (await create(world, { entries })).body;
  expect(data.entryCount).toBe(1000);
  expect(data.entries[999].name).toBe("Entry 999");
  for (const wrong of [[...entries, entry], [], [{ ...entry, content: "x".repeat(4001) }]])
    expect((await create(world, { entries: wrong })).status).toBe(400);
});

test.each([
  ["an entry's id", { entries: [{ ...entry, id: "ent-x" }] }, "entries.0.id"],
  ["a pattern that cannot be read", { entries: [{ ...entry, useRegex: true, keys: ["a", "(b"] }] }, "entries.0.keys.1"],
  ["a picture nobody sent", { thumbnail: "/media/uploads/nothing.png" }, "thumbnail"],
])("a new lorebook with %s is refused there", async (_, change, field) => {
  const world = testWorld();
  const { status, body } = await create(world, change);
  expect([status, body.errors[0].field]).toEqual([400, field]);
  expect(world.context.state.lorebooks.in(world.userId)).toEqual([]);
});

test("at most 200 of one's own; deleted ones do not count, and come back only while there is room", async () => {
  const world = testWorld();
  const { lorebooks } = world.context.state;
  for (let at = 0; at < 200; at += 1)
    lorebooks.put(aLorebook({ id: `lore-${at}`, userId: world.userId, name: "One", lore: {} }));
  expect((await create(world)).status).toBe(409);
  const { deletionId } = (await remove(world, "lore-7")).body.data;
  expect((await create(world)).status).toBe(200);
  expect((await restore(world, deletionId)).status).toBe(409);
});

test("an edit changes what it names; entries keep their ids, new ones get one, the others go", async () => {
  const world = testWorld();
  const { data } = (await create(world, { entries: [entry, { ...entry, name: "Gone" }] })).body;
  const [first] = data.entries;
  const picture = (await upload(world, "/api/v1/upload/image", { purpose: "lorebook", file: png })).body.data.url;
  const edited = await edit(world, data.id, {
    isPublic: true,
    thumbnail: picture,
    tokenBudget: 300,
    entries: [
      { ...entry, name: "New" },
      { ...first, logic: "notAny" },
    ],
  });
  expect(edited.body.data).toMatchObject({
    name: "The night ferry",
    isPublic: true,
    thumbnail: picture,
    tokenBudget: 300,
    entries: [{ name: "New" }, { id: first.id, logic: "notAny" }],
  });
  expect((await edit(world, data.id, { isPublic: false })).body.data.entryCount).toBe(2);
});

test("an edit is refused with nothing in it, an id that is foreign or named twice, and when it is out of date", async () => {
  const world = testWorld();
  const { data } = (await create(world)).body;
  const [first] = data.entries;
  expect((await edit(world, data.id, {})).status).toBe(400);
  expect((await edit(world, data.id, { basedOn: data.updatedAt })).status).toBe(400);
  expect((await edit(world, data.id, { entries: [{ ...entry, id: "lore-ferry-1" }] })).status).toBe(400);
  expect((await edit(world, data.id, { entries: [first, first] })).body.errors[0].field).toBe("entries.1.id");
  await world.clock.advance(5);
  expect((await edit(world, data.id, { name: "A", basedOn: data.updatedAt })).status).toBe(200);
  expect((await edit(world, data.id, { name: "B", basedOn: data.updatedAt })).status).toBe(409);
  expect((await details(world, data.id)).body.data.name).toBe("A");
});

test("a deleted one is gone from lists and groups until it is restored", async () => {
  const world = testWorld();
  const { id } = (await create(world, { isPublic: true })).body.data;
  const { deletionId } = (await remove(world, id)).body.data;
  expect((await details(world, id)).status).toBe(404);
  expect((await remove(world, id)).status).toBe(404);
  expect((await world.call("GET", "/api/v1/user/trash?kind=lorebook")).body.data.items).toMatchObject([
    { kind: "lorebook", name: "The night ferry" },
  ]);
  expect((await restore(world, deletionId)).body.data).toEqual({ kind: "lorebook", id, threadId: null });
  expect((await details(world, id)).status).toBe(200);
  expect((await restore(world, deletionId)).status).toBe(404);
});

test("a character's own is read-only, another's public one unknown to edits", async () => {
  const world = testWorld();
  const { state } = world.context;
  state.characters.put(aCharacter({ id: "chr", name: "Ines", creatorId: world.userId, aiModelId: "model-heron" }));
  state.lorebooks.put(
    aLorebook({ id: "lore-ines", userId: world.userId, name: "Ines", lore: {}, fromCharacterId: "chr" }),
  );
  for (const [id, status] of [
    ["lore-ines", 403],
    ["lore-ferry", 404],
    ["nothing", 404],
  ] as const) {
    expect((await edit(world, id, { name: "Mine" })).status).toBe(status);
    expect((await remove(world, id)).status).toBe(status);
  }
});
