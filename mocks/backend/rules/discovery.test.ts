import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aCharacter, aVariant } from "../../seed/builders.ts";

const maren = "char-maren-holloway";
const query = { search: "", NSFW: false, sort: "relevance", includeCategories: [], excludeCategories: [] };
const names = (items: { name: string }[]) => items.map(({ name }) => name);
const search = async (world: TestWorld, change: object = {}) => {
  const body = { ...query, page: 1, pageSize: 12, ...change };
  return (await world.call("POST", "/api/v1/character/search", body)).body.data;
};
const home = async (world: TestWorld) => {
  const body = { homepagePreference: "default", NSFW: false, page: 1, pageSize: 100 };
  return names((await world.call("POST", "/api/v1/character/home", body)).body.data.items);
};
const memory = async (world: TestWorld) => (await world.call("GET", "/api/v1/search/memory")).body.data;
const save = (world: TestWorld, change: object = {}) =>
  world.call("POST", "/api/v1/search/saved", { name: " Coast ", query, ...change });
/** A character of `user-wren`, published now. */
function publish({ context, clock }: TestWorld, name: string): void {
  const { state } = context;
  const createdAt = new Date(clock.now()).toISOString();
  const id = `char-new-${state.characters.size}`;
  state.characters.put(aCharacter({ id, name, creatorId: "user-wren", aiModelId: "model-heron", createdAt }));
  state.variants.put(aVariant({ id: `var-of-${id}`, characterId: id }));
}

test("a search is counted, sorted, and does not mind accents, case or other scripts", async () => {
  const world = testWorld();
  publish(world, "Éloïse");
  publish(world, "雨女");
  expect(names((await search(world, { search: "eloise" })).sourceCharacter)).toEqual(["Éloïse"]);
  expect(names((await search(world, { search: "雨" })).sourceCharacter)).toEqual(["雨女"]);
  const { sourceCharacter, total, nextPage } = await search(world);
  expect([sourceCharacter.length, total, nextPage]).toEqual([12, 14, 2]);
  const counts = sourceCharacter.map(({ messageCount }: { messageCount: number }) => messageCount);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect((await search(world, { sort: "newest" })).sourceCharacter[0].name).toMatch(/Éloïse|雨女/);
  const [oldest] = (await search(world, { sort: "oldest" })).sourceCharacter;
  expect(oldest.name).not.toMatch(/Éloïse|雨女/);
  expect((await search(world, { search: "%'\"\\" })).total).toBe(0);
});

test("language and person are what its author says: one who says nothing is found without them only", async () => {
  const world = testWorld();
  publish(world, "Silent");
  const { state } = world.context;
  state.characters.put({ ...state.characters.get(maren)!, language: "de", pointOfView: "firstPerson" });
  const found = async (change: object) => names((await search(world, { pageSize: 50, ...change })).sourceCharacter);
  expect(await found({ language: "de" })).toEqual(["Maren Holloway"]);
  expect(await found({ pointOfView: "firstPerson" })).toEqual(["Maren Holloway"]);
  expect(await found({ language: "de", pointOfView: "thirdPerson" })).toEqual([]);
  expect(await found({ language: "en", pointOfView: "thirdPerson" })).toHaveLength(11);
  expect(await found({})).toContain("Silent");
  const { id } = (await save(world, { query: { ...query, language: "de" } })).body.data;
  await world.clock.advance(60_000);
  publish(world, "Newcomer");
  expect((await memory(world)).saved).toEqual([
    { id, name: "Coast", query: { ...query, language: "de" }, newCount: 0 },
  ]);
  expect(
    (await world.call("POST", "/api/v1/character/search", { ...query, page: 1, pageSize: 1, language: "xx" })).status,
  ).toBe(400);
});

test("whom the user is not interested in is offered nowhere, until they are again", async () => {
  const world = testWorld();
  const set = (id: string, isInterested: boolean) =>
    world.call("PUT", `/api/v1/search/interest/${id}`, { isInterested });
  expect((await set("char-none", false)).status).toBe(404);
  expect(await home(world)).toContain("Maren Holloway");
  await set(maren, false);
  expect((await set(maren, false)).body.data).toEqual({ isInterested: false });
  expect(await home(world)).not.toContain("Maren Holloway");
  expect((await search(world, { search: "maren" })).total).toBe(0);
  const suggested = async () => names((await world.call("GET", "/api/v1/search/suggestions?q=maren")).body.data.items);
  expect(await suggested()).toEqual([]);
  await set(maren, true);
  expect(await home(world)).toContain("Maren Holloway");
  expect(await suggested()).toEqual(["Maren Holloway"]);
});

