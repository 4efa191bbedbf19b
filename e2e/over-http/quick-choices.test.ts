import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { threadChat } from "#src/data/reply/chat-store.ts";
import { choose } from "#src/data/reply/choose-alternate.ts";
import { edit } from "#src/data/reply/edit-message.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { regenerate } from "#src/data/reply/reply-actions.ts";
import { sendAndRead } from "#src/data/reply/send-message.ts";
import { showOutgoing } from "#src/data/reply/show-outgoing.ts";
import { messageNow } from "#src/domain/chat/chat-state.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { listMessages } from "#src/generated/api/message/list-messages.ts";
import { updateChatConfig } from "#src/generated/api/thread/update-chat-config.ts";
import { setStage, type Stage, userIn } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.proxy.clear());
afterAll(() => stage.close());

const shownAt = (threadId: string, at: number): Message => {
  const row = threadChat(threadId).get().rows.at(at);
  if (row?.kind !== "stored") throw new Error("the message is missing");
  return row.message;
};
const lastOf = (threadId: string) => shownAt(threadId, -1);
const now = ({ id, threadId }: Message) => messageNow(threadChat(threadId).get(), id) ?? lastOf(threadId);
const problemOf = ({ id, threadId }: Message) => threadChat(threadId).get().problems[id] ?? null;
const stored = async (threadId: string) => (await listMessages(threadId, { pageSize: 100 })).data.items.at(-1);

/** A reply with three versions, the last one shown. */
async function threeVersions() {
  const threadId = await stage.newThread();
  const client = await stage.newClient();
  await client.fetchQuery(newestPageQuery(threadId));
  const clientMessageId = crypto.randomUUID();
  const message = { clientMessageId, content: "Hello", picture: null };
  showOutgoing(userIn(client), threadId, threadChat(threadId), message);
  await sendAndRead(client, { ...message, threadId, isStreaming: true });
  for (const text of ["Second", "Third"]) await edit(lastOf(threadId), text, "alternate");
  const last = lastOf(threadId);
  const [first, second] = last.alternates.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error("the versions are missing");
  return { threadId, client, message: last, first, second };
}
const pathOf = ({ id }: Message) => `/api/v1/chat/messages/${id}/alternates/choose`;

it("F12: two choices at once end on the second, however late the first is answered, and never show another in between", async () => {
  const { threadId, message, first, second } = await threeVersions();
  stage.proxy.set({ path: pathOf(message), calls: [1], latency: 120 });
  const shown: string[] = [];
  const leave = threadChat(threadId).subscribe(() => shown.push(lastOf(threadId).activeAlternate));
  const one = choose(message, second);
  const two = choose(now(message), first);
  expect(now(message).activeAlternate).toBe(first);
  await Promise.all([one, two]);
  leave();
  expect(shown.slice(shown.indexOf(first)).every((id) => id === first)).toBe(true);
  expect((await stored(threadId))?.activeAlternate).toBe(first);
  expect(lastOf(threadId).revision).toBe((await stored(threadId))?.revision);
});

it("a choice that is refused shows what the server has, with the reason", async () => {
  const { threadId, message, second } = await threeVersions();
  const replace = { status: 409, body: '{"success":false,"message":"A reply is still being written"}' };
  stage.proxy.set({ path: pathOf(message), replace });
  await choose(message, second);
  expect(lastOf(threadId).activeAlternate).toBe(message.activeAlternate);
  expect(problemOf(message)).toBe("This version could not be chosen.\nA reply is still being written");
});

it("an edit and a new version right behind a choice wait for it", async () => {
  const { threadId, client, message, first } = await threeVersions();
  stage.proxy.set({ path: pathOf(message), latency: 120 });
  void choose(message, first);
  const before = now(message);
  expect(await edit(before, "First, mended")).toMatchObject({ kind: "saved" });
  expect((await stored(threadId))?.alternates.map(({ content }) => content)).toEqual([
    "First, mended",
    "Second",
    "Third",
  ]);
  void choose(lastOf(threadId), message.activeAlternate);
  await regenerate(client, lastOf(threadId), true);
  expect(problemOf(message)).toBeNull();
  expect((await stored(threadId))?.alternates).toHaveLength(4);
});

it("F14: another version asked for three times at once is written once", async () => {
  const { threadId, client, message } = await threeVersions();
  await Promise.all([1, 2, 3].map(() => regenerate(client, message, true)));
  expect((await stored(threadId))?.alternates).toHaveLength(4);
});

it("an edit goes through where only the persona has changed meanwhile, and asks where the words have", async () => {
  const { threadId, message } = await threeVersions();
  const mine = shownAt(threadId, -2);
  const { characterId } = message;
  await updateChatConfig({ characterId: characterId ?? "", threadId, personaId: null, personaScope: "all" });
  expect(await edit(mine, "Hello again")).toEqual({ kind: "saved" });
  expect(await edit(mine, "Hello once more")).toMatchObject({ kind: "conflict" });
});
