import { expect, test } from "vitest";
import type { ReplyRequest } from "../responder/responder.ts";
import { groupChat, say, script, turnMs } from "../reply/group-reply.fixture.ts";
import { readAll } from "../reply/reply-chat.fixture.ts";
import { aPersona } from "../../seed/builders.ts";

const config = "/api/v1/chat/config";
const threadId = "thread-round";
const thessaly = { characterId: "char-thessaly-wren", threadId };
const maren = { characterId: "char-maren-holloway", threadId };

/** A group of three, and what its members' replies are made from. */
function group() {
  const requests: ReplyRequest[] = [];
  const world = groupChat(3, {
    context: {
      script: (request) => {
        requests.push(request);
        return script(request);
      },
    },
  });
  return {
    world,
    put: (body: object) => world.call("PUT", config, body),
    get: async (query: string) => (await world.call("GET", `${config}?${query}`)).body.data,
    /** The requests of one round, by member's name. */
    round: async () => {
      requests.length = 0;
      await readAll(world, (await say(world)).response, 4 * turnMs);
      return new Map(requests.map((request) => [request.speaker.name, request]));
    },
  };
}

test("a member's own choice counts before the thread's, and for nobody else", async () => {
  const { world, put, get, round } = group();
  const memberId = world.members[0];
  await put({ ...thessaly, responsePreferences: { verbose: "short", narrationTense: "past" } });
  const { status, body } = await put({ ...thessaly, memberId, responsePreferences: { verbose: "long" } });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    memberId,
    responsePreferences: { verbose: "long", narrationTense: null },
    effectivePreferences: { verbose: "long", narrationTense: "past" },
  });
  const of = async (given: { characterId: string }) =>
    (await get(`characterId=${given.characterId}&threadId=${threadId}`)).effectivePreferences;
  expect(await of(maren)).toMatchObject({ verbose: "short", narrationTense: "past" });
  const requests = await round();
  expect([...requests.values()].map(({ preferences }) => preferences.verbose)).toEqual(["long", "short", "short"]);
  await world.call("POST", "/api/v1/aiModel/sync-preferences");
  const after = await get(`characterId=${thessaly.characterId}&threadId=${threadId}&memberId=${memberId}`);
  expect(after.effectivePreferences.verbose).toBe("medium");
});

test("variant and model of a member are its own in this thread", async () => {
  const { world, put, round } = group();
  const [, , memberId] = world.members;
  const variantId = "var-maren-winter";
  const { body } = await put({ ...maren, memberId, variantId, aiModelId: "model-heron" });
  expect(body.data).toMatchObject({ variantId, aiModelId: "model-heron" });
  await round();
  const messages = (await world.call("GET", `/api/v1/chat/threads/${threadId}/messages`)).body.data.items;
  const models = messages
    .slice(1)
    .map(({ alternates }: { alternates: { aiModelId: string }[] }) => alternates[0]?.aiModelId);
  expect(models[2]).toBe("model-heron");
  expect(models.slice(0, 2)).not.toContain("model-heron");
  const [reply] = world.context.state.replies.in(threadId);
  expect(reply?.turns[2]?.variantId).toBe(variantId);
  expect(world.context.state.groupChats.get("group-round")?.members[2]?.variantId).not.toBe(variantId);
});

test("the user is the same person for all members", async () => {
  const { world, put, round } = group();
  const { state } = world.context;
  for (const [id, name] of [
    ["per-a", "Ada"],
    ["per-b", "Bea"],
  ] as const)
    state.personas.put(aPersona({ id, userId: world.userId, name }));
  // A choice for a character alone does not reach into a group.
  await put({ characterId: maren.characterId, personaId: "per-a" });
  const names = async () => [...(await round()).values()].map(({ user }) => user.name);
  expect(await names()).toEqual(["Mara", "Mara", "Mara"]);
  await put({ ...maren, personaId: "per-b" });
  expect(await names()).toEqual(["Bea", "Bea", "Bea"]);
});

test("null gives a group back its members' own models, and one of them back to the group's", async () => {
  const { world, put, get } = group();
  const [first] = world.members;
  const modelOf = async (query = "") =>
    (await get(`characterId=${thessaly.characterId}&threadId=${threadId}${query}`)).aiModelId;
  const own = await modelOf();
  await put({ ...thessaly, aiModelId: "model-heron" });
  expect(await modelOf()).toBe("model-heron");
  await put({ ...thessaly, memberId: first, aiModelId: "model-nightingale-small" });
  expect(await modelOf(`&memberId=${first}`)).toBe("model-nightingale-small");
  await put({ ...thessaly, memberId: first, aiModelId: null });
  expect(await modelOf(`&memberId=${first}`)).toBe("model-heron");
  expect((await put({ ...thessaly, aiModelId: null })).status).toBe(200);
  expect(await modelOf()).toBe(own);
  expect((await world.call("GET", `/api/v1/chat/threads/${threadId}`)).body.data.aiModelId).toBeNull();
});

test("refused: a member without its chat, of another character or group; a variant for nobody; strangers", async () => {
  const { world, put } = group();
  const [first] = world.members;
  for (const body of [
    { characterId: thessaly.characterId, memberId: first, aiModelId: "model-heron" },
    { ...maren, memberId: first, aiModelId: "model-heron" },
    { ...thessaly, memberId: "nobody", aiModelId: "model-heron" },
    { ...maren, variantId: "var-maren-winter" },
    { characterId: "char-oda-reyes", threadId, aiModelId: "model-heron" },
  ])
    expect([body, (await put(body)).status]).toEqual([body, 400]);
  expect((await put({ ...maren, threadId: "none", aiModelId: "model-heron" })).status).toBe(404);
});

test("an edited group counts from the next reply on", async () => {
  const { world, round } = group();
  expect((await round()).get(world.names[0] ?? "")?.speaker.scenario).not.toContain("A flood.");
  const texts = { scenario: "A flood.", systemPrompt: "Be brief.", alwaysActiveSystemPrompt: "Never rhyme." };
  expect((await world.call("PUT", "/api/v1/groupChats/edit/group-round", texts)).status).toBe(200);
  const requests = await round();
  expect(requests.size).toBe(3);
  for (const { speaker } of requests.values()) {
    expect(speaker).toMatchObject({ scenario: "A flood.", systemPrompt: "Be brief." });
    expect(speaker.postHistoryInstructions).toContain("Never rhyme.");
  }
});