test("suggestions are characters, creators and categories, at most eight, the ones that begin with it first", async () => {
  const world = testWorld();
  const suggest = (q: string) => world.call("GET", `/api/v1/search/suggestions?q=${encodeURIComponent(q)}`);
  const { items } = (await suggest("wren")).body.data;
  expect(items[0]).toMatchObject({ kind: "creator", name: "wren_after_dark" });
  expect(names(items)).toContain("Thessaly Wren");
  expect((await suggest("myst")).body.data.items).toMatchObject([{ kind: "category", name: "Mystery", image: null }]);
  expect((await suggest("a")).body.data.items).toHaveLength(8);
  expect((await suggest(" ")).status).toBe(400);
});

test("creators are found by name; those who are ignored are not", async () => {
  const world = testWorld();
  const find = async (text: string) =>
    (await world.call("GET", `/api/v1/search/creators?search=${encodeURIComponent(text)}`)).body.data;
  const { items, total } = await find("WREN");
  expect([names(items.map(({ userName: name }: { userName: string }) => ({ name }))), total]).toEqual([
    ["wren_after_dark"],
    1,
  ]);
  await world.call("PUT", "/api/v1/user/exclude-creators", { excludeCreators: ["wren_after_dark"] });
  expect((await find("WREN")).total).toBe(0);
});

test("recent searches are kept as a whole list of five", async () => {
  const world = testWorld();
  const keep = (recent: string[]) => world.call("PUT", "/api/v1/search/recent", { recent });
  expect((await keep([" noir ", "witch with tea"])).body.data.recent).toEqual(["noir", "witch with tea"]);
  expect((await keep(["a", "a "])).status).toBe(400);
  expect((await keep(["1", "2", "3", "4", "5", "6"])).status).toBe(400);
  expect((await memory(world)).recent).toEqual(["noir", "witch with tea"]);
  await keep([]);
  expect((await memory(world)).recent).toEqual([]);
});

test("a saved search counts what was published since it was opened; at most 20", async () => {
  const world = testWorld();
  const { id } = (await save(world)).body.data;
  expect((await memory(world)).saved).toEqual([{ id, name: "Coast", query, newCount: 0 }]);
  await world.clock.advance(60_000);
  publish(world, "Newcomer");
  expect((await memory(world)).saved[0].newCount).toBe(1);
  expect((await world.call("POST", `/api/v1/search/saved/${id}/seen`)).body.data.newCount).toBe(0);
  expect((await world.call("PATCH", `/api/v1/search/saved/${id}`, { name: " Fog " })).body.data.name).toBe("Fog");
  expect((await world.call("PATCH", `/api/v1/search/saved/${id}`, { name: " " })).status).toBe(400);
  expect((await save(world, { query: { ...query, includeCategories: ["cat-none"] } })).status).toBe(400);
  for (let n = 1; n < 20; n++) expect((await save(world)).status).toBe(200);
  expect((await save(world)).body.message).toBe("You can keep 20 searches");
  expect((await world.call("DELETE", `/api/v1/search/saved/${id}`)).status).toBe(200);
  expect((await world.call("DELETE", `/api/v1/search/saved/${id}`)).status).toBe(404);
  expect((await memory(world)).saved).toHaveLength(19);
});

test("what those one follows have published comes newest first, and is new until it is looked at", async () => {
  const world = testWorld();
  const list = async () => (await world.call("GET", "/api/v1/user/following/characters")).body.data;
  expect(await list()).toEqual({ items: [], nextPage: null, newCount: 0 });
  await world.call("PUT", "/api/v1/user/creator/user-wren/following", { isFollowing: true });
  const before = await list();
  expect([before.items.length > 0, before.newCount]).toEqual([true, 0]);
  await world.clock.advance(60_000);
  publish(world, "Newcomer");
  const after = await list();
  expect([after.items[0].name, after.newCount]).toEqual(["Newcomer", 1]);
  expect((await world.call("POST", "/api/v1/user/following/characters/seen")).status).toBe(200);
  expect((await list()).newCount).toBe(0);
});
