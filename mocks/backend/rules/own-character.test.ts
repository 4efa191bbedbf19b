import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aLorebook } from "../../seed/builders.ts";
import { openSession } from "../caller.ts";
import { day } from "../context.ts";
import { prune } from "../prune.ts";

const characters = "/api/v1/character";
const threads = "/api/v1/chat/threads";
const groups = "/api/v1/groupChats";
const maren = "char-maren-holloway";
const bruno = "char-bruno-castellane";

const draft = {
  name: " Ines Calder ",
  shortMessage: "Keeper of a lighthouse.",
  categoryIds: ["cat-mystery"],
  NSFW: false,
  accessableTo: "private",
  variant: { variantName: " Storm season ", firstMessage: " You are late, {{user}}. " },
};

const create = (world: TestWorld, change: object = {}, headers: Record<string, string> = {}) =>
  world.call("POST", `${characters}/create`, { ...draft, ...change }, { headers });
const created = async (world: TestWorld, change: object = {}): Promise<string> =>
  (await create(world, change)).body.data.id;
const details = (world: TestWorld, id: string, as = world.token) =>
  world.call("GET", `${characters}/details/${id}`, undefined, { as });
const edit = (world: TestWorld, id: string, body: object) => world.call("PUT", `${characters}/edit/${id}`, body);
const remove = (world: TestWorld, id: string) => world.call("DELETE", `${characters}/delete/${id}`);
const restore = (world: TestWorld, deletionId: string) =>
  world.call("POST", "/api/v1/user/trash/restore", { deletionId });
const variantOf = (world: TestWorld, id: string): string => world.context.state.variants.in(id)[0]?.id ?? "";
const threadWith = async (world: TestWorld, characterId: string): Promise<string> =>
  (await world.call("POST", threads, { characterId, variantId: variantOf(world, characterId) })).body.data.id;

/** A world with the category of the draft. */
function worldWithCategory(): TestWorld {
  const made = testWorld();
  made.context.state.categories.put({ id: "cat-mystery", name: "Mystery", order: 99 });
  return made;
}

test("the author says its language and person, changes and takes them back; a copy has them too", async () => {
  const world = worldWithCategory();
  const id = await created(world, { language: "fr", pointOfView: "secondPerson", accessableTo: "public" });
  const said = async (of: string) => {
    const { language, pointOfView } = (await details(world, of)).body.data;
    return [language, pointOfView];
  };
  expect(await said(id)).toEqual(["fr", "secondPerson"]);
  expect(await said(await created(world))).toEqual([null, null]);
  const copy = (await world.call("POST", `${characters}/duplicate/${id}`)).body.data.id;
  expect(await said(copy)).toEqual(["fr", "secondPerson"]);
  await edit(world, id, { language: null });
  expect(await said(id)).toEqual([null, "secondPerson"]);
  expect((await edit(world, id, { language: "xx" })).status).toBe(400);
  const versions = (await world.call("GET", `${characters}/${id}/versions/list`)).body.data.items;
  expect(versions).toHaveLength(2);
  await world.call("POST", `${characters}/${id}/versions/restore`, { versionId: versions[1].id });
  expect(await said(id)).toEqual(["fr", "secondPerson"]);
});

test("a character is made with its first variant, its texts trimmed, and opens a chat", async () => {
  const world = worldWithCategory();
  const id = await created(world, { systemPrompt: "  " });
  const { data } = (await details(world, id)).body;
  expect(data).toMatchObject({
    name: "Ines Calder",
    edited: false,
    isOwned: true,
    accessableTo: "private",
    variantCount: 1,
    messageCount: 0,
    categories: [{ id: "cat-mystery" }],
    variant: { variantName: "Storm season", avatar: null },
    authored: { systemPrompt: null, postHistoryInstructions: null, extensions: {} },
  });
  const { variants } = (await world.call("GET", `${characters}/${id}/variants/list`)).body.data;
  expect(variants).toMatchObject([
    { default: true, originalDefault: true, authored: { firstMessage: "You are late, {{user}}.", lorebookIds: [] } },
  ]);
  const thread = await threadWith(world, id);
  const { items } = (await world.call("GET", `${threads}/${thread}/messages`)).body.data;
  expect(items).toMatchObject([{ content: "You are late, Mara." }]);
});

test("a private one is its author's alone; published, it is for everybody and makes its author a creator", async () => {
  const world = worldWithCategory();
  const isCreator = async () => (await world.call("GET", "/api/v1/user/info")).body.data.isCreator;
  const id = await created(world);
  expect([(await details(world, id, null)).status, await isCreator()]).toEqual([404, false]);
  expect((await edit(world, id, { accessableTo: "public" })).body.data.edited).toBe(false);
  expect([(await details(world, id, null)).status, await isCreator()]).toEqual([200, true]);
  expect((await details(world, id, null)).body.data.authored).toBeUndefined();
});

