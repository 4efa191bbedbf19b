import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { openSession } from "../caller.ts";
import { day, minute } from "../context.ts";
import { prune } from "../prune.ts";

const maren = "char-maren-holloway";

/** The author of Maren, and Mara who plays it; nothing counted yet. */
function world() {
  const made = testWorld({ world: "creator" });
  const { state } = made.context;
  for (const { id } of state.tallies.filter(() => true)) state.tallies.remove(id);
  const reader = state.users.find(({ id }) => id === "user-prompter")!;
  const as = openSession(made.context, reader.id, true);
  const figures = async (days = 7, who: string | null = made.token) =>
    made.call("GET", `/api/v1/character/figures/${maren}?days=${days}`, undefined, { as: who });
  const variantId = state.variants.in(maren)[0]!.id;
  const begin = async (variant = variantId): Promise<string> =>
    (await made.call("POST", "/api/v1/chat/threads", { characterId: maren, variantId: variant }, { as })).body.data.id;
  /** Sends a message and lets time pass until it is answered; gives the reply's id. */
  const say = async (threadId: string): Promise<string> => {
    const path = `/api/v1/chat/threads/${threadId}/messages`;
    const body = { content: "Hello", clientMessageId: crypto.randomUUID(), stream: true };
    const { response } = await made.call("POST", path, body, { as });
    await response.body?.cancel();
    await made.clock.advance(minute);
    return (await made.call("GET", path, undefined, { as })).body.data.items.at(-1).id;
  };
  const like = () =>
    made.call("POST", "/api/v1/user/favorites/toggle", { characterId: maren, characterName: "Maren" }, { as });
  return { ...made, as, figures, variantId, begin, say, like };
}

const total = (made: TestWorld) => made.context.state.characters.get(maren)!;

test("chats, messages, favourites and swipes of others count, by day and by variant", async () => {
  const made = world();
  const other = made.context.state.variants.in(maren)[1]!;
  const before = total(made);
  const thread = await made.begin();
  await made.begin(other.id);
  const reply = await made.say(thread);
  await made.call(
    "POST",
    `/api/v1/chat/messages/${reply}/regenerate`,
    { clientRequestId: crypto.randomUUID(), stream: true },
    { as: made.as },
  );
  await made.like();
  const { data } = (await made.figures()).body;
  expect(data.total).toEqual({ chats: 2, messages: 1, favourites: 1, swipes: 1 });
  expect(data.perDay).toHaveLength(7);
  expect(data.perDay.at(-1)).toEqual({
    day: new Date(made.clock.now()).toISOString().slice(0, 10),
    chats: 2,
    messages: 1,
    favourites: 1,
    swipes: 1,
  });
  expect(data.perVariant).toMatchObject([
    { variantId: made.variantId, chats: 1, messages: 1, swipes: 1 },
    { variantId: other.id, variantName: other.variantName, chats: 1, messages: 0 },
  ]);
  expect(total(made).chatCount).toBe((before.chatCount ?? 0) + 2);
});

test("days are told apart, and what came before is summed up to compare with", async () => {
  const made = world();
  const thread = await made.begin();
  await made.clock.advance(7 * day);
  await made.say(thread);
  const { data } = (await made.figures()).body;
  expect(data.total).toEqual({ chats: 0, messages: 1, favourites: 0, swipes: 0 });
  expect(data.before).toEqual({ chats: 1, messages: 0, favourites: 0, swipes: 0 });
  expect((await made.figures(30)).body.data.total).toMatchObject({ chats: 1, messages: 1 });
});

test("a favourite taken back is none of the day it was given", async () => {
  const made = world();
  await made.like();
  await made.clock.advance(2 * day);
  await made.like();
  expect((await made.figures()).body.data.total.favourites).toBe(0);
});

test("figures outlive the messages, and the variant they are of", async () => {
  const made = world();
  const thread = await made.begin();
  await made.say(thread);
  await made.call("DELETE", `/api/v1/chat/threads/${thread}`, undefined, { as: made.as });
  made.context.state.variants.remove(made.variantId);
  expect((await made.figures()).body.data.perVariant).toEqual([
    { variantId: null, variantName: null, chats: 1, messages: 1, favourites: 0, swipes: 0 },
  ]);
});

test("a group counts for each character that is in it, and for those who are spoken to", async () => {
  const made = testWorld({ world: "groups" });
  const { state } = made.context;
  const group = state.groupChats.get("group-night-bakery")!;
  await made.call("POST", "/api/v1/groupChats/createThread", {
    groupChatDefinitionId: group.id,
    AlwaysRespondCharacterIds: [],
  });
  const counted = group.members.map(({ characterId }) => state.tallies.in(characterId)[0]?.chats);
  expect(counted).toEqual(group.members.map(() => 1));
});

test("half a year is kept", async () => {
  const made = world();
  await made.begin();
  await made.clock.advance(179 * day);
  prune(made.context);
  expect(made.context.state.tallies.in(maren)).toHaveLength(1);
  await made.clock.advance(day);
  prune(made.context);
  expect(made.context.state.tallies.in(maren)).toHaveLength(0);
});

test("only its author reads them", async () => {
  const made = world();
  expect((await made.figures(7, made.as)).status).toBe(403);
  expect((await made.figures(7, null)).status).toBe(401);
  expect((await made.figures(0)).status).toBe(400);
  expect((await made.figures(91)).status).toBe(400);
  expect((await made.call("GET", "/api/v1/character/figures/nobody")).status).toBe(404);
});
