import { expect, test } from "vitest";
import { threadMemoryFactsMax } from "#src/generated/zod/schemas/threadMemory.zod.ts";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aLorebook } from "../../seed/builders.ts";
import { noteFact } from "../memory/thread-memory.ts";

const threadId = "thread-the-light-that-failed";
const at = (rest = "", id = threadId) => `/api/v1/chat/threads/${id}/memory${rest}`;
const memoryIn = async (world: TestWorld, id = threadId) => (await world.call("GET", at("", id))).body.data;
const pin = async (world: TestWorld, text: string, messageId?: string) =>
  world.call("POST", at("/facts"), { text, ...(messageId && { messageId }) });
const messagesIn = async (world: TestWorld, id = threadId) =>
  (await world.call("GET", `/api/v1/chat/threads/${id}/messages`)).body.data.items;

test("a chat keeps nothing in mind at first", async () => {
  expect(await memoryIn(testWorld())).toEqual({
    facts: [],
    summary: {
      text: "",
      coveredMessages: 0,
      messagesSince: 3,
      isEdited: false,
      isKept: true,
      writtenAt: null,
    },
    note: { text: "", depth: 4 },
    lorebooks: [],
  });
});

test("facts are pinned, written, put in other words, ordered and let go; the chat is not changed", async () => {
  const world = testWorld();
  const before = JSON.stringify([...world.context.state.messages.all()]);
  const updatedAt = world.context.state.threads.get(threadId)?.updatedAt;
  await pin(world, "  The lamp was Daniel’s.  ", "message-light-3");
  const { body } = await pin(world, "Nobody knows.");
  const [lamp, nobody] = body.data.facts;
  expect(lamp).toMatchObject({ text: "The lamp was Daniel’s.", source: "pinned", messageId: "message-light-3" });
  expect(nobody).toMatchObject({ text: "Nobody knows.", source: "written", messageId: null });
  await world.call("PATCH", at(`/facts/${lamp.id}`), { text: "The lamp was Daniel’s once." });
  const { body: ordered } = await world.call("PATCH", at(), { factIds: [nobody.id, "unknown"] });
  expect(ordered.data.facts.map(({ text }: { text: string }) => text)).toEqual([
    "Nobody knows.",
    "The lamp was Daniel’s once.",
  ]);
  expect((await world.call("DELETE", at(`/facts/${nobody.id}`))).body.data.facts).toHaveLength(1);
  expect(JSON.stringify([...world.context.state.messages.all()])).toBe(before);
  expect(world.context.state.threads.get(threadId)?.updatedAt).toBe(updatedAt);
});

test("an empty fact, a message of another chat, a fact that is gone and one too many are refused", async () => {
  const world = testWorld();
  expect((await pin(world, "   ")).status).toBe(400);
  expect((await pin(world, "x".repeat(201))).status).toBe(400);
  expect((await pin(world, "x", "nothing")).body.errors[0].field).toBe("messageId");
  expect((await world.call("PATCH", at("/facts/nothing"), { text: "x" })).status).toBe(404);
  expect((await world.call("DELETE", at("/facts/nothing"))).status).toBe(404);
  for (let i = 0; i < threadMemoryFactsMax; i += 1) await pin(world, `Fact ${i}`);
  expect((await pin(world, "One too many")).status).toBe(409);
  expect((await memoryIn(world)).facts).toHaveLength(threadMemoryFactsMax);
});

test("what the writer heard is noted once, makes room for the user's own, and is theirs once they changed it", async () => {
  const world = testWorld();
  const said = (text: string) => noteFact(world.context, threadId, { text, messageId: "message-light-3" });
  expect(said("Mara is a sailor.")).toBe(true);
  expect(said(" mara is a SAILOR. ")).toBe(false);
  expect(said("  ")).toBe(false);
  expect(noteFact(world.context, "nothing", { text: "x", messageId: null })).toBe(false);
  for (let i = 0; i < 25; i += 1) said(`Noted ${i}`);
  const { facts } = await memoryIn(world);
  expect([facts.length, facts[0].text, facts[0].source]).toEqual([20, "Noted 5", "noted"]);
  const { body } = await world.call("PATCH", at(`/facts/${facts[0].id}`), { text: "Mine now" });
  expect(body.data.facts[0]).toMatchObject({ text: "Mine now", source: "written" });
  for (let i = 0; i < threadMemoryFactsMax - 1; i += 1) expect((await pin(world, `Fact ${i}`)).status).toBe(200);
  expect((await pin(world, "No more room")).status).toBe(409);
  expect(said("Not among the user's own")).toBe(false);
});

