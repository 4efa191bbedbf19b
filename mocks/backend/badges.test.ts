import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../hosts/node.ts";
import { aMessage } from "../seed/builders.ts";

const light = "/api/v1/chat/threads/thread-the-light-that-failed";
const hour = 3_600_000;
const day = 24 * hour;

/** Mara before she has earned anything. */
function beginner(): TestWorld {
  const world = testWorld();
  for (const { id } of world.context.state.badgeAwards.in(world.userId)) world.context.state.badgeAwards.remove(id);
  return world;
}

async function badges({ call, userId }: TestWorld): Promise<string[]> {
  const { body } = await call("GET", `/api/v1/user/badges/user?userId=${userId}&page=1&pageSize=20`);
  return body.data.items.map(({ badge }: { badge: { name: string } }) => badge.name);
}

/** Says something and hears all of the answer; gives the id of what was said. */
async function say({ call, clock }: TestWorld): Promise<string> {
  const sent = call("POST", `${light}/messages`, {
    content: "Hello",
    clientMessageId: crypto.randomUUID(),
    stream: false,
  });
  await clock.advance(10 * 60_000);
  return (await sent).body.data.userMessage.id;
}

test("the hundredth message earns a badge, once, and it outlives its messages", async () => {
  const world = beginner();
  const { state } = world.context;
  const mine = { threadId: "thread-the-light-that-failed", role: "user", content: "Hm" } as const;
  for (let at = 0; at < 98; at++)
    state.messages.put(aMessage({ ...mine, id: `m-${at}`, position: 10 + at, clientMessageId: `c-${at}` }));
  // Neither a copy nor an imported message was written here.
  state.messages.put(aMessage({ ...mine, id: "m-copied", position: 200 }));
  await say(world);
  expect(await badges(world)).toEqual([]);
  const hundredth = await say(world);
  expect(await badges(world)).toEqual(["First hundred"]);
  const [award] = state.badgeAwards.in(world.userId);
  await world.call("DELETE", `/api/v1/chat/messages/${hundredth}?scope=one`);
  await world.call("DELETE", light);
  expect(await badges(world)).toEqual(["First hundred"]);
  await world.call("PATCH", "/api/v1/user/eventTokens", { eventTokens: 1 });
  expect(state.badgeAwards.in(world.userId)).toEqual([award]);
});

test("a badge that was hidden stays hidden, however often it is earned again", async () => {
  const world = beginner();
  const { state } = world.context;
  const user = state.users.get(world.userId)!;
  state.users.put({ ...user, createdAt: new Date(world.clock.now() - 365 * day).toISOString() });
  await say(world);
  expect(await badges(world)).toEqual(["Keeper of the lamp"]);
  const badgeId = "bdg-keeper-of-the-lamp";
  await world.call("PATCH", "/api/v1/user/badges/visibility", { userId: world.userId, badgeId, visible: false });
  await say(world);
  expect(state.badgeAwards.in(world.userId)).toMatchObject([{ badgeId, visible: false }]);
});

test("a scene that goes on past three is a night owl's; one that begins then is not", async () => {
  const world = beginner();
  // From the clock's 20:00 to 03:10, without a word since.
  await world.clock.advance(7 * hour + 10 * 60_000);
  await say(world);
  expect(await badges(world)).toEqual([]);
  await world.clock.advance(23 * hour);
  await say(world);
  expect(await badges(world)).toEqual([]);
  await world.clock.advance(hour);
  await say(world);
  expect(await badges(world)).toEqual(["Night owl"]);
});

test("a group of five earns a badge, one of four does not; deleting it takes nothing away", async () => {
  const world = beginner();
  const member = { characterId: "char-maren-holloway", variantId: "var-maren-keeper", firstMessage: "" };
  const create = (count: number) =>
    world.call("POST", "/api/v1/groupChats/create", {
      groupName: "",
      isPublic: false,
      systemPrompt: "",
      alwaysActiveSystemPrompt: "",
      scenario: "",
      groupCharacterList: Array.from({ length: count }, (_, at) => ({ ...member, characterName: `Maren ${at}` })),
      lorebookIds: [],
    });
  await create(4);
  expect(await badges(world)).toEqual([]);
  const groupId = (await create(5)).body.data.id;
  expect(await badges(world)).toEqual(["Gathered a cast"]);
  await world.call("DELETE", "/api/v1/groupChats/delete", { groupId });
  expect(await badges(world)).toEqual(["Gathered a cast"]);
});

test("ten branches of one story earn a badge, branches of branches among them, whole copies not", async () => {
  const world = beginner();
  let from = "thread-the-light-that-failed";
  await world.call("POST", `/api/v1/chat/threads/${from}/duplicate`, {});
  for (let at = 0; at < 10; at++) {
    expect(await badges(world)).toEqual([]);
    const { items } = (await world.call("GET", `/api/v1/chat/threads/${from}/messages`)).body.data;
    const { body } = await world.call("POST", `/api/v1/chat/threads/${from}/branch`, { messageId: items.at(-1).id });
    if (at % 3 === 0) from = body.data.id;
  }
  expect(await badges(world)).toEqual(["Other endings"]);
});

test("the hundredth candy of a day earns a badge", async () => {
  const world = beginner();
  for (let eventTokens = 1; eventTokens <= 100; eventTokens++) {
    expect(await badges(world)).toEqual([]);
    await world.call("PATCH", "/api/v1/user/eventTokens", { eventTokens });
  }
  expect(await badges(world)).toEqual(["Sweet tooth"]);
});

test("publishing a character earns a badge, making a private one does not; deleting it takes nothing away", async () => {
  const world = beginner();
  const character = "/api/v1/character";
  const draft = {
    name: "Ines Calder",
    shortMessage: "Keeper of a lighthouse.",
    categoryIds: [[...world.context.state.categories.all()][0]?.id],
    NSFW: false,
    accessableTo: "private",
    variant: { variantName: "Storm season", firstMessage: "You are late." },
  };
  const { id } = (await world.call("POST", `${character}/create`, draft)).body.data;
  expect(await badges(world)).toEqual([]);
  await world.call("PUT", `${character}/edit/${id}`, { accessableTo: "public" });
  expect(await badges(world)).toEqual(["Opening night"]);
  await world.call("DELETE", `${character}/delete/${id}`);
  expect(await badges(world)).toEqual(["Opening night"]);
});
