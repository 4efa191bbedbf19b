import fc from "fast-check";
import { expect, test } from "vitest";
import { comparableName, freeName, repeatedNames } from "#src/domain/member-name.ts";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aLorebook } from "../../seed/builders.ts";

const groups = "/api/v1/groupChats";
const maren = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
const bruno = { characterId: "char-bruno-castellane", variantId: "var-bruno-night-shift" };

const member = (characterName: string, given: object = {}) => ({ ...maren, characterName, firstMessage: "", ...given });
const draft = {
  groupName: "",
  isPublic: false,
  systemPrompt: "",
  alwaysActiveSystemPrompt: "",
  scenario: "",
  groupCharacterList: [member("Maren"), member("Bruno", bruno)],
  lorebookIds: [] as string[],
};
const create = (world: TestWorld, change: object = {}, headers: Record<string, string> = {}) =>
  world.call("POST", `${groups}/create`, { ...draft, ...change }, { headers });
const startThread = (world: TestWorld, groupChatDefinitionId: string, always: string[] = []) =>
  world.call("POST", `${groups}/createThread`, { groupChatDefinitionId, AlwaysRespondCharacterIds: always });

/** A private character of somebody else's. */
function hide(world: TestWorld, id: string): void {
  const row = world.context.state.characters.get(id);
  if (row) world.context.state.characters.put({ ...row, accessableTo: "private" });
}

test("a group is kept trimmed, in the order of its cards, a character twice", async () => {
  const world = testWorld();
  const { status, body } = await create(world, {
    groupName: "  The night ferry ",
    scenario: " Fog. ",
    groupCharacterList: [member(" Bruno ", bruno), member("Maren"), member("Maren 2", { firstMessage: " Late. " })],
    lorebookIds: ["lore-ferry"],
  });
  expect(status).toBe(200);
  const { data } = (await world.call("GET", `${groups}/details/${body.data.id}`)).body;
  expect(data).toMatchObject({ groupName: "The night ferry", scenario: "Fog.", isPublic: false, isOwned: true });
  expect(data.members.map(({ characterName }: { characterName: string }) => characterName)).toEqual([
    "Bruno",
    "Maren",
    "Maren 2",
  ]);
  expect(new Set(data.members.map(({ memberId }: { memberId: string }) => memberId)).size).toBe(3);
  expect(data.members[2]).toMatchObject({ ...maren, firstMessage: "Late.", isAvailable: true });
  expect(data.groupCharacterList[0]).toMatchObject({ ...bruno, icon: "/media/icons/bruno.webp" });
  expect(data.lorebooks).toMatchObject([{ id: "lore-ferry", name: "The night ferry", entryCount: 2 }]);
});

test.each([
  ["nobody", { groupCharacterList: [] }, "groupCharacterList"],
  ["six", { groupCharacterList: [1, 2, 3, 4, 5, 6].map((n) => member(`M${n}`)) }, "groupCharacterList"],
  ["no name", { groupCharacterList: [member("  ")] }, "groupCharacterList.0.characterName"],
  ["a name that does not show", { groupCharacterList: [member("\u200b")] }, "groupCharacterList.0.characterName"],
  ["a name of 41", { groupCharacterList: [member("x".repeat(41))] }, "groupCharacterList.0.characterName"],
  [
    "a first message of 4001",
    { groupCharacterList: [member("A", { firstMessage: "x".repeat(4001) })] },
    "groupCharacterList.0.firstMessage",
  ],
  ["a group's name of 61", { groupName: "x".repeat(61) }, "groupName"],
  ["a scenario of 4001", { scenario: "x".repeat(4001) }, "scenario"],
  ["no variant", { groupCharacterList: [member("A", { variantId: "" })] }, "groupCharacterList.0.variantId"],
  [
    "another's variant",
    { groupCharacterList: [member("A"), member("B", { variantId: bruno.variantId })] },
    "groupCharacterList.1.variantId",
  ],
  ["six lorebooks", { lorebookIds: ["a", "b", "c", "d", "e", "f"] }, "lorebookIds"],
  ["a lorebook twice", { lorebookIds: ["lore-ferry", "lore-ferry"] }, "lorebookIds"],
])("%s is refused with 400 and the field", async (_name, change, field) => {
  const world = testWorld();
  const { status, body } = await create(world, change);
  expect(status).toBe(400);
  expect(body.errors[0].field).toBe(field);
  expect(world.context.state.groupChats.size).toBe(0);
});

test("names that differ in case, spacing or form only are the same name", async () => {
  const world = testWorld();
  for (const twin of [" MAREN ", "Ｍaren", "ma\u00adren", "maren\u200b"]) {
    const { status, body } = await create(world, { groupCharacterList: [member("Maren"), member(twin, bruno)] });
    expect([twin, status]).toEqual([twin, 400]);
    expect(body.message).toBe("Character names must be unique in this group");
    expect(body.errors).toEqual([{ field: "groupCharacterList.1.characterName", message: body.message }]);
  }
});