test("what the user states in a message is noted with it", async () => {
  const world = testWorld();
  const body = { content: "I come from Odessa. Do you?", clientMessageId: crypto.randomUUID(), stream: true };
  const { response } = await world.call("POST", `/api/v1/chat/threads/${threadId}/messages`, body);
  void response.text();
  await world.clock.advance(300_000);
  const { facts } = await memoryIn(world);
  expect(facts).toHaveLength(1);
  expect(facts[0]).toMatchObject({ source: "noted", messageId: (await messagesIn(world)).at(-2).id });
  expect(facts[0].text).toMatch(/: I come from Odessa\.$/);
});

test("a hand that is laid on something is nothing given away", async () => {
  const world = testWorld();
  const content = "I put my hand on the lamp and ask about the rocks and the tower.";
  const body = { content, clientMessageId: crypto.randomUUID(), stream: true };
  const { response } = await world.call("POST", `/api/v1/chat/threads/${threadId}/messages`, body);
  void response.text();
  await world.clock.advance(300_000);
  const { facts } = await memoryIn(world);
  expect(facts.map(({ text }: { text: string }) => text)).not.toContainEqual(expect.stringContaining("gave that away"));
});

const attach = (world: TestWorld, lorebookIds: string[], id = threadId) =>
  world.call("PATCH", at("", id), { lorebookIds });

test("lorebooks are attached to one chat, in an order, and detached; the others keep theirs", async () => {
  const world = testWorld();
  const both = ["lore-machine-rights", "lore-hedge-school"];
  const { body } = await attach(world, both);
  expect(body.data.lorebooks.map(({ id }: { id: string }) => id)).toEqual(both);
  expect((await memoryIn(world)).lorebooks[0]).toMatchObject({ entryCount: expect.any(Number), fromCharacter: null });
  await pin(world, "Something else.");
  expect((await memoryIn(world)).lorebooks).toHaveLength(2);
  const other = world.context.state.threads.in(world.userId).find(({ id }) => id !== threadId)!;
  expect((await memoryIn(world, other.id)).lorebooks).toEqual([]);
  expect((await attach(world, [both[1]!])).body.data.lorebooks).toHaveLength(1);
  expect((await attach(world, [])).body.data.lorebooks).toEqual([]);
});

test("a lorebook twice, a sixth, one that is gone and a private one of another are refused", async () => {
  const world = testWorld();
  const { lorebooks } = world.context.state;
  lorebooks.put(aLorebook({ id: "lore-hidden", userId: "user-wren", name: "Hidden", lore: {} }));
  lorebooks.put(
    aLorebook({ id: "lore-gone", userId: world.userId, name: "Gone", lore: {}, deletedAt: "2026-11-01T00:00:00Z" }),
  );
  expect((await attach(world, ["lore-hedge-school", "lore-hedge-school"])).body.errors[0].field).toBe("lorebookIds");
  expect((await attach(world, ["a", "b", "c", "d", "e", "f"])).status).toBe(400);
  expect((await attach(world, ["lore-nothing"])).status).toBe(404);
  expect((await attach(world, ["lore-gone"])).status).toBe(404);
  expect((await attach(world, ["lore-hidden"])).status).toBe(403);
  expect((await memoryIn(world)).lorebooks).toEqual([]);
});

test("a lorebook of the chat that its author hides is gone from it, and there again once it is public", async () => {
  const world = testWorld();
  const { lorebooks } = world.context.state;
  const book = lorebooks.put(
    aLorebook({ id: "lore-shared", userId: "user-wren", name: "Shared", lore: {}, isPublic: true }),
  );
  await attach(world, [book.id]);
  lorebooks.put({ ...book, isPublic: false });
  expect((await memoryIn(world)).lorebooks).toEqual([]);
  lorebooks.put(book);
  expect((await memoryIn(world)).lorebooks).toHaveLength(1);
});

test("a branch and a copy have the chat's lorebooks, each its own", async () => {
  const world = testWorld();
  await attach(world, ["lore-hedge-school"]);
  const [first] = await messagesIn(world);
  const of = async (path: string, body: object) =>
    (await world.call("POST", `/api/v1/chat/threads/${threadId}/${path}`, body)).body.data.id as string;
  const copies = [await of("branch", { messageId: first.id }), await of("duplicate", {})];
  await attach(world, []);
  for (const id of copies) expect((await memoryIn(world, id)).lorebooks).toMatchObject([{ id: "lore-hedge-school" }]);
});

