import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

const maren = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
const threads = "/api/v1/chat/threads";

const create = async ({ call }: TestWorld, given: object = {}) => call("POST", threads, { ...maren, ...given });

/** Another person of the same world, signed in. */
export async function stranger({ call }: TestWorld): Promise<string> {
  const check = await call("POST", "/api/v1/turnstile/validate", { token: "ok" }, { as: null });
  const { verificationId } = check.body.data;
  const up = await call(
    "POST",
    "/api/v1/auth/sign-up",
    { email: "stranger@example.com", password: "quiet-harbour-9", verificationId },
    { as: null },
  );
  return up.body.data.accessToken;
}

test("a new thread holds the opening, its alternates, and no message that counts", async () => {
  const world = testWorld({ world: "fresh" });
  const { body } = await create(world);
  expect(body.data).toMatchObject({
    kind: "single",
    ...maren,
    messageCount: 0,
    unreadCount: 0,
    activeReply: null,
    isPinned: false,
  });
  const list = await world.call("GET", `${threads}/${body.data.id}/messages`);
  expect(list.body.data).toMatchObject({ hasBefore: false, hasAfter: false, firstIndex: 0, total: 1 });
  const [opening] = list.body.data.items;
  const openings = await world.call(
    "GET",
    `/api/v1/chat/openings?characterId=${maren.characterId}&variantId=${maren.variantId}`,
  );
  expect(opening.alternates).toHaveLength(openings.body.data.openings.length);
  expect(opening).toMatchObject({ role: "character", status: "complete", activeAlternate: opening.alternates[0].id });
  expect(JSON.stringify(opening)).not.toMatch(/\{\{(user|char)\}\}/i);
});

test("the chosen opening is the active one; foreign variants, openings and personas are refused", async () => {
  const world = testWorld({ world: "fresh" });
  const openings = (
    await world.call("GET", `/api/v1/chat/openings?characterId=${maren.characterId}&variantId=${maren.variantId}`)
  ).body.data.openings;
  const thread = (await create(world, { openingId: openings[1].id })).body.data;
  const [opening] = (await world.call("GET", `${threads}/${thread.id}/messages`)).body.data.items;
  expect(opening.activeAlternate).toBe(opening.alternates[1].id);
  expect((await create(world, { variantId: "var-voss-inspector" })).status).toBe(404);
  expect((await create(world, { openingId: "opn_none" })).status).toBe(400);
  expect((await create(world, { personaId: "per_none" })).status).toBe(400);
  expect((await create(world, { characterId: "char-none" })).status).toBe(404);
});

test("one key makes one thread, however often it is sent; another body is refused", async () => {
  const world = testWorld({ world: "fresh" });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const send = (body: object) => world.call("POST", threads, body, { headers });
  const [first, second] = await Promise.all([send(maren), send(maren)]);
  const third = await send(maren);
  expect(third.body).toEqual(first.body);
  // Sent at the same time, the second call waits for the first or is refused with 409.
  expect([200, 409]).toContain(second.status);
  expect(world.context.state.threads.in(world.userId)).toHaveLength(1);
  expect((await send({ ...maren, variantId: "var-other" })).status).toBe(409);
  expect((await world.call("POST", threads, maren, { headers: { "idempotency-key": "no" } })).status).toBe(400);
  await world.clock.advance(24 * 3_600_000);
  await send(maren);
  expect(world.context.state.threads.in(world.userId)).toHaveLength(2);
});

