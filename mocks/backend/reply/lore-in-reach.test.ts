import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aLorebook } from "../../seed/builders.ts";

const light = "thread-the-light-that-failed";

async function said(world: TestWorld, thread: string, content: string) {
  const body = { content, clientMessageId: crypto.randomUUID(), stream: true };
  const { response } = await world.call("POST", `/api/v1/chat/threads/${thread}/messages`, body);
  void response.text();
  await world.clock.advance(600_000);
  const { items } = (await world.call("GET", `/api/v1/chat/threads/${thread}/messages`)).body.data;
  return items.slice(1 + items.findLastIndex(({ role }: { role: string }) => role === "user"));
}
const loreOf = async (world: TestWorld, id: string) =>
  (await world.call("GET", `/api/v1/chat/messages/${id}/lore`)).body.data.entries;
const promptOf = async (world: TestWorld, id: string): Promise<string> =>
  (await world.call("GET", `/api/v1/chat/messages/${id}/prompt`)).body.data.messages[0].content;

test("an entry of the character's lorebook goes into the prompt when its key occurs, and the reply lists it", async () => {
  const world = testWorld();
  const [reply] = await said(world, light, "Tell me about the Teeth.");
  expect(await loreOf(world, reply.id)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        name: "Teeth",
        key: "Teeth",
        lorebookId: "lore-saltmarsh-light",
        lorebookName: "The Saltmarsh light",
        through: null,
      }),
    ]),
  );
  expect(reply.loreEntryIds).toContain("lore-saltmarsh-light-2");
  expect(reply.alternates[0]).not.toHaveProperty("lore");
  expect(await promptOf(world, reply.id)).toContain("The Teeth are nine rocks");
});

test("entries whose keys do not occur are left out; the user's message lists none", async () => {
  const world = testWorld();
  const [row] = world.context.state.variants.in("char-maren-holloway");
  world.context.state.variants.put({ ...row!, lorebookIds: ["lore-machine-rights"] });
  const [reply] = await said(world, light, "Good evening.");
  expect(reply.loreEntryIds).toEqual([]);
  expect(await loreOf(world, reply.id)).toEqual([]);
});

test("a group's lorebooks apply to each member; a deleted or hidden one to nobody", async () => {
  const world = testWorld({ world: "groups" });
  const { state } = world.context;
  const group = state.groupChats.get("group-night-bakery")!;
  state.lorebooks.put(
    aLorebook({ id: "lore-new", userId: world.userId, name: "New", lore: { zither: "{{char}} fears the zither." } }),
  );
  state.groupChats.put({ ...group, lorebookIds: ["lore-new"] });
  const replies = await said(world, "thread-night-bakery", "I take out my zither.");
  expect(replies.length).toBeGreaterThan(0);
  for (const { id } of replies) {
    expect(await loreOf(world, id)).toMatchObject([{ name: "zither", lorebookName: "New" }]);
    expect(await promptOf(world, id)).toMatch(/\S+ fears the zither\./);
  }
  state.lorebooks.put({ ...state.lorebooks.get("lore-new")!, deletedAt: "2026-11-21T08:00:00Z" });
  for (const { loreEntryIds } of await said(world, "thread-night-bakery", "The zither again."))
    expect(loreEntryIds).toEqual([]);
});

test.each([
  [light, "free"],
  ["thread-night-bakery", "groups"],
] as const)("what %s has for itself is told in it, and nowhere else", async (thread, name) => {
  const world = testWorld({ world: name });
  const { state } = world.context;
  state.lorebooks.put(
    aLorebook({ id: "lore-new", userId: world.userId, name: "New", lore: { zither: "{{char}} fears the zither." } }),
  );
  await world.call("PATCH", `/api/v1/chat/threads/${thread}/memory`, { lorebookIds: ["lore-new"] });
  const replies = await said(world, thread, "I take out my zither.");
  expect(replies.length).toBeGreaterThan(0);
  for (const { id, lorebookNames } of replies) {
    expect(lorebookNames).toContain("New");
    expect(await loreOf(world, id)).toContainEqual(expect.objectContaining({ name: "zither", lorebookName: "New" }));
    expect(await promptOf(world, id)).toMatch(/\S+ fears the zither\./);
  }
  const next = (await world.call("GET", `/api/v1/chat/threads/${thread}/prompt`)).body.data;
  expect(next.messages[0].content).toContain("fears the zither");
  expect(next.parts).toContainEqual(expect.objectContaining({ part: "lore" }));
  await world.call("PATCH", `/api/v1/chat/threads/${thread}/memory`, { lorebookIds: [] });
  for (const { loreEntryIds, lorebookNames = [] } of await said(world, thread, "The zither again.")) {
    expect(lorebookNames).not.toContain("New");
    expect(lorebookNames.length > 0).toBe(loreEntryIds.length > 0);
  }
});
