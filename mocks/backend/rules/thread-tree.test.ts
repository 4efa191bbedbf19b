import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

const trunk = "thread-the-light-that-failed";
const threads = "/api/v1/chat/threads";

async function branch({ call }: TestWorld, threadId: string, at: number, title: string): Promise<string> {
  const { items } = (await call("GET", `${threads}/${threadId}/messages`)).body.data;
  return (await call("POST", `${threads}/${threadId}/branch`, { messageId: items[at].id, title })).body.data.id;
}
/** The user says something at a chat's end, which nobody answers. */
function say({ context: { state } }: TestWorld, threadId: string, content: string): void {
  const last = state.messages.in(threadId).at(-1)!;
  const id = `${threadId}-said`;
  const alternate = { ...last.alternates[0]!, id: `${id}-1`, content };
  const own = { role: "user" as const, characterId: null, position: last.position + 1 };
  state.messages.put({ ...last, ...own, id, alternates: [alternate], activeAlternate: alternate.id });
}
const tree = async ({ call }: TestWorld, threadId: string) =>
  (await call("GET", `${threads}/${threadId}/tree`)).body.data;

test("a chat without a branch is a tree of one way", async () => {
  const world = testWorld();
  const { ways, checkpoints, characterId } = await tree(world, trunk);
  expect(characterId).toBe("char-maren-holloway");
  expect(checkpoints).toEqual([]);
  expect(ways).toEqual([expect.objectContaining({ threadId: trunk, parentThreadId: null, partedAt: null, total: 3 })]);
});

test("branches hang where they part, whichever of them is asked for", async () => {
  const world = testWorld();
  const one = await branch(world, trunk, 1, "One");
  say(world, one, "I say nothing.");
  const inner = await branch(world, one, 2, "Inner");
  const { ways } = await tree(world, inner);
  expect(ways).toEqual((await tree(world, trunk)).ways);
  expect(
    ways.map(({ title, parentThreadId, partedAt }: Record<string, unknown>) => [title, parentThreadId, partedAt]),
  ).toEqual([
    ["The light that failed", null, null],
    ["One", trunk, 1],
    ["Inner", one, 2],
  ]);
  expect(ways[1]).toMatchObject({ firstLine: "I say nothing.", lastLine: "I say nothing.", total: 3 });
  expect(ways[2]).toMatchObject({ firstLine: null, lastLine: null, partedLine: "I say nothing." });
});

test("a branch of what a branch shares hangs from the trunk", async () => {
  const world = testWorld();
  const one = await branch(world, trunk, 1, "One");
  const early = await branch(world, one, 0, "Early");
  const { ways } = await tree(world, early);
  expect(ways.at(-1)).toMatchObject({ title: "Early", parentThreadId: trunk, partedAt: 0 });
});

test("where a branch between is deleted, its own hang from what is left", async () => {
  const world = testWorld();
  const one = await branch(world, trunk, 1, "One");
  say(world, one, "I say nothing.");
  const inner = await branch(world, one, 2, "Inner");
  await world.call("DELETE", `${threads}/${one}`);
  expect((await tree(world, inner)).ways.at(-1)).toMatchObject({ title: "Inner", parentThreadId: trunk, partedAt: 1 });
  await world.call("DELETE", `${threads}/${trunk}`);
  expect((await tree(world, inner)).ways).toEqual([expect.objectContaining({ threadId: inner, parentThreadId: null })]);
  expect((await world.call("GET", `${threads}/${one}/tree`)).status).toBe(404);
});

test("a whole copy is a chat of its own; a checkpoint of a deleted message is not shown", async () => {
  const world = testWorld();
  await world.call("POST", `${threads}/${trunk}/duplicate`, {});
  await world.call("POST", `${threads}/${trunk}/checkpoints`, { messageId: "message-light-2", name: "Here" });
  expect((await tree(world, trunk)).ways).toHaveLength(1);
  await world.call("DELETE", "/api/v1/chat/messages/message-light-2?scope=one");
  expect((await tree(world, trunk)).checkpoints).toEqual([]);
});