test("a fact stays when its message is deleted", async () => {
  const world = testWorld();
  await pin(world, "It stays.", "message-light-3");
  await world.call("DELETE", "/api/v1/chat/messages/message-light-3?scope=one");
  expect((await memoryIn(world)).facts).toMatchObject([{ text: "It stays.", messageId: null }]);
});

test("the story so far is made of the chat's own sentences, and a new one starts from the user's words", async () => {
  const world = testWorld();
  const { body } = await world.call("POST", at("/summary"));
  const { summary } = body.data;
  const said = (await messagesIn(world))
    .map(({ content }: { content: string }) => content.replaceAll("*", ""))
    .join(" ");
  expect(summary).toMatchObject({ coveredMessages: 3, messagesSince: 0, isEdited: false });
  expect(summary.text).not.toBe("");
  const spoken: string[] = summary.text.match(/“[^”]+”/g);
  expect(spoken.filter((speech) => !said.includes(speech))).toEqual([]);
  const mine = await world.call("PATCH", at(), { summary: "The light went out.", isSummaryKept: false });
  expect(mine.body.data.summary).toMatchObject({ text: "The light went out.", isEdited: true, isKept: false });
  const again = (await world.call("POST", at("/summary"))).body.data.summary;
  expect(again.text).toBe("The light went out.");
  const cleared = (await world.call("PATCH", at(), { summary: "" })).body.data.summary;
  expect(cleared).toMatchObject({ text: "", isEdited: false, coveredMessages: 0 });
});

test("where there is a model it writes the story; when it fails the old one stays", async () => {
  let isDown = false;
  const asked: string[] = [];
  const world = testWorld({
    context: {
      responder: {
        async *write() {
          yield "x";
        },
        summarise: async ({ before, lines }) => {
          asked.push(`${before}|${lines.length}`);
          if (isDown) throw new Error("down");
          return "The model's story.";
        },
      },
    },
  });
  expect((await world.call("POST", at("/summary"))).body.data.summary.text).toBe("The model's story.");
  isDown = true;
  expect((await world.call("POST", at("/summary"))).status).toBe(503);
  expect((await memoryIn(world)).summary.text).toBe("The model's story.");
  expect(asked).toEqual(["|3", "|3"]);
});

test("a chat without a message has nothing to tell: 409", async () => {
  const world = testWorld();
  for (const { id } of world.context.state.messages.in(threadId)) world.context.state.messages.remove(id);
  expect((await world.call("POST", at("/summary"))).status).toBe(409);
});

test("the note and its depth are kept; too deep or too long is refused", async () => {
  const world = testWorld();
  const note = { text: "Slow burn.", depth: 2 };
  expect((await world.call("PATCH", at(), { note })).body.data.note).toEqual(note);
  for (const bad of [
    { ...note, depth: 51 },
    { ...note, depth: -1 },
    { ...note, text: "x".repeat(1001) },
  ])
    expect((await world.call("PATCH", at(), { note: bad })).status).toBe(400);
});

test("a change that began with another story or note than there is now is refused; the rest of it counts", async () => {
  const world = testWorld();
  const edit = (body: object) => world.call("PATCH", at(), body);
  expect((await edit({ summary: "First.", basedOn: { summary: "" } })).status).toBe(200);
  expect((await edit({ summary: "Second.", basedOn: { summary: "" } })).status).toBe(409);
  expect((await edit({ summary: "Second.", basedOn: { summary: "First." } })).status).toBe(200);
  const note = (text: string) => ({ text, depth: 4 });
  expect((await edit({ note: note("Slow."), basedOn: { note: "" } })).status).toBe(200);
  expect((await edit({ note: note("Fast."), basedOn: { note: "" } })).status).toBe(409);
  expect((await edit({ note: note("Fast.") })).status).toBe(200);
  expect((await edit({ basedOn: { note: "Fast." } })).status).toBe(400);
  const { summary, note: kept } = await memoryIn(world);
  expect([summary.text, kept.text]).toEqual(["Second.", "Fast."]);
});

test("a copy has the memory, a branch only what had happened by then; each is its own", async () => {
  const world = testWorld();
  const [first, second, last] = await messagesIn(world);
  await pin(world, "From the second.", second.id);
  await pin(world, "From the last.", last.id);
  await pin(world, "By hand.");
  await world.call("POST", at("/summary"));
  const { body: whole } = await world.call("POST", `/api/v1/chat/threads/${threadId}/duplicate`, {});
  const copy = await memoryIn(world, whole.data.id);
  const copied = await messagesIn(world, whole.data.id);
  expect(copy.facts.map(({ messageId }: { messageId: string }) => messageId)).toEqual([
    copied[1].id,
    copied[2].id,
    null,
  ]);
  expect(copy.summary).toEqual((await memoryIn(world)).summary);
  const { body: made } = await world.call("POST", `/api/v1/chat/threads/${threadId}/branch`, { messageId: second.id });
  const branch = await memoryIn(world, made.data.id);
  expect(branch.facts.map(({ text }: { text: string }) => text)).toEqual(["From the second.", "By hand."]);
  expect(branch.summary.text).toBe("");
  await world.call("DELETE", at(`/facts/${branch.facts[0].id}`, made.data.id));
  expect((await memoryIn(world)).facts).toHaveLength(3);
  expect(first.id).not.toBe(copied[0].id);
});

