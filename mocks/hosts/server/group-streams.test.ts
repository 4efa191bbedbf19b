import { join } from "node:path";
import { expect, test } from "vitest";
import { heard } from "../../backend/reply/group-reply.fixture.ts";
import { framesOf } from "../read-events.ts";
import { startServer } from "../server.ts";
import { ownServer, whole } from "./own-server.fixture.ts";

const { folder, options } = ownServer();
const thread = "/api/v1/chat/threads/thread-five";
const member = (name: string) => `group-five-char-${name}`;

test("over HTTP and SQLite: members speak in turn, Stop ends the round, a restart keeps what was said", async () => {
  const dataDir = join(folder, "group");
  let server = await startServer({ ...options, dataDir, world: "groups" });
  const headers = { authorization: `Bearer ${server.token}`, "content-type": "application/json" };
  const call = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${server.port}${thread}${path}`, {
      headers,
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
  const send = (memberIds: string[]) =>
    call("/messages", { content: "Hello", clientMessageId: crypto.randomUUID(), stream: true, memberIds });
  const messages = async () =>
    ((await (await call("/messages")).json()) as { data: { items: { memberId: string; status: string }[] } }).data
      .items;
  const secondSpeaks = async () => {
    const last = async () => (await messages()).at(-1)?.memberId;
    await expect.poll(last, { timeout: 5000 }).toBe(member("maren-holloway"));
  };
  const round = [member("bruno-castellane"), member("maren-holloway"), member("ilario-voss")];

  const text = (await send(round)).text();
  await secondSpeaks();
  const { activeReply } = (await (await call("")).json()).data;
  expect(activeReply.memberId).toBe(member("maren-holloway"));
  await call("/stop", { replyId: activeReply.replyId });
  const told = heard(framesOf(await text));
  expect(told.map(({ memberId, status }) => [memberId, status])).toEqual([
    [round[0], "complete"],
    [round[1], "stopped"],
  ]);
  expect(told[0]?.text).toBe(whole);

  void (await send(round)).text().catch(() => undefined);
  await secondSpeaks();
  await server.close();
  server = await startServer({ ...options, dataDir, world: "groups" });
  const kept = (await messages()).filter(({ memberId }) => memberId !== null);
  expect(kept.map(({ status }) => status)).toEqual(["complete", "stopped", "complete", "failed"]);
  expect((await (await call("")).json()).data.activeReply).toBeNull();
  await server.close();
});

test("over HTTP and SQLite: a group is made once, its thread begun and directed, and all is there after a restart", async () => {
  const dataDir = join(folder, "made");
  let server = await startServer({ ...options, dataDir, world: "groups" });
  const { token } = server;
  const call = async (method: string, path: string, body?: object, key?: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, data: (await answer.json()).data };
  };
  const of = (characterId: string, variantId: string, characterName: string, firstMessage = "") => ({
    characterId,
    variantId,
    characterName,
    firstMessage,
  });
  const draft = {
    groupName: "The night ferry",
    isPublic: false,
    systemPrompt: "",
    alwaysActiveSystemPrompt: "",
    scenario: "",
    groupCharacterList: [
      of("char-maren-holloway", "var-maren-keeper", "Maren", "{{user}}, you are late."),
      of("char-maren-holloway", "var-maren-before", "Maren 2"),
    ],
    lorebookIds: ["lore-ferry"],
  };
  const key = crypto.randomUUID();
  const { id: groupId } = (await call("POST", "/groupChats/create", draft, key)).data;
  const begin = { groupChatDefinitionId: groupId, AlwaysRespondCharacterIds: [] };
  const { id: threadId } = (await call("POST", "/groupChats/createThread", begin, key)).data;
  const { members } = (await call("GET", `/groupChats/details/${groupId}`)).data;
  const direction = { replyMode: "inOrder", mutedMemberIds: [members[0].memberId] };
  await call("PATCH", `/chat/threads/${threadId}/direction`, direction);
  await server.close();

  server = await startServer({ ...options, dataDir, world: "groups" });
  expect((await call("POST", "/groupChats/create", draft, key)).data.id).toBe(groupId);
  expect((await call("GET", `/chat/threads/${threadId}`)).data).toMatchObject({
    ...direction,
    nextMemberIds: [members[1].memberId],
  });
  expect((await call("GET", `/chat/threads/${threadId}/messages`)).data.items).toMatchObject([
    { content: "Mara, you are late.", memberId: members[0].memberId },
  ]);
  const { deletionId } = (await call("DELETE", "/groupChats/delete", { groupId })).data;
  expect((await call("GET", `/chat/threads/${threadId}`)).status).toBe(404);
  await call("POST", "/user/trash/restore", { deletionId });
  expect((await call("GET", `/chat/threads/${threadId}`)).status).toBe(200);
  await server.close();
});
