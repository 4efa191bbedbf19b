import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

/** A group's thread is a thread like any other: what is done with it elsewhere (GAP-117). */

const threads = "/api/v1/chat/threads";
const house = `${threads}/thread-full-house`;

type Item = { id: string; memberId: string | null; content: string };

const world = () => testWorld({ world: "groups" });
const messagesIn = async ({ call }: TestWorld, path: string): Promise<Item[]> =>
  (await call("GET", `${path}/messages?pageSize=100`)).body.data.items;
const namesIn = ({ context }: TestWorld, group: string) =>
  new Map(context.state.groupChats.get(group)?.members.map(({ memberId, characterName }) => [memberId, characterName]));

test("threads are found by any member's name, also where the group has a name of its own", async () => {
  const { call } = world();
  const find = async (text: string) =>
    (await call("GET", `${threads}?kind=group&search=${encodeURIComponent(text)}`)).body.data.items.map(
      ({ id }: { id: string }) => id,
    );
  expect(await find("old TOBIAS")).toEqual(["thread-after-hours"]);
  expect(await find("full house")).toEqual(["thread-full-house"]);
  const of = (await call("GET", `${threads}?groupId=group-full-house`)).body.data.items;
  expect(of.map(({ id }: { id: string }) => id)).toEqual(["thread-full-house"]);
});

test("a message is found in a group, with the group it is in", async () => {
  const { call } = world();
  const { items } = (await call("GET", "/api/v1/chat/search?q=fifth%20cup")).body.data;
  expect(items).toMatchObject([
    {
      threadId: "thread-full-house",
      messageId: "message-full-house-4",
      kind: "group",
      groupId: "group-full-house",
      characterId: null,
      characterName: "Full house",
      index: 3,
    },
  ]);
  const inThread = (await call("GET", "/api/v1/chat/search?q=the&threadId=thread-after-hours")).body.data;
  expect(inThread.items.every(({ threadId }: { threadId: string }) => threadId === "thread-after-hours")).toBe(true);
});

test("among recent chats it has the picture of the first member there is, and its unread replies", async () => {
  const made = world();
  const { call, context } = made;
  const row = context.state.threads.get("thread-full-house");
  if (row) context.state.threads.put({ ...row, seenMessageId: "message-full-house-4" });
  const { recentChats } = (await call("GET", "/api/v1/user/recent-chats")).body.data;
  const of = (id: string) => recentChats.find((chat: { id: string }) => chat.id === id);
  expect(of("thread-full-house")).toMatchObject({
    kind: "group",
    groupId: "group-full-house",
    characterId: null,
    avatar: "/media/icons/maren.webp",
    avatars: expect.arrayContaining(["/media/icons/maren.webp"]),
    unreadCount: 5,
    messageCount: 9,
  });
  const seen = await call("POST", `${house}/seen`, { messageId: "message-full-house-10" });
  expect(seen.body.data.unreadCount).toBe(0);
  // The first member of this one is gone in every way.
  const group = context.state.groupChats.get("group-after-hours");
  if (group) context.state.groupChats.put({ ...group, members: group.members.toReversed().slice(1, 2) });
  expect((await call("GET", `${threads}/thread-after-hours`)).body.data.avatar).toBeNull();
});

test("branched and copied, each message keeps its speaker, and the copy its direction", async () => {
  const made = world();
  const [, second] = (await messagesIn(made, house)).flatMap(({ memberId }) => memberId ?? []);
  await made.call("PATCH", `${house}/direction`, { replyMode: "inOrder", mutedMemberIds: [second] });
  const branch = (await made.call("POST", `${house}/branch`, { messageId: "message-full-house-5" })).body.data;
  expect(branch).toMatchObject({ kind: "group", groupId: "group-full-house", replyMode: "inOrder" });
  expect(branch.mutedMemberIds).toEqual([second]);
  const copy = (await made.call("POST", `${house}/duplicate`, {})).body.data;
  const before = await messagesIn(made, house);
  const said = (items: Item[]) => items.map(({ memberId, content }) => [memberId, content]);
  expect(said(await messagesIn(made, `${threads}/${copy.id}`))).toEqual(said(before));
  expect(said(await messagesIn(made, `${threads}/${branch.id}`))).toEqual(said(before.slice(0, 5)));
});

test("every file names who speaks; imported into a single chat all speak as one, and the report says so", async () => {
  const made = world();
  const { call, api, token } = made;
  const exported = async (format: string) => (await call("GET", `${house}/export?format=${format}`)).response.text();
  const names = namesIn(made, "group-full-house");
  const jsonl = await exported("jsonl");
  const lines = jsonl
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines[0].character_name).toBe("Full house");
  const speakers = (await messagesIn(made, house)).map(({ memberId }) => names.get(memberId ?? "") ?? "Mara");
  expect(lines.slice(1).map(({ name }) => name)).toEqual(speakers);
  for (const format of ["markdown", "html"]) {
    const text = await exported(format);
    for (const name of new Set(speakers)) expect([format, name, text.includes(name)]).toEqual([format, name, true]);
  }
  const form = new FormData();
  form.set("file", new File([jsonl], "chat.jsonl", { type: "application/jsonl" }));
  form.set("characterId", "char-maren-holloway");
  const headers = { authorization: `Bearer ${token}` };
  const answer = await api(new Request("http://test/api/v1/chat/import", { method: "POST", body: form, headers }));
  if (!answer) throw new Error("not in the contract");
  const { thread, report } = (await answer.json()).data;
  expect(report).toMatchObject({ messages: 10, skippedLines: [] });
  expect(report.warnings).toEqual(["5 characters speak in the file; all speak as one here"]);
  expect(thread).toMatchObject({ kind: "single", characterId: "char-maren-holloway" });
});

test("a picture shows the member whose message it is", async () => {
  const { call, clock } = world();
  const prompt = async (messageId: string) => {
    const { jobId } = (await call("POST", `/api/v1/chat/messages/${messageId}/picture`)).body.data;
    await clock.advance(4000);
    return (await call("GET", `/api/v1/image/jobs/${jobId}`)).body.data.images[0].prompt;
  };
  expect(await prompt("message-full-house-8")).toMatch(/^Bruno/);
  expect(await prompt("message-full-house-10")).toMatch(/^Thessaly/);
  // The user's own shows whoever spoke last.
  expect(await prompt("message-full-house-9")).toMatch(/^Thessaly/);
  expect(await prompt("message-after-hours-4")).toMatch(/^Thessaly/);
});

test("deleting a round leaves the scene before it", async () => {
  const made = world();
  const path = "/api/v1/chat/messages/message-full-house-5?scope=onward";
  const { deletionId, messageIds } = (await made.call("DELETE", path)).body.data;
  expect(messageIds).toHaveLength(6);
  expect(await messagesIn(made, house)).toHaveLength(4);
  await made.call("POST", "/api/v1/user/trash/restore", { deletionId });
  expect(await messagesIn(made, house)).toHaveLength(10);
});
