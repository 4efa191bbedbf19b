import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import type { Responder } from "../responder/responder.ts";

const light = "/api/v1/chat/threads/thread-the-light-that-failed";
const promptOf = (world: TestWorld, id: string) => world.call("GET", `/api/v1/chat/messages/${id}/prompt`);

/** Sends a message and waits for its reply. */
async function sent(world: TestWorld, content: string): Promise<{ id: string; content: string }> {
  const body = { content, clientMessageId: crypto.randomUUID(), stream: true };
  const { response } = await world.call("POST", `${light}/messages`, body);
  void response.text();
  await world.clock.advance(300_000);
  return (await world.call("GET", `${light}/messages`)).body.data.items.at(-1);
}

test("what the improviser was given is shown as a model would have had it", async () => {
  const world = testWorld();
  const { id } = await sent(world, "What is behind the door?");
  const { data } = (await promptOf(world, id)).body;
  expect(data.model).toBe("improviser");
  expect(data.messages[0]).toMatchObject({ role: "system", content: expect.stringContaining("Maren Holloway") });
  expect(JSON.stringify(data.messages)).not.toMatch(/\{\{(user|char)\}\}/i);
  expect(data.messages.at(-2)).toEqual({ role: "user", content: "What is behind the door?" });
  expect(data.includedMessages).toBe(data.totalMessages);
  expect(data.trimmed).toBeNull();
});

test("what a model was sent is shown as it was, for each alternate its own", async () => {
  let calls = 0;
  const responder: Responder = {
    async *write(_, __, note) {
      calls += 1;
      note?.({
        model: `model ${calls}`,
        messages: [{ role: "user", content: "x" }],
        parameters: { max_tokens: 5 },
        includedMessages: 1,
        totalMessages: 9,
        trimmed: "Mara: no",
      });
      yield `reply ${calls}`;
    },
  };
  const world = testWorld({ context: { script: null, responder } });
  const first = await sent(world, "Hello");
  expect((await promptOf(world, first.id)).body.data).toEqual({
    model: "model 1",
    messages: [{ role: "user", content: "x" }],
    parameters: { max_tokens: 5 },
    includedMessages: 1,
    totalMessages: 9,
    trimmed: "Mara: no",
  });
  const again = { clientRequestId: crypto.randomUUID(), stream: false };
  const { body } = await world.call("POST", `/api/v1/chat/messages/${first.id}/regenerate`, again);
  expect((await promptOf(world, first.id)).body.data.model).toBe("model 2");
  const [{ id: alternateId }] = body.data.replies[0].alternates;
  await world.call("PUT", `/api/v1/chat/messages/${first.id}/alternates/choose`, { alternateId });
  expect((await promptOf(world, first.id)).body.data.model).toBe("model 1");
});

test("the user's messages, openings and what was written before have none: 404", async () => {
  const world = testWorld();
  const { items } = (await world.call("GET", `${light}/messages`)).body.data;
  for (const { id } of [...items, { id: "nothing" }]) expect((await promptOf(world, id)).status).toBe(404);
});

test("only the last two hundred are kept", () => {
  const { prompts } = testWorld().backend.replies;
  const sentPrompt = { model: "m", messages: [], parameters: {}, includedMessages: 0, totalMessages: 0, trimmed: null };
  for (let i = 0; i < 250; i += 1) {
    prompts.keep({ messageId: `m${i}`, alternateId: "a" }, {} as never);
    prompts.note({ messageId: `m${i}`, alternateId: "a" }, sentPrompt);
  }
  expect(prompts.of({ messageId: "m49", alternateId: "a" })).toBeNull();
  expect(prompts.of({ messageId: "m50", alternateId: "a" })).toBe(sentPrompt);
});
