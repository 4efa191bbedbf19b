import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { aBucket, aLorebook } from "../../seed/builders.ts";

const wren = "/api/v1/user/creator/user-wren";
const list = { page: 1, pageSize: 20, NSFW: true, search: "" };
const named = (answer: { body: { data: { items: { name: string }[] } } }) =>
  answer.body.data.items.map(({ name }) => name);

test("a creator's characters come in the order asked for, of one category or of all", async () => {
  const { call } = testWorld();
  const names = async (more: object) => named(await call("POST", `${wren}/characters`, { ...list, ...more }));
  const byName = await names({ sort: "name" });
  expect(byName.length).toBeGreaterThan(2);
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(await names({ sort: "oldest" })).toEqual((await names({})).toReversed());
  const noir = await names({ categoryId: "cat-noir" });
  expect(noir.length).toBeGreaterThan(0);
  expect(noir.length).toBeLessThan(byName.length);
  expect((await call("POST", `${wren}/characters`, { ...list, sort: "best" })).status).toBe(400);
});

test("private characters are in the list for their author only", async () => {
  const { call, context } = testWorld({ world: "creator" });
  const maren = context.state.characters.get("char-maren-holloway")!;
  context.state.characters.put({ ...maren, accessableTo: "private" });
  const names = async (as?: null) => named(await call("POST", `${wren}/characters`, list, as === null ? { as } : {}));
  expect(await names()).toContain("Maren Holloway");
  expect(await names(null)).not.toContain("Maren Holloway");
});

test("everybody sees a creator's published lorebooks, and how many there are", async () => {
  const { call, context } = testWorld();
  context.state.lorebooks.put(aLorebook({ id: "lore-hidden", userId: "user-wren", name: "Not yet", lore: {} }));
  const visitor = { as: null };
  const books = await call("GET", `${wren}/lorebooks?pageSize=1`, undefined, visitor);
  expect(books.body.data.nextPage).toBe(2);
  const all = named(await call("GET", `${wren}/lorebooks?pageSize=100`, undefined, visitor));
  expect(all).not.toContain("Not yet");
  const profile = (await call("GET", wren, undefined, visitor)).body.data;
  expect(profile.lorebookCount).toBe(all.length);
  expect((await call("GET", "/api/v1/user/creator/user-none/lorebooks")).status).toBe(404);
});

test("the profile says what is public, and whether the reader ignores the creator", async () => {
  const { call, context } = testWorld();
  const { collectionCount } = (await call("GET", wren)).body.data;
  context.state.buckets.put(aBucket({ id: "bkt-1", userId: "user-wren", isPublic: true }));
  context.state.buckets.put(aBucket({ id: "bkt-2", userId: "user-wren" }));
  expect((await call("GET", wren)).body.data).toMatchObject({
    collectionCount: collectionCount + 1,
    isIgnored: false,
    createdAt: "2025-11-02T20:00:00.000Z",
  });
  await call("PUT", "/api/v1/user/exclude-creators", { excludeCreators: ["wren_after_dark"] });
  expect((await call("GET", wren)).body.data.isIgnored).toBe(true);
});

test("a creator is reported once, until the report is closed", async () => {
  const { call, context, userId } = testWorld();
  const reports = () => context.state.reports.in(userId);
  const report = (id = "user-wren") => call("POST", `/api/v1/user/creator/${id}/report`);
  expect((await report()).body).toEqual({ success: true });
  expect((await report()).status).toBe(200);
  expect(reports()).toMatchObject([{ creatorId: "user-wren", characterId: null, status: "open" }]);
  context.state.reports.put({ ...reports()[0]!, status: "resolved" });
  await report();
  expect(reports()).toHaveLength(2);
  expect((await report(userId)).status).toBe(400);
  expect((await report("user-none")).status).toBe(404);
});

test("visitors read a published character's variants, worlds and openings, and no private one's", async () => {
  const { call, context } = testWorld();
  const visitor = { as: null };
  const path = "/api/v1/character/char-maren-holloway/variants/list";
  const { variants } = (await call("GET", path, undefined, visitor)).body.data;
  expect(variants[0]).not.toHaveProperty("authored");
  expect(variants[0].lorebooks).toMatchObject([{ id: "lore-saltmarsh-light", entryCount: 3 }]);
  const openings = `/api/v1/chat/openings?characterId=char-maren-holloway&variantId=${variants[0].id}`;
  expect((await call("GET", openings, undefined, visitor)).body.data.openings.length).toBeGreaterThan(0);
  const maren = context.state.characters.get("char-maren-holloway")!;
  context.state.characters.put({ ...maren, accessableTo: "private" });
  expect((await call("GET", path, undefined, visitor)).status).toBe(404);
  expect((await call("GET", openings, undefined, visitor)).status).toBe(404);
});