test("a public group takes one's own characters only; all others are named", async () => {
  const world = testWorld({ world: "creator" });
  const { status, body } = await create(world, {
    isPublic: true,
    groupCharacterList: [member("Maren"), member("Bruno", bruno), member("Bruno 2", bruno)],
  });
  expect(status).toBe(403);
  expect(body.message).toBe("Public groups can only include characters you own");
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    "groupCharacterList.1.characterId",
    "groupCharacterList.2.characterId",
  ]);
  expect((await create(world, { isPublic: true, groupCharacterList: [member("Maren")] })).status).toBe(200);
  expect((await create(world)).status).toBe(200);
});

test("what is private to somebody else is 403, what does not exist 404", async () => {
  const world = testWorld();
  world.context.state.lorebooks.put(aLorebook({ id: "lore-secret", userId: "user-wren", name: "Secret", lore: {} }));
  expect((await create(world, { lorebookIds: ["lore-secret"] })).body.message).toBe("This lorebook is private");
  expect((await create(world, { lorebookIds: ["lore-none"] })).status).toBe(404);
  expect((await create(world, { groupCharacterList: [member("A", { characterId: "char-none" })] })).status).toBe(404);
  hide(world, maren.characterId);
  expect((await create(world)).status).toBe(403);
});

test("one key makes one group and one thread; another body is 409", async () => {
  const world = testWorld();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = (await create(world, {}, headers)).body;
  expect((await create(world, {}, headers)).body).toEqual(first);
  expect((await create(world, { groupName: "Other" }, headers)).status).toBe(409);
  expect(world.context.state.groupChats.size).toBe(1);
  const body = { groupChatDefinitionId: first.data.id, AlwaysRespondCharacterIds: [] };
  const threads = await Promise.all([1, 2].map(() => world.call("POST", `${groups}/createThread`, body, { headers })));
  expect(threads.map(({ status }) => status)).toContain(200);
  expect(world.context.state.threads.in(world.userId).filter(({ kind }) => kind === "group")).toHaveLength(1);
});

test("a thread begins with the first messages in the order of the group, each in its member's name", async () => {
  const world = testWorld();
  const { id } = (
    await create(world, {
      groupCharacterList: [
        member("Maren", { firstMessage: "{{char}} looks up at {{user}}." }),
        member("Bruno", bruno),
        member("Maren 2", { firstMessage: "{{Char}} too." }),
      ],
    })
  ).body.data;
  const threadId = (await startThread(world, id)).body.data.id;
  const { items } = (await world.call("GET", `/api/v1/chat/threads/${threadId}/messages`)).body.data;
  const members = world.context.state.groupChats.get(id)?.members.map(({ memberId }) => memberId) ?? [];
  expect(items).toMatchObject([
    { role: "character", memberId: members[0], content: "Maren looks up at Mara.", status: "complete" },
    { role: "character", memberId: members[2], content: "Maren 2 too." },
  ]);
  const { data } = (await world.call("GET", `/api/v1/chat/threads/${threadId}`)).body;
  expect(data).toMatchObject({ kind: "group", groupId: id, characterId: null, replyMode: "server", unreadCount: 0 });
  expect(data.messageCount).toBe(1);
  expect((await world.call("GET", `${groups}/list`)).body.data.items[0]).toMatchObject({
    threadCount: 1,
    lastThreadId: threadId,
  });
});

test("characters that always answer are of the group, and do answer", async () => {
  const world = testWorld();
  const { id } = (await create(world)).body.data;
  expect((await startThread(world, id, ["char-ilario-voss"])).status).toBe(400);
  const threadId = (await startThread(world, id, [bruno.characterId, bruno.characterId])).body.data.id;
  const { nextMemberIds } = (await world.call("GET", `/api/v1/chat/threads/${threadId}`)).body.data;
  expect(nextMemberIds).toEqual([world.context.state.groupChats.get(id)?.members[1]?.memberId]);
  expect((await startThread(world, "grp_none")).status).toBe(404);
});

const anyName = fc.oneof(
  fc.constantFrom("Luna", " luna ", "LUNA 2", "Luna 2", "İnci", "inci", "ınci", "Weiß", "WEISS", "Zo\u0308e", "Zöe"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((name) => comparableName(name) !== ""),
);

test("of 1,000 random groups those are accepted whose names differ; with suffixed names all are", async () => {
  const world = testWorld();
  await fc.assert(
    fc.asyncProperty(fc.array(anyName, { minLength: 1, maxLength: 5 }), async (names) => {
      const fits = names.every((name) => Array.from(name).length <= 40);
      const send = async (given: readonly string[]) =>
        (await create(world, { groupCharacterList: given.map((name) => member(name)) })).status;
      expect(await send(names)).toBe(fits && repeatedNames(names).length === 0 ? 200 : 400);
      const numbered: string[] = [];
      for (const name of names) numbered.push(freeName(name, numbered));
      expect(await send(numbered)).toBe(200);
    }),
    { numRuns: 1000 },
  );
});
