import { expect, test } from "vitest";
import { replyRequest } from "../reply/reply-request.ts";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aPersona } from "../../seed/builders.ts";

const threads = "/api/v1/chat/threads";
const opening = "{{char}} looks up. “You must be {{USER}}.”";

/** Mara's persona, which her chats begin with. */
function withPersona(name: string): TestWorld {
  const world = testWorld();
  const { state } = world.context;
  for (const { id } of state.personas.in(world.userId)) state.personas.remove(id);
  state.personas.put(aPersona({ id: "per-1", userId: world.userId, name, isDefault: true }));
  return world;
}

function rename({ context: { state } }: TestWorld, name: string): void {
  state.personas.put({ ...state.personas.get("per-1")!, name });
}

/** The text wherever an opening is read. */
async function everywhere(world: TestWorld, id: string): Promise<string[]> {
  const { call } = world;
  const page = (await call("GET", `${threads}/${id}/messages`)).body.data.items[0];
  const listed = (await call("GET", threads)).body.data.items.find((row: { id: string }) => row.id === id);
  const recent = (await call("GET", "/api/v1/user/recent-chats")).body.data.recentChats.find(
    (row: { id: string }) => row.id === id,
  );
  const hits = (await call("GET", `/api/v1/chat/search?q=must%20be&threadId=${id}`)).body.data.items;
  const matched = (await call("GET", `${threads}?search=must%20be`)).body.data.items.find(
    (row: { id: string }) => row.id === id,
  );
  const files = await Promise.all(
    ["jsonl", "markdown", "html"].map(async (format) =>
      (await call("GET", `${threads}/${id}/export?format=${format}`)).response.text(),
    ),
  );
  return [
    page.content,
    page.alternates[0].content,
    listed.lastMessage.preview,
    recent.lastMessage.preview,
    hits[0].excerpt,
    matched.match.excerpt,
    ...files,
  ];
}

async function expectEverywhere(world: TestWorld, id: string, user: string, char: string): Promise<void> {
  for (const text of await everywhere(world, id)) {
    expect(text).toContain(`${char} looks up.`);
    expect(text).toContain(`You must be ${user}.`);
    expect(text).not.toContain("{{");
  }
}

test("an opening names today's persona wherever it is read, and is kept as its author wrote it", async () => {
  const world = withPersona("Quill");
  const { state } = world.context;
  const variant = state.variants.get("var-maren-keeper")!;
  state.variants.put({ ...variant, firstMessage: opening, alternateGreetings: [] });
  const body = { characterId: variant.characterId, variantId: variant.id };
  const { id } = (await world.call("POST", threads, body)).body.data;
  await expectEverywhere(world, id, "Quill", "Maren Holloway");
  rename(world, "Ash");
  await expectEverywhere(world, id, "Ash", "Maren Holloway");
  expect(state.messages.in(id)[0]?.alternates[0]?.content).toBe(opening);
  // A copy follows too.
  const copy = (await world.call("POST", `${threads}/${id}/duplicate`, {})).body.data.id;
  rename(world, "Wren");
  await expectEverywhere(world, copy, "Wren", "Maren Holloway");
});

test("a member's opening in a group names the member, and the model is told the names of today", async () => {
  const world = withPersona("Quill");
  const { state } = world.context;
  const member = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
  const group = await world.call("POST", "/api/v1/groupChats/create", {
    groupName: "",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    groupCharacterList: [{ ...member, characterName: "Old Maren", firstMessage: opening }],
    lorebookIds: [],
  });
  const start = { groupChatDefinitionId: group.body.data.id, AlwaysRespondCharacterIds: [] };
  const { id } = (await world.call("POST", "/api/v1/groupChats/createThread", start)).body.data;
  rename(world, "Ash");
  await expectEverywhere(world, id, "Ash", "Old Maren");
  await world.call("POST", `${threads}/${id}/speak`, { clientRequestId: crypto.randomUUID(), stream: true });
  const reply = state.replies.in(id)[0]!;
  await world.clock.advance(1000);
  const { turns } = state.replies.get(reply.id)!;
  expect(replyRequest(state, reply, turns[0]!).history[0]?.content).toBe("Old Maren looks up. “You must be Ash.”");
});
