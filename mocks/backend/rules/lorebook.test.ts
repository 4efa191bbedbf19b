import { expect, test } from "vitest";
import { LorebookCategory } from "#src/generated/zod/schemas/lorebookCategory.zod.ts";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { aLorebook } from "../../seed/builders.ts";

const base = "/api/v1/lorebook";
const open = "listPublicallyUsable";

const page = async (world: TestWorld, path: string) => (await world.call("GET", `${base}/${path}`)).body.data;
const names = async (world: TestWorld, path: string): Promise<string[]> =>
  (await page(world, path)).lorebooks.map(({ name }: { name: string }) => name);

test("published ones come by name, page by page, everybody's", async () => {
  const world = testWorld();
  const first = await page(world, `${open}?page=1&pageSize=20`);
  expect(first.pagination).toEqual({ hasMore: true, total: 26 });
  const rest = await page(world, `${open}?page=2&pageSize=20`);
  expect(rest.pagination).toEqual({ hasMore: false, total: 26 });
  const all = [...first.lorebooks, ...rest.lorebooks].map(({ name }: { name: string }) => name);
  expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(new Set(all).size).toBe(world.context.state.lorebooks.size);
  expect(first.lorebooks.find(({ fromCharacter }: { fromCharacter: unknown }) => fromCharacter)).toMatchObject({
    fromCharacter: { id: "char-thessaly-wren", name: "Thessaly Wren" },
    entryCount: 2,
    isPublic: true,
  });
  expect((await world.call("GET", `${base}/${open}?pageSize=101`)).status).toBe(400);
});

test("a category leaves only its own, and what is no category is refused", async () => {
  const world = testWorld();
  expect(await names(world, `${open}?category=coastal`)).toEqual([
    "Harbour district",
    "The Saltmarsh light",
    "The winter coast",
  ]);
  expect(await names(world, `${open}?category=coastal&search=storm`)).toEqual(["The winter coast"]);
  for (const category of LorebookCategory.options)
    expect(await names(world, `${open}?category=${category}`)).not.toEqual([]);
  expect((await world.call("GET", `${base}/${open}?category=drowned`)).status).toBe(400);
  expect((await world.call("GET", `${base}/${open}?sort=best`)).status).toBe(400);
});

test("the public ones come most used first, as characters and groups have them, or last changed first", async () => {
  const world = testWorld();
  const { lorebooks, variants } = world.context.state;
  const put = (id: string, lorebookIds: readonly string[]) => {
    const row = variants.get(id);
    if (!row) throw new Error(`No variant ${id}`);
    variants.put({ ...row, lorebookIds });
  };
  put("var-maren-keeper", ["lore-ferry", "lore-masks"]);
  put("var-bruno-night-shift", ["lore-ferry"]);
  const { lorebooks: used } = await page(world, `${open}?sort=used`);
  expect(used[0]).toMatchObject({ name: "The night ferry", uses: { count: 2 } });
  const counts = used.map(({ uses }: { uses: { count: number } }) => uses.count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  const row = lorebooks.get("lore-masks");
  if (row) lorebooks.put({ ...row, updatedAt: "2027-01-01T00:00:00.000Z" });
  expect((await names(world, `${open}?sort=updated`))[0]).toBe("A catalogue of masks");
  // Ties, and what nobody asks for, go by name.
  expect(await names(world, `${open}?sort=used&category=historical`)).toEqual([
    "The book of hours",
    "The salt roads",
    "The tea ledger",
  ]);
  expect(await names(world, `${open}?sort=name`)).toEqual(await names(world, open));
});

test("one's own come in the order that is asked for, and what is no order is refused", async () => {
  const world = testWorld({ world: "groups" });
  const byName = await names(world, "list?sort=name&pageSize=100");
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, "en")));
  const path = "/api/v1/chat/threads/thread-night-bakery/memory";
  await world.call("PATCH", path, { lorebookIds: ["lore-own-7"] });
  const { lorebooks } = await page(world, "list?sort=used&pageSize=100");
  const counts = lorebooks.map(({ uses }: { uses: { count: number } }) => uses.count);
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  expect(await names(world, "list?sort=updated&pageSize=100")).toEqual(await names(world, "list?pageSize=100"));
  expect((await world.call("GET", `${base}/list?sort=best`)).status).toBe(400);
});

test("one's own come last changed first, published or not; true leaves only the published", async () => {
  const world = testWorld({ world: "groups" });
  const mine = await page(world, "list?public=false&page=1&pageSize=20");
  expect(mine.lorebooks).toHaveLength(20);
  expect(mine.lorebooks.slice(0, 2).map(({ isPublic }: { isPublic: boolean }) => isPublic)).toEqual([true, false]);
  expect(mine.pagination.hasMore).toBe(true);
  expect(await names(world, "list?page=2")).toHaveLength(4);
  expect(await names(world, "list?public=true")).toHaveLength(6);
  expect(await names(world, `${open}?search=aunt`)).toEqual(["Aunt Ilse's house"]);
});

test("a search looks at name and description, among the public also at the creator, whatever the case", async () => {
  const world = testWorld({ world: "groups" });
  expect(await names(world, "list?search=SIGNAL%20lamps")).toEqual(["Railway chess"]);
  expect(await names(world, "list?search=%20bells%20")).toEqual(["Bells of the valley"]);
  expect(await names(world, "list?search=nothing%20at%20all")).toEqual([]);
  const found = await page(world, `${open}?search=PAPERlantern`);
  expect(found.lorebooks.length).toBeGreaterThan(0);
  for (const { creator } of found.lorebooks) expect(creator.userName).toBe("paperlantern");
});

test("a deleted one is in no list", async () => {
  const world = testWorld();
  const { lorebooks } = world.context.state;
  const row = lorebooks.get("lore-ferry");
  if (row) lorebooks.put({ ...row, deletedAt: row.updatedAt });
  expect(await names(world, `${open}?search=ferry`)).toEqual([]);
  expect((await world.call("GET", `${base}/details/lore-ferry`)).status).toBe(404);
});

test("one lorebook has its entries; another's private one is unknown", async () => {
  const world = testWorld();
  expect(await page(world, "details/lore-ferry")).toMatchObject({
    name: "The night ferry",
    isOwned: false,
    creator: { id: "user-wren", userName: "wren_after_dark" },
    entries: [{ keys: ["lamp"], content: "The lamp on deck has never gone out." }, { keys: ["captain"] }],
  });
  const { lorebooks } = world.context.state;
  lorebooks.put(aLorebook({ id: "lore-secret", userId: "user-wren", name: "Secret", lore: {} }));
  lorebooks.put(aLorebook({ id: "lore-mine", userId: world.userId, name: "Mine", lore: {} }));
  expect((await world.call("GET", `${base}/details/lore-secret`)).status).toBe(404);
  expect(await page(world, "details/lore-mine")).toMatchObject({ isOwned: true, entries: [] });
});

test("the group dialog reads a variant's lorebooks", async () => {
  const world = testWorld();
  const read = async (id: string) => (await world.call("GET", `/api/v1/character/${id}/variants/basic`)).body.data;
  expect((await read("char-maren-holloway")).variants[0].lorebooks).toEqual([
    { id: "lore-saltmarsh-light", name: "The Saltmarsh light" },
  ]);
  expect((await read("char-bruno-castellane")).variants[0].lorebooks).toEqual([]);
});
