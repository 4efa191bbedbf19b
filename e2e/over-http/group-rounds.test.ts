import type { QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { groupChatQuery } from "#src/data/group-chat/queries.ts";
import { threadChat } from "#src/data/reply/chat-store.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { regenerate, speak, stop } from "#src/data/reply/reply-actions.ts";
import { joinReply } from "#src/data/reply/run-reply.ts";
import { sendAndRead } from "#src/data/reply/send-message.ts";
import { showOutgoing } from "#src/data/reply/show-outgoing.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { storedOf } from "#src/domain/chat/chat-row.ts";
import { createGroupChat } from "#src/generated/api/group-chat/create-group-chat.ts";
import { createGroupThread } from "#src/generated/api/group-chat/create-group-thread.ts";
import { directThread } from "#src/generated/api/thread/direct-thread.ts";
import { listMessages } from "#src/generated/api/message/list-messages.ts";
import { setStage, type Stage, userIn, wholeReply } from "./stage.ts";

/** Rounds of a group against the real host: several speakers in one stream, and what may befall it. */
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.proxy.clear());
afterAll(() => stage.close());

type Group = { threadId: string; groupId: string; members: string[] };

/** A group of Maren picked `count` times, in which everyone answers. */
async function newGroup(client: QueryClient, count = 3): Promise<Group> {
  const { data: made } = await createGroupChat({
    groupName: "",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    groupCharacterList: Array.from({ length: count }, (_, at) => ({
      characterId: "char-maren-holloway",
      variantId: "var-maren-keeper",
      characterName: `Maren ${at + 1}`,
      firstMessage: "",
    })),
    lorebookIds: [],
  });
  const groupId = made.id ?? "";
  const body = { groupChatDefinitionId: groupId, AlwaysRespondCharacterIds: [] };
  const threadId = (await createGroupThread(body)).data.id;
  await directThread(threadId, { replyMode: "everyone" });
  const [group] = await Promise.all([
    client.fetchQuery(groupChatQuery(groupId)),
    client.fetchQuery(threadQuery(threadId)),
    client.fetchQuery(newestPageQuery(threadId)),
  ]);
  return { threadId, groupId, members: group.data.members.map(({ memberId }) => memberId) };
}

function send(client: QueryClient, threadId: string, content: string, isStreaming = true) {
  const message = { clientMessageId: crypto.randomUUID(), content, picture: null };
  showOutgoing(userIn(client), threadId, threadChat(threadId), message);
  return sendAndRead(client, { ...message, threadId, isStreaming });
}

const turnsOf = (threadId: string) => threadChat(threadId).get().reply?.turns ?? [];

/** The replies on the page, oldest first. */
const shown = (threadId: string) =>
  threadChat(threadId)
    .get()
    .rows.flatMap((row) => storedOf(row) ?? [])
    .filter(({ role }) => role === "character")
    .map(({ memberId, content, status }) => ({ memberId, content: content.trim(), status }));

/** The same on the server. */
async function stored(threadId: string) {
  const { items } = (await listMessages(threadId, { pageSize: 100 })).data;
  return items
    .filter(({ role }) => role === "character")
    .map(({ memberId, content, status }) => ({ memberId, content: content.trim(), status }));
}

/** Every member has answered wholly, in order, on the page as on the server. */
async function expectWhole({ threadId, members }: Group) {
  const whole = members.map((memberId) => ({ memberId, content: wholeReply.trim(), status: "complete" }));
  await expect.poll(() => stored(threadId)).toEqual(whole);
  expect(shown(threadId)).toEqual(whole);
  expect(threadChat(threadId).get().reply).toBeNull();
}

describe("a round of a group", () => {
  it.each([true, false])("gives one reply for each, streaming %s, and says who is next", async (isStreaming) => {
    const client = await stage.newClient();
    const group = await newGroup(client);
    await send(client, group.threadId, "Who is there?", isStreaming);
    await expectWhole(group);
    expect(client.getQueryData(threadQuery(group.threadId).queryKey)?.data.nextMemberIds).toEqual(group.members);
  });

  it.each(["reset", "fin", "end"] as const)(
    "cut by %s in the middle of the second speaker it goes on, and nothing is said twice",
    async (by) => {
      const client = await stage.newClient();
      const length = await lengthOfRound(client);
      const group = await newGroup(client);
      const path = `/api/v1/chat/threads/${group.threadId}/messages`;
      const sentBefore = stage.proxy.calls("POST", path).length;
      stage.proxy.set({ method: "POST", path, cut: { afterBytes: Math.floor(length / 2), by } });
      await send(client, group.threadId, "Who is there?");
      await expectWhole(group);
      expect(stage.proxy.calls("POST", path)).toHaveLength(sentBefore + 1);
    },
  );

  it("stopped during the third it keeps the first two whole, and what the third has said", async () => {
    const client = await stage.newClient();
    const group = await newGroup(client, 5);
    const sending = send(client, group.threadId, "Who is there?");
    await expect.poll(() => turnsOf(group.threadId).length, { interval: 5, timeout: 15_000 }).toBe(3);
    await expect.poll(() => threadChat(group.threadId).get().reply?.phase, { interval: 5 }).toBe("writing");
    await stop(client, group.threadId);
    await sending;
    const replies = await stored(group.threadId);
    expect(replies.map(({ status }) => status)).toEqual(["complete", "complete", "stopped"]);
    expect(wholeReply.startsWith(replies[2]?.content ?? "-")).toBe(true);
    expect(shown(group.threadId)).toEqual(replies);
    expect(threadChat(group.threadId).get().reply).toBeNull();
  });

  it("is read along by somebody who joins during the second", async () => {
    const client = await stage.newClient();
    const group = await newGroup(client);
    const sending = send(client, group.threadId, "Who is there?");
    await expect.poll(() => turnsOf(group.threadId).length, { interval: 5, timeout: 15_000 }).toBe(2);
    await sending;
    await joinReply(client, group.threadId);
    await expectWhole(group);
  });

  it("one who fails leaves the others, and is written again alone", async () => {
    const client = await stage.newClient();
    const group = await newGroup(client);
    await send(client, group.threadId, "/fail 2");
    const { rows, problems } = threadChat(group.threadId).get();
    expect(shown(group.threadId).map(({ status }) => status)).toEqual(["complete", "failed", "complete"]);
    const failed = rows.flatMap((row) => storedOf(row) ?? []).find(({ status }) => status === "failed");
    expect(Object.keys(problems)).toEqual([failed?.id]);
    if (failed === undefined) return;
    await regenerate(client, failed, true);
    await expect.poll(() => stored(group.threadId)).toHaveLength(3);
    expect(shown(group.threadId)).toHaveLength(3);
  });

  it("can begin without a message, by whoever is asked", async () => {
    const client = await stage.newClient();
    const group = await newGroup(client);
    await speak(client, group.threadId, group.members[1] ?? "", true);
    expect(shown(group.threadId)).toEqual([
      { memberId: group.members[1], content: wholeReply.trim(), status: "complete" },
    ]);
  });
});

/** Bytes of one undisturbed round of three. */
async function lengthOfRound(client: QueryClient): Promise<number> {
  const { threadId } = await newGroup(client);
  await send(client, threadId, "Who is there?");
  return stage.proxy.calls("POST", `/api/v1/chat/threads/${threadId}/messages`)[0]?.bytes ?? 0;
}