test.each([
  ["no name", { name: " " }, "name"],
  ["a name that does not show", { name: "\u200b" }, "name"],
  ["a name of 41", { name: "x".repeat(41) }, "name"],
  ["no category", { categoryIds: [] }, "categoryIds"],
  ["a category there is not", { categoryIds: ["cat-none"] }, "categoryIds"],
  ["extensions of more than 1 MB", { extensions: { a: "é".repeat(524_288) } }, "extensions"],
  ["a category twice", { categoryIds: ["cat-mystery", "cat-mystery"] }, "categoryIds"],
  ["a nameless variant", { variant: { variantName: "\u200b" } }, "variant.variantName"],
  [
    "a first message of 4001",
    { variant: { variantName: "A", firstMessage: "x".repeat(4001) } },
    "variant.firstMessage",
  ],
  [
    "21 greetings",
    { variant: { variantName: "A", alternateGreetings: Array(21).fill("x") } },
    "variant.alternateGreetings",
  ],
  ["a lorebook there is not", { variant: { variantName: "A", lorebookIds: ["lore-none"] } }, "variant.lorebookIds"],
  [
    "another's private lorebook",
    { variant: { variantName: "A", lorebookIds: ["lore-secret"] } },
    "variant.lorebookIds",
  ],
])("%s is refused with 400 and the field", async (_name, change, field) => {
  const world = worldWithCategory();
  const { state } = world.context;
  state.lorebooks.put(aLorebook({ id: "lore-secret", userId: "user-wren", name: "Secret", lore: {} }));
  const { status, body } = await create(world, change);
  expect([status, body.errors[0].field]).toEqual([400, field]);
  expect(state.characters.in(world.userId)).toEqual([]);
  const id = await created(world);
  const forEdit = "variant" in change ? { variant: { ...change.variant, variantId: variantOf(world, id) } } : change;
  const refused = await edit(world, id, forEdit);
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
  expect((await details(world, id)).body.data.edited).toBe(false);
});

test("one key makes one character; another body is 409", async () => {
  const world = worldWithCategory();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = (await create(world, {}, headers)).body;
  expect((await create(world, {}, headers)).body).toEqual(first);
  expect((await create(world, { name: "Other" }, headers)).status).toBe(409);
  expect(world.context.state.characters.in(world.userId)).toHaveLength(1);
});

test("one call changes a character and one of its variants, both or neither", async () => {
  const world = worldWithCategory();
  const id = await created(world, { accessableTo: "public" });
  const variantId = variantOf(world, id);
  expect((await edit(world, id, {})).status).toBe(400);
  expect((await edit(world, id, { variant: { variantId } })).status).toBe(400);
  expect((await edit(world, id, { name: "X", variant: { variantId: "var-none", variantName: "Y" } })).status).toBe(404);
  expect((await details(world, id)).body.data).toMatchObject({ name: "Ines Calder", edited: false });
  const { data } = (await edit(world, id, { name: "Ines", variant: { variantId, variantTagline: "Night three." } }))
    .body;
  expect(data).toMatchObject({ name: "Ines", edited: true, variant: { variantTagline: "Night three." } });
  expect(data.shortMessage).toBe("Keeper of a lighthouse.");
  expect((await edit(world, id, { shortMessage: null })).body.data.shortMessage).toBeNull();
});

test("one call makes, changes and deletes variants with the character, all or nothing", async () => {
  const world = worldWithCategory();
  const id = await created(world, { otherVariants: [{ variantName: " Calm " }] });
  const names = async () => {
    const { variants } = (await world.call("GET", `${characters}/${id}/variants/list`)).body.data;
    return variants.map((one: { variantName: string }) => one.variantName).toSorted();
  };
  expect(await names()).toEqual(["Calm", "Storm season"]);
  const [storm, calm] = world.context.state.variants.in(id).map((one) => one.id);
  const change = {
    variants: [{ variantId: calm, variantName: "Doldrums", default: true }],
    newVariants: [{ variantName: "Ice" }],
    deletedVariantIds: [storm],
  };
  const refused = await edit(world, id, { ...change, newVariants: [{ variantName: "\u200b" }] });
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, "newVariants.0.variantName"]);
  expect((await edit(world, id, { ...change, deletedVariantIds: ["var-none"] })).status).toBe(404);
  expect((await edit(world, id, { deletedVariantIds: [storm, calm] })).status).toBe(409);
  expect(await names()).toEqual(["Calm", "Storm season"]);
  expect((await edit(world, id, change)).body.data).toMatchObject({
    variantCount: 2,
    variant: { variantName: "Doldrums" },
  });
  expect(await names()).toEqual(["Doldrums", "Ice"]);
  const trash = (await world.call("GET", "/api/v1/user/trash?kind=variant")).body.data.items;
  expect(trash).toMatchObject([{ kind: "variant", name: "Storm season" }]);
});

test("another's character is not to be changed: 403 where it can be seen, 404 where not", async () => {
  const world = worldWithCategory();
  const rows = () => JSON.stringify(world.context.state.characters.get(maren));
  const before = rows();
  expect((await edit(world, maren, { name: "Mine" })).status).toBe(403);
  expect((await remove(world, maren)).status).toBe(403);
  expect(rows()).toBe(before);
  const { state } = world.context;
  state.characters.put({ ...state.characters.get(maren)!, accessableTo: "private" });
  expect((await edit(world, maren, { name: "Mine" })).status).toBe(404);
  expect((await remove(world, maren)).status).toBe(404);
  expect((await remove(world, "char-none")).status).toBe(404);
});