test("an exported chat has its memory, and an imported one has it again", async () => {
  const world = testWorld();
  await pin(world, "Pinned.", "message-light-3");
  await pin(world, "Written.");
  await world.call("PATCH", at(), { summary: "Mine.", note: { text: "Slow.", depth: 3 }, isSummaryKept: false });
  const { response } = await world.call("GET", `/api/v1/chat/threads/${threadId}/export?format=jsonl`);
  const file = await response.text();
  expect(JSON.parse(file.split("\n")[0]!).chat_metadata).toMatchObject({ note_prompt: "Slow.", note_depth: 3 });
  const form = new FormData();
  form.set("characterId", "char-maren-holloway");
  form.set("file", new File([file], "chat.jsonl", { type: "application/jsonl" }));
  const request = new Request("http://test/api/v1/chat/import", {
    method: "POST",
    headers: { authorization: `Bearer ${world.token}` },
    body: form,
  });
  const { data } = await (await world.api(request))!.json();
  const [memory, before] = [await memoryIn(world, data.thread.id), await memoryIn(world)];
  const messages = await messagesIn(world, data.thread.id);
  expect(memory.facts.map(({ text, source, messageId }: never) => [text, source, messageId])).toEqual([
    ["Pinned.", "pinned", messages[2].id],
    ["Written.", "written", null],
  ]);
  expect(memory.note).toEqual(before.note);
  expect(memory.summary).toMatchObject({ text: "Mine.", isEdited: true, isKept: false, coveredMessages: 3 });
  const again = await (
    await world.call("GET", `/api/v1/chat/threads/${data.thread.id}/export?format=jsonl`)
  ).response.text();
  expect(JSON.parse(again.split("\n")[0]!).chat_metadata.sotto).toEqual(
    JSON.parse(file.split("\n")[0]!).chat_metadata.sotto,
  );
});

test("what the chat keeps in mind is in the next prompt and in the reply's, counted by part; the chat is as it was", async () => {
  const world = testWorld();
  await pin(world, "{{char}} fears the zither.");
  await world.call("PATCH", at(), { summary: "It rained.", note: { text: "Slow burn.", depth: 1 } });
  const next = (await world.call("GET", `/api/v1/chat/threads/${threadId}/prompt`)).body.data;
  expect(next.messages[0].content).toContain("- Maren Holloway fears the zither.");
  expect(next.messages[0].content).toContain("The story so far:\nIt rained.");
  expect(next.parts.map(({ part }: { part: string }) => part)).toEqual(
    expect.arrayContaining(["instructions", "character", "facts", "summary", "note", "messages"]),
  );
  const body = { content: "And then?", clientMessageId: crypto.randomUUID(), stream: true };
  const { response } = await world.call("POST", `/api/v1/chat/threads/${threadId}/messages`, body);
  void response.text();
  await world.call("DELETE", at(`/facts/${(await memoryIn(world)).facts[0].id}`));
  await world.clock.advance(300_000);
  const [, said, reply] = (await messagesIn(world)).slice(-3);
  expect(said.content).toBe("And then?");
  const sent = (await world.call("GET", `/api/v1/chat/messages/${reply.id}/prompt`)).body.data;
  expect(sent.messages[0].content).toContain("fears the zither");
});

test("after twenty new messages the story is told anew by itself, unless that is switched off", async () => {
  for (const isSummaryKept of [true, false]) {
    const world = testWorld();
    await world.call("PATCH", at(), { isSummaryKept });
    for (let turn = 0; turn < 9; turn += 1) {
      const body = {
        content: `Wren rowed to rock number ${turn}.`,
        clientMessageId: crypto.randomUUID(),
        stream: true,
      };
      const { response } = await world.call("POST", `/api/v1/chat/threads/${threadId}/messages`, body);
      void response.text();
      await world.clock.advance(300_000);
    }
    const { summary } = await memoryIn(world);
    expect([summary.text !== "", summary.coveredMessages >= 20]).toEqual([isSummaryKept, isSummaryKept]);
  }
});
