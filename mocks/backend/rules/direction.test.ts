import { expect, test } from "vitest";
import type { TestWorld } from "../../hosts/node.ts";
import { groupChat, groupThread, heard, say, turnMs } from "../reply/group-reply.fixture.ts";
import { readAll } from "../reply/reply-chat.fixture.ts";

const direct = (world: TestWorld, body: object, path = groupThread) => world.call("PATCH", `${path}/direction`, body);
const speakers = async (world: TestWorld, content = "Hello") => {
  const events = await readAll(world, (await say(world, content)).response, 6 * turnMs);
  const last = events.at(-1)?.event;
  return {
    spoke: heard(events).map(({ memberId }) => memberId),
    next: last?.type === "done" ? last.nextMemberIds : null,
  };
};

test("each mode says at once who is next, and they do speak", async () => {
  const world = groupChat(3);
  const [first, second, third] = world.members;
  const cases: [string, (string | undefined)[]][] = [
    ["everyone", [first, second, third]],
    ["mentioned", []],
    ["inOrder", [first]],
  ];
  for (const [replyMode, nextMemberIds] of cases) {
    const { status, body } = await direct(world, { replyMode });
    expect(status).toBe(200);
    expect(body.data).toEqual({ replyMode, mutedMemberIds: [], nextMemberIds });
    expect((await speakers(world)).spoke).toEqual(nextMemberIds);
  }
  const byServer = (await direct(world, { replyMode: "server" })).body.data;
  expect((await speakers(world)).spoke).toEqual(byServer.nextMemberIds);
});

test("absent members stay as they are", async () => {
  const world = groupChat(3);
  const [first, second, third] = world.members;
  await direct(world, { mutedMemberIds: [second] });
  expect((await direct(world, { replyMode: "inOrder" })).body.data).toMatchObject({ mutedMemberIds: [second] });
  expect((await direct(world, { nextMemberId: third })).body.data).toEqual({
    replyMode: "inOrder",
    mutedMemberIds: [second],
    nextMemberIds: [third],
  });
  expect((await direct(world, { nextMemberId: null })).body.data.nextMemberIds).toEqual([first]);
});

test("the chosen member speaks next, once; then the mode decides again, and the reply tells so", async () => {
  const world = groupChat(3);
  const [first, second, third] = world.members;
  await direct(world, { replyMode: "inOrder", nextMemberId: second });
  expect(await speakers(world)).toEqual({ spoke: [second], next: [third] });
  expect(await speakers(world)).toEqual({ spoke: [third], next: [first] });
});

test("a muted member is passed over, answers once when named, and stays muted", async () => {
  const world = groupChat(3);
  const [first, second, third] = world.members;
  await direct(world, { mutedMemberIds: [first] });
  expect(await speakers(world)).toEqual({ spoke: [second, third], next: [second, third] });
  expect(await speakers(world, `@${world.names[0]}?`)).toEqual({ spoke: [first], next: [second, third] });
});

test("muting the one who was chosen takes the choice back; a muted one cannot be chosen", async () => {
  const world = groupChat(3);
  const [first, second] = world.members;
  await direct(world, { replyMode: "inOrder", nextMemberId: second });
  expect((await direct(world, { mutedMemberIds: [second] })).body.data.nextMemberIds).toEqual([first]);
  expect((await direct(world, { mutedMemberIds: [] })).body.data.nextMemberIds).toEqual([first]);
  const refused = await direct(world, { mutedMemberIds: [second], nextMemberId: second });
  expect(refused.status).toBe(400);
  expect(refused.body.errors[0].field).toBe("nextMemberId");
});

test("with all muted nobody speaks, and the message is kept", async () => {
  const world = groupChat(2);
  const { data } = (await direct(world, { mutedMemberIds: world.members })).body;
  expect(data.nextMemberIds).toEqual([]);
  expect(await speakers(world)).toEqual({ spoke: [], next: [] });
});

test("what is changed while a reply runs holds from the next round on", async () => {
  const world = groupChat(3);
  const [first, second, third] = world.members;
  const text = (await say(world)).response.text();
  await world.clock.advance(500);
  expect((await direct(world, { mutedMemberIds: [third] })).body.data.nextMemberIds).toEqual([first, second]);
  await world.clock.advance(4 * turnMs);
  expect((await text).match(/event: turn/g)).toHaveLength(3);
  expect((await speakers(world)).spoke).toEqual([first, second]);
});

test("refused: a single chat, members of elsewhere, the same one twice, nothing at all, other modes", async () => {
  const world = groupChat(2);
  const [first] = world.members;
  const light = "/api/v1/chat/threads/thread-the-light-that-failed";
  expect((await direct(world, { replyMode: "everyone" }, light)).status).toBe(409);
  expect((await direct(world, { replyMode: "everyone" }, "/api/v1/chat/threads/none")).status).toBe(404);
  for (const body of [
    {},
    { nextMemberId: "nobody" },
    { mutedMemberIds: ["nobody"] },
    { mutedMemberIds: [first, first] },
    { replyMode: "random" },
  ])
    expect([body, (await direct(world, body)).status]).toEqual([body, 400]);
});
