import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { openSession } from "../caller.ts";
import { day } from "../context.ts";
import { prune } from "../prune.ts";
import { keepUpload, uploadAt } from "../uploads.ts";
import { png, upload } from "./upload.fixture.ts";

const buckets = "/api/v1/character/generic-buckets";
const type = "Favorites";
const maren = "char-maren-holloway";
const bruno = "char-bruno-castellane";

const create = (world: TestWorld, change: object = {}, headers: Record<string, string> = {}) =>
  world.call("POST", buckets, { type, name: " Rainy evenings ", ...change }, { headers });
const created = async (world: TestWorld, change: object = {}): Promise<string> =>
  (await create(world, change)).body.data.bucket.bucketId;
const get = (world: TestWorld, id: string) => world.call("GET", `${buckets}/${id}?type=${type}`);
const update = (world: TestWorld, bucketId: string, change: object) =>
  world.call("PATCH", buckets, { type, bucketId, ...change });
const remove = (world: TestWorld, bucketId: string) => world.call("DELETE", `${buckets}/delete`, { type, bucketId });
const restore = (world: TestWorld, deletionId: string) =>
  world.call("POST", "/api/v1/user/trash/restore", { deletionId });
const list = (world: TestWorld, change: object = {}) => world.call("POST", `${buckets}/all`, { type, ...change });
const names = async (world: TestWorld): Promise<string[]> =>
  (await list(world)).body.data.buckets.map(({ name }: { name: string }) => name);
const reorder = (world: TestWorld, order: [string, number][], userId = world.userId) => {
  const places = order.map(([bucketId, place]) => ({ bucketId, order: place }));
  return world.call("POST", `${buckets}/reorder`, { type, userId, buckets: places });
};
const hide = ({ context: { state } }: TestWorld, id: string) =>
  state.characters.put({ ...state.characters.get(id)!, accessableTo: "private" });
/** Gives a bucket to the author of the cast, public or not. */
function giveAway({ context: { state } }: TestWorld, id: string, isPublic: boolean): void {
  state.buckets.put({ ...state.buckets.get(id)!, userId: "user-wren", isPublic });
}

test("a bucket is private, comes last and shows its characters; the list only the first four", async () => {
  const world = testWorld();
  await created(world);
  const characterIds = [...world.context.state.characters.all()].slice(0, 6).map(({ id }) => id);
  const { bucket } = (await create(world, { name: "Six", characterIds })).body.data;
  expect(bucket).toMatchObject({ name: "Six", order: 1, isPublic: false, image: null, userId: world.userId });
  expect(bucket.characters.map(({ id }: { id: string }) => id)).toEqual(characterIds);
  expect((await get(world, bucket.bucketId)).body.data.bucket).toEqual(bucket);
  const { data } = (await list(world)).body;
  expect(data.buckets).toMatchObject([
    { name: "Rainy evenings", order: 0 },
    { characterIds, order: 1 },
  ]);
  expect(data.buckets[1].characters).toHaveLength(4);
});

test("a form brings a cover with it, read by its bytes", async () => {
  const world = testWorld();
  const fields = { type, name: "Covered", characterIds: maren, isPublic: "true", image: png };
  const { bucket } = (await upload(world, buckets, fields)).body.data;
  expect(bucket).toMatchObject({ name: "Covered", characterIds: [maren], isPublic: true });
  expect(uploadAt(world.context.state, bucket.image)?.type).toBe("image/png");
  expect((await upload(world, buckets, { ...fields, image: png.slice(0, 4) })).status).toBe(415);
  expect((await upload(world, buckets, { type, name: "No picture" })).status).toBe(400);
  expect((await upload(world, buckets, { ...fields, isPublic: "perhaps" })).status).toBe(400);
  expect(await names(world)).toEqual(["Covered"]);
  expect((await update(world, bucket.bucketId, { image: null })).body.data.bucket.image).toBeNull();
});

test.each([
  ["no name", { name: " " }, "name"],
  ["a name of 41", { name: "x".repeat(41) }, "name"],
  ["a character there is not", { characterIds: ["char-none"] }, "characterIds"],
  ["a character twice", { characterIds: [maren, maren] }, "characterIds"],
  ["another's private character", { characterIds: [bruno] }, "characterIds"],
  ["another type", { type: "Others" }, "type"],
])("%s is refused with 400 and the field", async (_name, change, field) => {
  const world = testWorld();
  const id = await created(world);
  hide(world, bruno);
  for (const { status, body } of [await create(world, change), await update(world, id, change)])
    expect([status, body.errors[0].field]).toEqual([400, field]);
  expect(await names(world)).toEqual(["Rainy evenings"]);
});

test("one key makes one bucket; another body is 409, and so is the 101st", async () => {
  const world = testWorld();
  const headers = { "idempotency-key": crypto.randomUUID() };
  const first = (await create(world, {}, headers)).body;
  expect((await create(world, {}, headers)).body).toEqual(first);
  expect((await create(world, { name: "Other" }, headers)).status).toBe(409);
  const { deletionId } = (await remove(world, first.data.bucket.bucketId)).body.data;
  for (let n = 0; n < 100; n++) expect((await create(world)).status).toBe(200);
  expect((await create(world)).body.message).toBe("You can keep 100 buckets");
  expect((await restore(world, deletionId)).status).toBe(409);
});

