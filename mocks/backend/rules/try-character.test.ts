import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

const path = "/api/v1/character/try";
const clientRequestId = "3e231240-e222-4a9f-8764-151174371d16";
const draft = {
  name: "Ines",
  tagline: "",
  description: "{{char}} keeps a lighthouse and trusts nobody.",
  personality: "Dry.",
  scenario: "A storm.",
  firstMessage: "You are late, {{user}}.",
  exampleDialogue: "",
  systemPrompt: "",
  postHistoryInstructions: "",
};
const messages = [
  { role: "character", content: draft.firstMessage },
  { role: "user", content: "I came by the stairs. Is the lamp lit?" },
];
const ask = (world: TestWorld, body: object = {}) =>
  world.call("POST", path, { clientRequestId, stream: true, draft, messages, ...body });
const stored = (world: TestWorld) => JSON.stringify(world.context.state.dump());

test("the draft answers in a stream, and nothing is stored", async () => {
  const world = testWorld();
  const before = stored(world);
  const { response } = await ask(world);
  expect(response.headers.get("content-type")).toMatch("text/event-stream");
  const text = response.text();
  await world.clock.advance(120_000);
  const events = (await text)
    .split("\n\n")
    .filter((block) => block.includes("data: "))
    .map((block) => JSON.parse(block.slice(block.indexOf("data: ") + 6)) as { type: string; text: string });
  const deltas = events.filter(({ type }) => type === "delta").map((event) => event.text);
  expect(deltas.length).toBeGreaterThan(1);
  expect(events.at(-1)).toEqual({ type: "done", text: deltas.join("").trim() });
  expect(events.at(-1)?.text).not.toMatch(/\{\{/);
  expect(stored(world)).toBe(before);
});

test("in one answer, from the draft alone: another draft answers otherwise", async () => {
  const world = testWorld();
  const replyTo = async (change: object) => {
    const pending = ask(world, { stream: false, draft: { ...draft, ...change } });
    await world.clock.advance(120_000);
    return (await pending).body.data.text as string;
  };
  const first = await replyTo({});
  expect(first.length).toBeGreaterThan(20);
  expect(await replyTo({})).toBe(first);
  expect(await replyTo({ name: "Bruno", description: "A baker in a flooded street.", scenario: "" })).not.toBe(first);
});

test("what ends with the character's line, says nothing or is nobody's is refused with 400", async () => {
  const world = testWorld();
  for (const [body, field] of [
    [{ messages: messages.slice(0, 1) }, "messages"],
    [{ messages: [] }, "messages"],
    [{ messages: [{ role: "user", content: " " }] }, "messages.0.content"],
    [{ draft: { ...draft, name: "" } }, "draft.name"],
    [{ draft: { ...draft, description: "x".repeat(8001) } }, "draft.description"],
  ] as const) {
    const refused = await ask(world, body);
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
  }
  expect(
    (await world.call("POST", path, { clientRequestId, stream: true, draft, messages }, { as: null })).status,
  ).toBe(401);
});