test("the list has pinned threads first, then the latest, and filters", async () => {
  const world = testWorld();
  const items = async (query = "") => (await world.call("GET", `${threads}${query}`)).body.data.items;
  const all = await items();
  const times = all.map(({ updatedAt }: { updatedAt: string }) => updatedAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const last = all.at(-1);
  expect(
    (await world.call("PATCH", `${threads}/${last.id}`, { isPinned: true, title: "  The third night " })).body.data,
  ).toMatchObject({
    title: "The third night",
    isPinned: true,
  });
  expect((await items())[0].id).toBe(last.id);
  expect((await items("?isPinned=true")).map(({ id }: { id: string }) => id)).toEqual([last.id]);
  expect(await items("?isPinned=false")).toHaveLength(all.length - 1);
  expect(await items("?kind=group")).toEqual([]);
  expect(await items(`?characterId=${last.characterId}`)).not.toEqual([]);
  const paged = await world.call("GET", `${threads}?pageSize=1`);
  expect(paged.body.data).toMatchObject({ nextPage: 2, items: [{ id: last.id }] });
  expect((await world.call("PATCH", `${threads}/${last.id}`, { title: null })).body.data.title).toBeNull();
  expect((await world.call("PATCH", `${threads}/${last.id}`, { title: "x".repeat(61) })).status).toBe(400);
  expect((await world.call("GET", `${threads}?page=0`)).status).toBe(400);
  expect((await world.call("GET", `${threads}?page=1&page=2`)).status).toBe(400);
});

test("an archived thread is listed apart, is no recent chat, and comes back with the user's next message (GAP-155)", async () => {
  const world = testWorld();
  const ids = async (query: string) =>
    (await world.call("GET", `${threads}${query}`)).body.data.items.map(({ id }: { id: string }) => id);
  const [first, ...others] = await ids("");
  const edit = (body: object) => world.call("PATCH", `${threads}/${first}`, body);
  await edit({ isPinned: true });
  expect((await edit({ isArchived: true })).body.data).toMatchObject({ isArchived: true, isPinned: false });
  expect(await ids("?isArchived=false")).toEqual(others);
  expect(await ids("?isArchived=true")).toEqual([first]);
  expect(await ids("")).toHaveLength(others.length + 1);
  const { recentChats } = (await world.call("GET", "/api/v1/user/recent-chats")).body.data;
  expect(recentChats.map(({ id }: { id: string }) => id)).not.toContain(first);
  expect((await edit({ isArchived: true, isPinned: true })).status).toBe(400);
  expect((await edit({ isPinned: true })).body.data).toMatchObject({ isArchived: false, isPinned: true });

  await edit({ isArchived: true });
  const message = { content: "Is anybody still here?", clientMessageId: crypto.randomUUID(), stream: true };
  expect((await world.call("POST", `${threads}/${first}/messages`, message)).response.status).toBe(200);
  expect(await ids("?isArchived=true")).toEqual([]);
});

test("search looks at titles, names and text, and says where", async () => {
  const world = testWorld();
  const find = async (text: string) =>
    (await world.call("GET", `${threads}?search=${encodeURIComponent(text)}`)).body.data.items;
  expect((await find("light that FAILED"))[0]).not.toHaveProperty("match");
  const [hit] = await find("dead lamp");
  expect(hit.match).toMatchObject({ messageId: "message-light-2", excerpt: expect.stringContaining("dead lamp") });
  expect(await find("no such words anywhere")).toEqual([]);
});

test("recent chats are the latest threads", async () => {
  const world = testWorld();
  const recent = (await world.call("GET", "/api/v1/user/recent-chats?pageSize=2")).body.data.recentChats;
  expect(recent).toHaveLength(2);
  expect(recent[0]).toMatchObject({
    id: "thread-the-light-that-failed",
    characterName: "Maren Holloway",
    kind: "single",
    groupId: null,
    cutout: "/media/cutouts/maren.webp",
  });
  expect((await testWorld({ world: "fresh" }).call("GET", "/api/v1/user/recent-chats")).body.data.recentChats).toEqual(
    [],
  );
});

test("seen goes forward only and clears what is unread", async () => {
  const world = testWorld();
  const id = "thread-the-light-that-failed";
  const { threads: table } = world.context.state;
  const row = table.get(id);
  if (!row) throw new Error("no thread");
  table.put({ ...row, seenMessageId: "message-light-2" });
  const seen = (messageId: string) => world.call("POST", `${threads}/${id}/seen`, { messageId });
  expect((await world.call("GET", `${threads}/${id}`)).body.data.unreadCount).toBe(1);
  expect(
    (await world.call("GET", `${threads}?isUnread=true`)).body.data.items.map((one: { id: string }) => one.id),
  ).toEqual([id]);
  expect((await seen("message-light-1")).body.data).toEqual({ seenMessageId: "message-light-2", unreadCount: 1 });
  expect((await seen("message-light-3")).body.data).toEqual({ seenMessageId: "message-light-3", unreadCount: 0 });
  expect((await seen("message-shoes-1")).status).toBe(400);
});

test("a deleted thread is gone everywhere, and comes back whole within 30 days", async () => {
  const world = testWorld();
  const id = "thread-the-light-that-failed";
  const { deletionId } = (await world.call("DELETE", `${threads}/${id}`)).body.data;
  expect((await world.call("GET", `${threads}/${id}`)).status).toBe(404);
  expect((await world.call("GET", `${threads}/${id}/messages`)).status).toBe(404);
  expect(
    (await world.call("GET", "/api/v1/user/recent-chats")).body.data.recentChats.map((one: { id: string }) => one.id),
  ).not.toContain(id);
  expect((await world.call("GET", "/api/v1/user/trash?kind=thread")).body.data.items[0]).toMatchObject({
    deletionId,
    name: "The light that failed",
  });
  const restore = () => world.call("POST", "/api/v1/user/trash/restore", { deletionId });
  expect(
    (await world.call("POST", "/api/v1/user/trash/restore", { deletionId }, { as: await stranger(world) })).status,
  ).toBe(404);
  expect((await restore()).body.data).toEqual({ kind: "thread", id, threadId: id });
  expect((await world.call("GET", `${threads}/${id}/messages`)).body.data.total).toBe(3);
  expect((await restore()).status).toBe(404);
  const again = (await world.call("DELETE", `${threads}/${id}`)).body.data.deletionId;
  await world.clock.advance(29 * 86_400_000);
  world.context.state.sessions.put({
    ...[...world.context.state.sessions.all()][0]!,
    createdAt: new Date(world.clock.now()).toISOString(),
  });
  await world.clock.advance(86_400_000);
  expect((await world.call("POST", "/api/v1/user/trash/restore", { deletionId: again })).status).toBe(404);
});

test("preferences resolve thread, then character, then user, then the defaults; null inherits again", async () => {
  const world = testWorld();
  const id = "thread-the-light-that-failed";
  const { characterId } = maren;
  const put = async (body: object) =>
    (await world.call("PUT", "/api/v1/chat/config", { characterId, ...body })).body.data;
  const get = async (threadId = "") =>
    (await world.call("GET", `/api/v1/chat/config?characterId=${characterId}${threadId && `&threadId=${threadId}`}`))
      .body.data;
  expect((await get(id)).effectivePreferences).toEqual({
    verbose: "medium",
    povPreference: "firstPerson",
    actForUser: "no",
    dialogStyle: "balanced",
    narrationTense: "present",
  });
  const five = {
    verbose: "short",
    povPreference: "thirdPerson",
    actForUser: "yes",
    dialogStyle: "lots",
    narrationTense: "past",
  };
  await world.call("PUT", "/api/v1/user/response-preferences", five);
  expect((await get(id)).effectivePreferences).toEqual(five);
  await put({ responsePreferences: { verbose: "long", dialogStyle: "low" } });
  expect((await put({ threadId: id, responsePreferences: { verbose: "text" } })).effectivePreferences).toEqual({
    ...five,
    verbose: "text",
    dialogStyle: "low",
  });
  expect((await get()).effectivePreferences).toEqual({ ...five, verbose: "long", dialogStyle: "low" });
  expect((await put({ threadId: id, responsePreferences: { verbose: null } })).effectivePreferences.verbose).toBe(
    "long",
  );
  expect((await world.call("POST", "/api/v1/aiModel/sync-preferences")).body).toEqual({ success: true });
  expect((await get(id)).effectivePreferences).toEqual(five);
});

test("a thread's model and variant are its own; paid models, foreign variants and other characters' threads are refused", async () => {
  const world = testWorld();
  const id = "thread-the-light-that-failed";
  const put = (body: object) => world.call("PUT", "/api/v1/chat/config", { characterId: maren.characterId, ...body });
  const other = (await world.call("GET", `/api/v1/character/${maren.characterId}/variants/list`)).body.data.variants[1]
    .id;
  expect((await put({ threadId: id, aiModelId: "model-heron", variantId: other })).body.data).toMatchObject({
    aiModelId: "model-heron",
    variantId: other,
  });
  expect((await put({ aiModelId: "model-nightingale-small" })).body.data).toMatchObject({
    threadId: null,
    aiModelId: "model-nightingale-small",
  });
  expect((await world.call("GET", `${threads}/${id}`)).body.data).toMatchObject({
    aiModelId: "model-heron",
    variantId: other,
  });
  expect((await put({ aiModelId: "model-lyrebird" })).status).toBe(403);
  expect((await put({ variantId: "var-voss-inspector" })).status).toBe(404);
  expect((await put({ threadId: "thread-good-shoes", aiModelId: "model-heron" })).status).toBe(400);
  expect((await put({ threadId: "thread-none", aiModelId: "model-heron" })).status).toBe(404);
});

test("a duplicate is the whole thread with ids of its own, and goes its own way", async () => {
  const world = testWorld();
  const id = "thread-the-light-that-failed";
  const messagesIn = async (threadId: string) =>
    (await world.call("GET", `${threads}/${threadId}/messages`)).body.data.items;
  const copy = (await world.call("POST", `${threads}/${id}/duplicate`, { title: " Second try " })).body.data;
  expect(copy).toMatchObject({
    title: "Second try",
    parentThreadId: id,
    branchMessageId: null,
    isPinned: false,
    unreadCount: 0,
    characterId: maren.characterId,
  });
  const [before, after] = [await messagesIn(id), await messagesIn(copy.id)];
  const words = (items: { content: string }[]) => items.map(({ content }) => content);
  expect(words(after)).toEqual(words(before));
  expect(after.map((one: { alternates: unknown[] }) => one.alternates.length)).toEqual(
    before.map((one: { alternates: unknown[] }) => one.alternates.length),
  );
  const ids = new Set([...before, ...after].map(({ id: one }: { id: string }) => one));
  expect(ids.size).toBe(before.length + after.length);
  await world.call("DELETE", `${threads}/${copy.id}`);
  expect(await messagesIn(id)).toHaveLength(before.length);
  expect((await world.call("POST", `${threads}/${copy.id}/duplicate`, {})).status).toBe(404);
  expect((await world.call("POST", `${threads}/${id}/duplicate`, { title: "x".repeat(61) })).status).toBe(400);
});

test("what is being written is not duplicated: 409 until it has ended", async () => {
  const world = testWorld();
  const id = "thread-the-light-that-failed";
  const asked = await world.call("POST", `${threads}/${id}/messages`, {
    content: "And then?",
    clientMessageId: crypto.randomUUID(),
    stream: true,
  });
  expect((await world.call("POST", `${threads}/${id}/duplicate`, {})).status).toBe(409);
  await asked.response.body?.cancel().catch(() => undefined);
});