test("an update changes what it names; a character nobody sees any more may stay", async () => {
  const world = testWorld();
  const id = await created(world, { characterIds: [bruno] });
  hide(world, bruno);
  const characterIds = [maren, bruno];
  const { bucket } = (await update(world, id, { characterIds })).body.data;
  expect(bucket).toMatchObject({ name: "Rainy evenings", characterIds, characters: [{ id: maren }] });
  const cover = keepUpload(world.context, world.userId, "bucket", { kind: "png", bytes: png });
  expect((await update(world, id, { name: " Fog ", image: cover })).body.data.bucket).toMatchObject({
    name: "Fog",
    image: cover,
    characterIds,
  });
  expect((await get(world, id)).body.data.bucket.removed).toEqual([{ id: bruno, name: "Bruno Castellane" }]);
  expect((await list(world)).body.data.buckets[0]).not.toHaveProperty("removed");
  // Taken out by mistake, a favourite that is gone can come back.
  await update(world, id, { characterIds: [maren] });
  expect((await update(world, id, { characterIds })).body.data.bucket.characterIds).toEqual(characterIds);
  const avatar = keepUpload(world.context, world.userId, "avatar", { kind: "png", bytes: png });
  expect((await update(world, id, { image: avatar })).body.errors[0].field).toBe("image");
});

test("who is put in becomes a favourite, counted once", async () => {
  const world = testWorld();
  const count = () => world.context.state.characters.get(bruno)!.favouriteCount;
  const favourites = async () => (await world.call("GET", "/api/v1/user/favorites/characters")).body.data;
  const before = { count: count(), total: (await favourites()).total };
  const id = await created(world, { characterIds: [bruno] });
  await update(world, id, { characterIds: [bruno], name: "Bread" });
  await create(world, { characterIds: [bruno] });
  const { items, total } = await favourites();
  expect([count(), total, items[0].id]).toEqual([before.count + 1, before.total + 1, bruno]);
});

test("of another's buckets only public ones are shown, and none can be changed", async () => {
  const world = testWorld();
  const [open, closed] = [await created(world, { name: "Open", characterIds: [maren, bruno] }), await created(world)];
  giveAway(world, open, true);
  giveAway(world, closed, false);
  hide(world, bruno);
  const { data } = (await list(world, { creatorId: "user-wren" })).body;
  expect(data.buckets).toMatchObject([{ name: "Open", characterIds: [maren], creatorId: "user-wren" }]);
  expect([(await get(world, open)).status, (await get(world, closed)).status]).toEqual([200, 404]);
  expect((await update(world, open, { name: "Mine" })).status).toBe(404);
  expect((await remove(world, open)).status).toBe(404);
  expect((await list(world, { creatorId: "user-none" })).status).toBe(404);
  expect((await get(world, "bkt_none")).status).toBe(404);
  expect(await names(world)).toEqual([]);
});

test("a new order is the whole list, each place once", async () => {
  const world = testWorld();
  const [a, b, c] = [
    await created(world, { name: "A" }),
    await created(world, { name: "B" }),
    await created(world, { name: "C" }),
  ];
  const { body } = await reorder(world, [
    [a, 2],
    [b, 0],
    [c, 1],
  ]);
  expect(body.data.buckets).toMatchObject([
    { name: "B", order: 0 },
    { name: "C", order: 1 },
    { name: "A", order: 2 },
  ]);
  expect(
    (
      await reorder(world, [
        [a, 0],
        [b, 0],
        [c, 1],
      ])
    ).status,
  ).toBe(400);
  expect(
    (
      await reorder(world, [
        [a, 0],
        [a, 1],
        [c, 2],
      ])
    ).status,
  ).toBe(400);
  expect(
    (
      await reorder(world, [
        [a, 0],
        [b, 1],
        [c, 3],
      ])
    ).status,
  ).toBe(400);
  expect(
    (
      await reorder(world, [
        [a, 0],
        [b, 1],
      ])
    ).status,
  ).toBe(409);
  expect(
    (
      await reorder(world, [
        [a, 0],
        [b, 1],
        ["bkt_none", 2],
      ])
    ).status,
  ).toBe(409);
  expect(
    (
      await reorder(
        world,
        [
          [a, 0],
          [b, 1],
          [c, 2],
        ],
        "user-wren",
      )
    ).status,
  ).toBe(403);
  expect(await names(world)).toEqual(["B", "C", "A"]);
});

test("a deleted bucket leaves its favourites, and comes back in its place", async () => {
  const world = testWorld();
  const id = await created(world, { name: "A", characterIds: [maren] });
  await created(world, { name: "B" });
  const favourites = async () => (await world.call("GET", "/api/v1/user/favorites/characters")).body.data.items.length;
  const before = await favourites();
  const { deletionId } = (await remove(world, id)).body.data;
  expect([await names(world), await favourites()]).toEqual([["B"], before]);
  expect([(await get(world, id)).status, (await remove(world, id)).status]).toEqual([404, 404]);
  expect((await list(world)).body.data.buckets[0].order).toBe(0);
  expect((await restore(world, deletionId)).body.data).toEqual({ kind: "bucket", id, threadId: null });
  expect(await names(world)).toEqual(["A", "B"]);
  await remove(world, id);
  await world.clock.advance(30 * day);
  prune(world.context);
  expect(world.context.state.buckets.get(id)).toBeUndefined();
});

test("an account takes its buckets with it, those in the trash too", async () => {
  const world = testWorld();
  const open = await created(world, { isPublic: true });
  await remove(world, await created(world));
  expect((await world.call("DELETE", "/api/v1/user/delete", { confirmDelete: true })).status).toBe(200);
  const as = openSession(world.context, "user-wren", true);
  const seen = await world.call("POST", `${buckets}/all`, { type, creatorId: world.userId }, { as });
  const one = await world.call("GET", `${buckets}/${open}?type=${type}`, undefined, { as });
  expect([seen.status, one.status, world.context.state.buckets.size]).toEqual([404, 404, 0]);
});
