import type { QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { choose, messageNow } from "#src/data/message/choose-alternate.ts";
import type { MessageWindow } from "#src/data/message/message-window.ts";
import { messageWindowKey, messageWindowQuery } from "#src/data/message/queries.ts";
import { edit, regenerate } from "#src/data/message/reply-actions.ts";
import { replyProblems } from "#src/data/message/reply-store.ts";
import { sendAndRead } from "#src/data/message/send-message.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { listMessages } from "#src/generated/api/message/list-messages.ts";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import { setStage, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.proxy.clear());
afterAll(() => stage.close());

const lastOf = (client: QueryClient, threadId: string): Message => {
  const row = client.getQueryData<MessageWindow>(messageWindowKey(threadId))?.rows.at(-1);
  if (row === undefined) throw new Error("the thread is empty");
  return row.message;
};
const stored = async (threadId: string) => (await listMessages(threadId, { pageSize: 100 })).data.items.at(-1);

/** A reply with three versions, the last one shown. */
async function threeVersions() {
  const threadId = await stage.newThread();
  const client = await stage.newClient();
  await client.fetchQuery(messageWindowQuery(threadId));
  const clientMessageId = crypto.randomUUID();
  const about = { threadId, clientMessageId, content: "Hello", picture: null, characterId: null, isStreaming: true };
  await sendAndRead(client, about);
  for (const text of ["Second", "Third"]) await edit(client, lastOf(client, threadId), text, "alternate");
  const message = lastOf(client, threadId);
  const [first, second] = message.alternates.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error("the versions are missing");
  return { threadId, client, message, first, second };
}
const pathOf = ({ id }: Message) => `/api/v1/chat/messages/${id}/alternates/choose`;

it("F12: two choices at once end on the second, however late the first is answered, and never show another in between", async () => {
  const { threadId, client, message, first, second } = await threeVersions();
  stage.proxy.set({ path: pathOf(message), calls: [1], latency: 120 });
  const shown: string[] = [];
  const leave = client.getQueryCache().subscribe(() => shown.push(lastOf(client, threadId).activeAlternate));
  const one = choose(client, message, second);
  const two = choose(client, messageNow(client, message), first);
  expect(messageNow(client, message).activeAlternate).toBe(first);
  await Promise.all([one, two]);
  leave();
  expect(shown.slice(shown.indexOf(first)).every((id) => id === first)).toBe(true);
  expect((await stored(threadId))?.activeAlternate).toBe(first);
  expect(lastOf(client, threadId).revision).toBe((await stored(threadId))?.revision);
});

it("a choice that is refused shows what the server has, with the reason", async () => {
  const { threadId, client, message, second } = await threeVersions();
  const replace = { status: 409, body: '{"success":false,"message":"A reply is still being written"}' };
  stage.proxy.set({ path: pathOf(message), replace });
  await choose(client, message, second);
  expect(lastOf(client, threadId).activeAlternate).toBe(message.activeAlternate);
  expect(replyProblems.get(message.id)).toBe("A reply is still being written");
});

it("an edit and a new version right behind a choice wait for it", async () => {
  const { threadId, client, message, first } = await threeVersions();
  stage.proxy.set({ path: pathOf(message), latency: 120 });
  void choose(client, message, first);
  const before = messageNow(client, message);
  expect(await edit(client, before, "First, mended")).toMatchObject({ kind: "saved" });
  expect((await stored(threadId))?.alternates.map(({ content }) => content)).toEqual([
    "First, mended",
    "Second",
    "Third",
  ]);
  void choose(client, lastOf(client, threadId), message.activeAlternate);
  await regenerate(client, lastOf(client, threadId), true);
  expect(replyProblems.get(message.id)).toBeNull();
  expect((await stored(threadId))?.alternates).toHaveLength(4);
});

it("F14: another version asked for three times at once is written once", async () => {
  const { threadId, client, message } = await threeVersions();
  await Promise.all([1, 2, 3].map(() => regenerate(client, message, true)));
  expect((await stored(threadId))?.alternates).toHaveLength(4);
});

it("an edit goes through where only the persona has changed meanwhile, and asks where the words have", async () => {
  const { threadId, client, message } = await threeVersions();
  const mine = client.getQueryData<MessageWindow>(messageWindowKey(threadId))?.rows.at(-2)?.message;
  if (mine === undefined) throw new Error("the user's message is missing");
  const { characterId } = message;
  await updateChatConfig({ characterId: characterId ?? "", threadId, personaId: null, personaScope: "all" });
  expect(await edit(client, mine, "Hello again")).toEqual({ kind: "saved" });
  expect(await edit(client, mine, "Hello once more")).toMatchObject({ kind: "conflict" });
});