test("a deleted character is nowhere, and comes back with its author's chats", async () => {
  const world = worldWithCategory();
  const id = await created(world, { accessableTo: "public" });
  const thread = await threadWith(world, id);
  await world.call("POST", "/api/v1/user/favorites/toggle", {
    characterId: id,
    characterName: "Ines",
  });
  const everywhere = async () => {
    const home = { homepagePreference: "newCharacters", NSFW: true, page: 1, pageSize: 100 };
    const mine = { page: 1, pageSize: 100, NSFW: true, search: "", accessableTo: "all" };
    const { accessableTo: _, ...byCreator } = mine;
    const answers = [
      await world.call("POST", `${characters}/home`, home),
      await world.call("POST", "/api/v1/user/mycharacters", mine),
      await world.call("POST", `/api/v1/user/creator/${world.userId}/characters`, byCreator),
      await world.call("GET", "/api/v1/user/favorites/characters"),
      await world.call("GET", threads),
    ];
    return answers.map(({ body }) => JSON.stringify(body.data).includes(id));
  };
  expect(await everywhere()).toEqual([true, true, true, true, true]);
  const { deletionId } = (await remove(world, id)).body.data;
  expect(await everywhere()).toEqual([false, false, false, false, false]);
  expect((await details(world, id)).status).toBe(404);
  expect((await remove(world, id)).status).toBe(404);
  expect((await world.call("GET", `${threads}/${thread}`)).status).toBe(404);
  expect((await world.call("GET", "/api/v1/user/info")).body.data.isCreator).toBe(false);
  expect((await world.call("GET", "/api/v1/user/trash?kind=character")).body.data.items).toMatchObject([
    { deletionId, kind: "character", name: "Ines Calder" },
  ]);
  expect((await restore(world, deletionId)).body.data).toEqual({ kind: "character", id, threadId: null });
  expect(await everywhere()).toEqual([true, true, true, true, true]);
});

test("a chat that was deleted before waits for its character", async () => {
  const world = worldWithCategory();
  const id = await created(world);
  const thread = await threadWith(world, id);
  const first = (await world.call("DELETE", `${threads}/${thread}`)).body.data.deletionId;
  const second = (await remove(world, id)).body.data.deletionId;
  expect((await restore(world, first)).status).toBe(409);
  await restore(world, second);
  expect((await world.call("GET", `${threads}/${thread}`)).status).toBe(404);
  expect((await restore(world, first)).status).toBe(200);
  expect((await world.call("GET", `${threads}/${thread}`)).status).toBe(200);
});

test("others can read on where a character was deleted, and say no more to it", async () => {
  const world = worldWithCategory();
  const thread = await threadWith(world, maren);
  const { state } = world.context;
  state.characters.put({ ...state.characters.get(maren)!, deletedAt: new Date(world.clock.now()).toISOString() });
  expect((await world.call("GET", `${threads}/${thread}`)).body.data.characterName).toBe("Maren Holloway");
  const body = { content: "Are you there?", clientMessageId: crypto.randomUUID(), stream: false };
  expect((await world.call("POST", `${threads}/${thread}/messages`, body)).status).toBe(404);
  await world.clock.advance(31 * day);
  prune(world.context);
  expect(state.characters.get(maren)).toBeDefined();
  const as = openSession(world.context, world.userId, true);
  expect((await world.call("GET", `${threads}/${thread}`, undefined, { as })).status).toBe(200);
});

test("in a group a deleted character is a member who speaks no more, and no new group takes it", async () => {
  const world = worldWithCategory();
  const id = await created(world);
  const member = (characterId: string, characterName: string) => ({
    characterId,
    variantId: variantOf(world, characterId),
    characterName,
    firstMessage: "",
  });
  const group = {
    groupName: "Two",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    groupCharacterList: [member(id, "Ines"), member(bruno, "Bruno")],
    lorebookIds: [],
  };
  const groupId = (await world.call("POST", `${groups}/create`, group)).body.data.id;
  const isAvailable = async () =>
    (await world.call("GET", `${groups}/details/${groupId}`)).body.data.members.map(
      (one: { isAvailable: boolean }) => one.isAvailable,
    );
  const { deletionId } = (await remove(world, id)).body.data;
  expect(await isAvailable()).toEqual([false, true]);
  expect((await world.call("POST", `${groups}/create`, group)).status).toBe(404);
  await restore(world, deletionId);
  expect(await isAvailable()).toEqual([true, true]);
});

test("after 30 days nothing is left of it", async () => {
  const world = worldWithCategory();
  const id = await created(world);
  const thread = await threadWith(world, id);
  const { deletionId } = (await remove(world, id)).body.data;
  await world.clock.advance(30 * day);
  prune(world.context);
  const { state } = world.context;
  expect([state.characters.get(id), state.variants.in(id), state.threads.get(thread)]).toEqual([
    undefined,
    [],
    undefined,
  ]);
  expect(state.deletions.get(deletionId)).toBeUndefined();
});
