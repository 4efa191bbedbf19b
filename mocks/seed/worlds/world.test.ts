import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { worldNames } from "./world.ts";

test.each(worldNames)("%s answers its first calls by the contract", { timeout: 30_000 }, async (world) => {
  const { call, token } = testWorld({ world });
  const home = { homepagePreference: "default", NSFW: true, page: 1, pageSize: 100 };
  expect((await call("POST", "/api/v1/character/home", home)).body.data.items.length).toBeGreaterThan(0);
  if (!token) return;
  for (const path of [
    "user/info",
    "user/recent-chats",
    "chat/threads?pageSize=100",
    "aiModel/list",
    "user/eventTokens",
    "image/credits",
  ]) {
    expect([path, (await call("GET", `/api/v1/${path}`)).status]).toEqual([path, 200]);
  }
  for (const { id } of (await call("GET", "/api/v1/chat/threads?pageSize=5")).body.data.items) {
    expect((await call("GET", `/api/v1/chat/threads/${id}/messages?pageSize=100`)).status).toBe(200);
  }
  for (const { groupId } of (await call("GET", "/api/v1/chat/threads?kind=group&pageSize=100")).body.data.items) {
    expect((await call("GET", `/api/v1/groupChats/details/${groupId}`)).status).toBe(200);
  }
  for (const list of ["list?public=false", "listPublicallyUsable?search="]) {
    expect([list, (await call("GET", `/api/v1/lorebook/${list}`)).status]).toEqual([list, 200]);
  }
});

test("every reference of every row leads somewhere", () => {
  const { state } = testWorld({ world: "crowded" }).context;
  const lost: string[] = [];
  const need = (what: string, there: unknown) => {
    if (!there) lost.push(what);
  };
  for (const row of state.characters.all()) {
    need(`${row.id} creator`, state.users.get(row.creatorId));
    need(`${row.id} model`, state.aiModels.get(row.aiModelId));
    need(`${row.id} variants`, state.variants.in(row.id).length);
    for (const id of row.categoryIds) need(`${row.id} ${id}`, state.categories.get(id));
  }
  for (const row of state.threads.all()) {
    need(`${row.id} with`, state.characters.get(row.characterId ?? "") ?? state.groupChats.get(row.groupId ?? ""));
    need(`${row.id} seen`, state.messages.get(row.seenMessageId ?? ""));
    need(`${row.id} user`, state.users.get(row.userId));
  }
  for (const row of state.messages.all()) {
    need(
      `${row.id} active`,
      row.alternates.some(({ id }) => id === row.activeAlternate),
    );
    need(`${row.id} thread`, state.threads.get(row.threadId));
  }
  for (const row of state.favourites.all()) need(row.id, state.characters.get(row.characterId));
  expect(lost).toEqual([]);
});

test("the crowd is as large as it says", () => {
  const { state } = testWorld({ world: "crowded" }).context;
  expect(state.characters.size).toBeGreaterThan(3000);
  expect(state.threads.size).toBeGreaterThan(2000);
  expect(state.messages.in("thread-10000")).toHaveLength(10_000);
  expect(state.messages.in("thread-group-10000")).toHaveLength(10_000);
});

test("two worlds of one name are equal", () => {
  const rows = () => JSON.stringify(testWorld({ world: "paid" }).context.state.dump());
  expect(rows()).toBe(rows());
});
