import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aCharacter, aLorebook, aVariant } from "../../seed/builders.ts";
import type { CharacterRow } from "../state/rows.ts";

const book = "lore-tide";

/** A public lorebook of another, and what uses it. */
function shared(change: Partial<Parameters<typeof aLorebook>[0]> = {}) {
  const world = testWorld();
  const { state } = world.context;
  state.lorebooks.put(
    aLorebook({ id: book, userId: "user-wren", name: "Tide tables", lore: {}, isPublic: true, ...change }),
  );
  const character = (id: string, given: Partial<CharacterRow> = {}) => {
    state.characters.put(
      aCharacter({ id, name: id, creatorId: "user-wren", aiModelId: "model-heron", accessableTo: "public", ...given }),
    );
    state.variants.put(aVariant({ id: `${id}-1`, characterId: id, default: true, lorebookIds: [book] }));
  };
  return { ...world, state, character };
}
const inList = async (world: Pick<TestWorld, "call">, path: string, as?: null) => {
  const { data } = (await world.call("GET", path, undefined, as === null ? { as } : {})).body;
  return (data.lorebooks ?? data.items).find(({ id }: { id: string }) => id === book);
};
const uses = async (world: Pick<TestWorld, "call">) =>
  (await inList(world, "/api/v1/lorebook/listPublicallyUsable?search=tide")).uses;

const group = (world: TestWorld) =>
  world.call("POST", "/api/v1/groupChats/create", {
    groupName: "",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    groupCharacterList: [
      { characterId: "char-maren-holloway", variantId: "var-maren-keeper", characterName: "Maren", firstMessage: "" },
      {
        characterId: "char-bruno-castellane",
        variantId: "var-bruno-night-shift",
        characterName: "Bruno",
        firstMessage: "",
      },
    ],
    lorebookIds: [book],
  });

test("what nothing uses says so", async () => {
  expect(await uses(shared())).toEqual({ count: 0, groupsOfOthers: 0, chatsOfOthers: 0, characters: [] });
});

test("characters count once, whoever's they are; only those one may see are named, the most played first", async () => {
  const world = shared();
  const { state, character } = world;
  character("quiet", { messageCount: 1 });
  character("busy", { messageCount: 900 });
  character("own", { creatorId: world.userId, accessableTo: "private", messageCount: 50 });
  character("hidden", { accessableTo: "private", messageCount: 9000 });
  character("mature", { NSFW: true, messageCount: 9000 });
  state.variants.put(aVariant({ id: "busy-2", characterId: "busy", lorebookIds: [book] }));
  const found = await uses(world);
  expect(found).toMatchObject({ count: 5, groupsOfOthers: 0 });
  expect(found.characters.map(({ id }: { id: string }) => id)).toEqual(["busy", "own", "quiet"]);
  // A visitor of the author's page reads the same, without what is another's own.
  const { characters, count } = (await inList(world, "/api/v1/user/creator/user-wren/lorebooks", null)).uses;
  expect([count, characters.map(({ id }: { id: string }) => id)]).toEqual([5, ["busy", "quiet"]]);
});

test("what is deleted uses nothing any more", async () => {
  const world = shared();
  const { state, character } = world;
  character("gone", { deletedAt: "2026-11-01T00:00:00Z" });
  character("changed");
  state.variants.put({ ...state.variants.get("changed-1")!, deletedAt: "2026-11-01T00:00:00Z" });
  expect(await uses(world)).toEqual({ count: 0, groupsOfOthers: 0, chatsOfOthers: 0, characters: [] });
});

test("groups count, and those of others lose what is not public any more", async () => {
  const world = shared();
  expect((await group(world)).status).toBe(200);
  expect(await uses(world)).toEqual({ count: 1, groupsOfOthers: 1, chatsOfOthers: 0, characters: [] });
  const { state } = world;
  const { lorebooks } = state;
  lorebooks.put({ ...lorebooks.get(book)!, userId: world.userId });
  expect(await uses(world)).toEqual({ count: 1, groupsOfOthers: 0, chatsOfOthers: 0, characters: [] });
  // Its author hides it: it is in their own list alone, and counts what still has it.
  lorebooks.put({ ...lorebooks.get(book)!, isPublic: false });
  expect((await inList(world, "/api/v1/lorebook/list?public=false")).uses.count).toBe(1);
  state.groupChats.put({
    ...state.groupChats.find(({ lorebookIds }) => lorebookIds.includes(book))!,
    userId: "user-wren",
    id: "group-of-wren",
  });
  expect((await inList(world, "/api/v1/lorebook/list?public=false")).uses).toMatchObject({ count: 1 });
});

test("says in lists whose a lorebook is and when it was changed last", async () => {
  const listed = await inList(shared(), "/api/v1/lorebook/listPublicallyUsable?search=tide");
  expect(listed).toMatchObject({ creator: { userName: "wren_after_dark" }, updatedAt: expect.any(String) });
});

const light = "thread-the-light-that-failed";
const attachments = async (world: Pick<TestWorld, "call">, id = book, as?: null) =>
  world.call("GET", `/api/v1/lorebook/attachments/${id}`, undefined, as === null ? { as } : {});

test("chats count, and those of others lose what is not public any more", async () => {
  const world = shared();
  await world.call("PATCH", `/api/v1/chat/threads/${light}/memory`, { lorebookIds: [book] });
  expect(await uses(world)).toEqual({ count: 1, groupsOfOthers: 0, chatsOfOthers: 1, characters: [] });
  const { threads } = world.state;
  threads.put({ ...threads.get(light)!, deletedAt: "2026-11-01T00:00:00Z" });
  expect(await uses(world)).toMatchObject({ count: 0, chatsOfOthers: 0 });
});

test("what of one's own has a lorebook: a character with it in every variant, groups, chats; nothing of others", async () => {
  const world = shared();
  const { state, character } = world;
  character("whole", { creatorId: world.userId });
  character("partly", { creatorId: world.userId });
  character("foreign");
  state.variants.put(aVariant({ id: "partly-2", characterId: "partly" }));
  await world.call("PATCH", `/api/v1/chat/threads/${light}/memory`, { lorebookIds: [book] });
  const { body } = await group(world);
  expect((await attachments(world)).body.data).toEqual({
    characterIds: ["whole"],
    groupIds: [body.data.groupId ?? body.data.id],
    threadIds: [light],
  });
});

test("what a private lorebook of another or none is attached to is nobody's business", async () => {
  const world = shared({ isPublic: false });
  expect((await attachments(world)).status).toBe(404);
  expect((await attachments(world, "lore-nothing")).status).toBe(404);
  expect((await attachments(world, book, null)).status).toBe(401);
});
