import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { openSession } from "../caller.ts";
import { minute } from "../context.ts";

const maren = "char-maren-holloway";
const at = `/api/v1/character/${maren}`;

const edit = (world: TestWorld, body: object) => world.call("PUT", `/api/v1/character/edit/${maren}`, body);
const list = async (world: TestWorld) => (await world.call("GET", `${at}/versions/list`)).body.data.items;
const read = async (world: TestWorld, id: string) =>
  (await world.call("GET", `${at}/versions/details/${id}`)).body.data;
const restore = (world: TestWorld, versionId: string) => world.call("POST", `${at}/versions/restore`, { versionId });
const creator = () => testWorld({ world: "creator" });

test("each publication of a change is kept, and the first time what was there before", async () => {
  const world = creator();
  const published = world.context.state.characters.get(maren)!;
  expect(await list(world)).toEqual([]);
  await edit(world, { shortMessage: "Another keeper." });
  await world.clock.advance(minute);
  await edit(world, { shortMessage: "Another keeper." });
  await edit(world, { name: "Maren of the Light" });
  const versions = await list(world);
  expect(versions).toMatchObject([
    { number: 3, isCurrent: true, restoredFrom: null },
    { number: 2, isCurrent: false },
    { number: 1, isCurrent: false, createdAt: published.updatedAt },
  ]);
  expect((await read(world, versions[2].id)).shortMessage).toBe(published.shortMessage);
  expect(await read(world, versions[1].id)).toMatchObject({ name: "Maren Holloway", shortMessage: "Another keeper." });
});

test("nothing is kept of what is private, or of hiding it", async () => {
  const world = creator();
  await edit(world, { accessableTo: "private" });
  await edit(world, { shortMessage: "In secret." });
  expect((await list(world)).map(({ number }: { number: number }) => number)).toEqual([1]);
  await edit(world, { accessableTo: "public" });
  expect(await list(world)).toMatchObject([{ number: 2, isCurrent: true }, { number: 1 }]);
});

test("a character made public at once has its first version", async () => {
  const world = creator();
  const { categoryIds } = world.context.state.characters.get(maren)!;
  const body = { name: "New", categoryIds, NSFW: false, accessableTo: "public", variant: { variantName: "A" } };
  const { id } = (await world.call("POST", "/api/v1/character/create", body)).body.data;
  const { items } = (await world.call("GET", `/api/v1/character/${id}/versions/list`)).body.data;
  expect(items).toMatchObject([{ number: 1, isCurrent: true }]);
});

test("variants belong to a version: made, changed, deleted, brought back", async () => {
  const world = creator();
  const made = (await world.call("POST", `${at}/variants/create`, { variantName: "Ashore" })).body.data.id;
  await world.call("PUT", `${at}/variants/edit`, { variantId: made, firstMessage: "Dry land." });
  const gone = (await world.call("DELETE", `${at}/variants/delete`, { variantId: made })).body.data;
  await world.call("POST", "/api/v1/user/trash/restore", gone);
  expect((await list(world)).map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
});

test("a restore puts everything back, keeps what was there, and can be undone by another", async () => {
  const world = creator();
  const { state } = world.context;
  const before = state.variants.in(maren).map(({ id }) => id);
  await edit(world, { name: "Changed" });
  const added = (await world.call("POST", `${at}/variants/create`, { variantName: "Ashore" })).body.data.id;
  await world.call("PUT", `${at}/variants/edit`, { variantId: added, default: true });
  const first = (await list(world)).at(-1);
  await world.clock.advance(minute);
  const { body } = await restore(world, first.id);
  expect(body.data).toMatchObject({ number: 5, restoredFrom: 1, isCurrent: true });
  const details = (await world.call("GET", `/api/v1/character/details/${maren}`)).body.data;
  expect(details).toMatchObject({ name: "Maren Holloway", accessableTo: "public", edited: true });
  const variants = (await world.call("GET", `${at}/variants/list`)).body.data.variants;
  expect(variants.map(({ id }: { id: string }) => id).toSorted()).toEqual(before.toSorted());
  expect(variants.filter((one: { default: boolean }) => one.default)).toHaveLength(1);

  const latest = (await list(world)).find(({ number }: { number: number }) => number === 4);
  expect((await restore(world, latest.id)).body.data).toMatchObject({ number: 6, restoredFrom: 4 });
  expect((await world.call("GET", `${at}/variants/list`)).body.data.variants[0]).toMatchObject({
    id: added,
    default: true,
  });
});

test("changes that were never published are kept before a restore", async () => {
  const world = creator();
  await edit(world, { accessableTo: "private" });
  await edit(world, { name: "Unpublished" });
  const [first] = await list(world);
  await restore(world, first.id);
  const versions = await list(world);
  expect(versions.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1]);
  expect((await read(world, versions[1].id)).name).toBe("Unpublished");
});

test("categories and lorebooks that are gone meanwhile are left out", async () => {
  const world = creator();
  const { state } = world.context;
  const kept = state.characters.get(maren)!.categoryIds;
  await edit(world, { name: "Changed" });
  state.categories.remove(kept[0]!);
  for (const id of state.variants.in(maren)[0]!.lorebookIds) state.lorebooks.remove(id);
  await restore(world, (await list(world)).at(-1).id);
  expect(state.characters.get(maren)!.categoryIds).toEqual(kept.slice(1));
  expect(state.variants.in(maren)[0]!.lorebookIds).toEqual([]);
});

test("the latest 50 are kept", async () => {
  const world = creator();
  for (let count = 0; count < 55; count++) await edit(world, { shortMessage: `Number ${count}` });
  const versions = world.context.state.versions.in(maren);
  expect(versions).toHaveLength(50);
  expect(Math.max(...versions.map(({ number }) => number))).toBe(56);
});

test("only its author has them", async () => {
  const world = creator();
  await edit(world, { name: "Changed" });
  const [version] = await list(world);
  const as = openSession(world.context, "user-prompter", true);
  for (const [method, path, body] of [
    ["GET", `${at}/versions/list`],
    ["GET", `${at}/versions/details/${version.id}`],
    ["POST", `${at}/versions/restore`, { versionId: version.id }],
  ] as const) {
    expect((await world.call(method, path, body, { as })).status).toBe(403);
    expect((await world.call(method, path.replace(maren, "nobody"), body)).status).toBe(404);
    expect((await world.call(method, path.replace(maren, "char-ilario-voss"), body)).status).toBe(
      path.endsWith("list") ? 200 : 404,
    );
  }
});
