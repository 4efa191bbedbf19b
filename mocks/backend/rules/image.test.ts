import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";
import { openSession } from "../caller.ts";
import { prune } from "../prune.ts";
import { uploadAt } from "../uploads.ts";
import { png, upload } from "./upload.fixture.ts";

const image = "/api/v1/image";
const recipeBody = { prompt: " a quiet harbour at dusk ", aspectRatio: "3:2", count: 2 };

const generate = (world: TestWorld, change: object = {}) =>
  world.call("POST", `${image}/text-to-image`, { ...recipeBody, ...change });
const started = async (world: TestWorld, change: object = {}): Promise<string> =>
  (await generate(world, change)).body.data.jobId;
const job = async (world: TestWorld, id: string) => (await world.call("GET", `${image}/jobs/${id}`)).body.data;
const cancel = (world: TestWorld, id: string) => world.call("POST", `${image}/jobs/${id}/cancel`);
const history = async (world: TestWorld, query = "") => (await world.call("GET", `${image}/history${query}`)).body.data;
const used = async (world: TestWorld): Promise<number> =>
  (await world.call("GET", `${image}/credits`)).body.data.utilizedCredits;

test("a job takes its credits at once, runs, and puts its pictures with their recipes into the history", async () => {
  const world = testWorld();
  const before = await used(world);
  const id = await started(world, { seed: 7, negativePrompt: " people ", templateId: "tpl-lighthouse" });
  expect(await used(world)).toBe(before + 2);
  expect(await job(world, id)).toEqual({
    jobId: id,
    status: "running",
    images: [],
    message: null,
    progress: 0,
    secondsLeft: 6,
  });
  await world.clock.advance(3000);
  expect(await job(world, id)).toMatchObject({ progress: 0.5, secondsLeft: 3 });
  await world.clock.advance(3000);
  const { status, images } = await job(world, id);
  expect(status).toBe("done");
  const recipe = { prompt: "a quiet harbour at dusk", negativePrompt: "people", templateId: "tpl-lighthouse" };
  expect(images).toMatchObject([
    { ...recipe, seed: 7, width: 1248, height: 832, source: "textToImage", strength: null },
    { ...recipe, seed: 8 },
  ]);
  expect((await history(world)).items.map((one: { id: string }) => one.id)).toEqual(
    images.map((one: { id: string }) => one.id).toReversed(),
  );
  const file = uploadAt(world.context.state, images[0].url);
  expect(file?.type).toBe("image/svg+xml");
  expect(new TextDecoder().decode(file?.bytes ?? new Uint8Array())).toMatch(/^<svg /);
});

test("jobs take turns, and a cancelled one gives its credits back", async () => {
  const world = testWorld();
  const before = await used(world);
  const [one, two, three] = [await started(world), await started(world), await started(world)];
  expect([(await job(world, one)).status, (await job(world, two)).status]).toEqual(["running", "queued"]);
  const { body } = await cancel(world, two);
  expect(body.data).toMatchObject({ jobId: two, status: "failed", images: [], message: "Cancelled" });
  expect(await used(world)).toBe(before + 4);
  expect((await cancel(world, two)).status).toBe(200);
  expect(await used(world)).toBe(before + 4);
  await world.clock.advance(18_000);
  expect((await job(world, three)).status).toBe("done");
  expect((await cancel(world, three)).status).toBe(409);
  expect((await history(world)).items).toHaveLength(4);
});

test.each([
  ["no words", { prompt: "  " }, 400],
  ["five pictures", { count: 5 }, 400],
  ["a shape there is not", { aspectRatio: "3.2:1" }, 400],
  ["a template there is not", { templateId: "tpl-none" }, 404],
  ["what is never painted", { prompt: "a nude child" }, 400],
])("%s is refused and costs nothing", async (_case, change, status) => {
  const world = testWorld();
  const before = await used(world);
  expect((await generate(world, change)).status).toBe(status);
  expect(await used(world)).toBe(before);
});

test("402 without credits enough, and 409 while eight wait", async () => {
  const world = testWorld();
  for (let count = 0; count < 8; count += 1) await started(world, { count: 1 });
  expect((await generate(world)).status).toBe(409);
  await world.clock.advance(60_000);
  const { users } = world.context.state;
  const user = users.get(world.userId)!;
  users.put({ ...user, credits: { ...user.credits, utilized: 49 } });
  expect((await generate(world)).status).toBe(402);
  expect((await generate(world, { count: 1 })).status).toBe(202);
});

test("a picture is deleted, brought back, and is nobody else's", async () => {
  const world = testWorld();
  const id = await started(world, { count: 1 });
  await world.clock.advance(3000);
  const [only] = (await history(world)).items;
  const { body } = await world.call("DELETE", `${image}/history/${only.id}`);
  expect((await history(world)).items).toEqual([]);
  expect((await job(world, id)).images).toEqual([]);
  expect((await world.call("DELETE", `${image}/history/${only.id}`)).status).toBe(404);
  await world.call("POST", "/api/v1/user/trash/restore", body.data);
  expect((await history(world)).items).toEqual([only]);
});

test("all pictures go as one deletion and come back with it", async () => {
  const world = testWorld();
  const all = () => world.call("DELETE", `${image}/history`);
  const restore = (data: object) => world.call("POST", "/api/v1/user/trash/restore", data);
  expect((await world.call("DELETE", `${image}/history`, undefined, { as: null })).status).toBe(401);
  expect((await all()).status).toBe(409);
  await started(world, { count: 3 });
  await world.clock.advance(9000);
  const { items: before } = await history(world);
  const { id: otherId } = world.context.state.users.find(({ id }) => id !== world.userId)!;
  const other = openSession(world.context, otherId, false);
  expect((await world.call("DELETE", `${image}/history`, undefined, { as: other })).status).toBe(409);
  // One that was deleted before is a deletion of its own.
  await world.call("DELETE", `${image}/history/${before[0].id}`);
  const under = await started(world, { count: 1 });
  const { body } = await all();
  expect((await history(world)).items).toEqual([]);
  expect((await all()).status).toBe(409);
  const trash = (await world.call("GET", "/api/v1/user/trash?kind=images")).body.data.items;
  expect(trash).toMatchObject([{ ...body.data, name: "a quiet harbour at dusk, a quiet harbour at dusk" }]);
  expect((await world.call("POST", "/api/v1/user/trash/restore", body.data, { as: other })).status).toBe(404);
  // What was being painted comes when it is done, and stays when the others come back.
  await world.clock.advance(3000);
  const { images: later } = await job(world, under);
  expect((await history(world)).items).toEqual(later);
  expect((await restore(body.data)).body.data).toEqual({ kind: "images", id: body.data.deletionId, threadId: null });
  expect((await history(world)).items).toEqual([...later, ...before.slice(1)]);
  expect((await restore(body.data)).status).toBe(404);
});

test("a picture that is painted but not yet asked for is deleted with all others", async () => {
  const world = testWorld();
  await started(world);
  await world.clock.advance(6000);
  expect((await world.call("DELETE", `${image}/history`)).status).toBe(200);
  expect((await history(world)).items).toEqual([]);
});

test("My data counts the pictures that were made; deleted ones are no longer the user's, unless they are in use", async () => {
  const world = testWorld();
  const counts = async () => (await world.call("GET", "/api/v1/user/data")).body.data;
  const { body } = await fromImage(world);
  await started(world, { count: 1 });
  await world.clock.advance(9000);
  const { images } = await job(world, body.data.jobId);
  const before = await counts();
  // Two from a picture, that picture, and one from words.
  expect(before).toMatchObject({ madePictures: 3, pictures: 4, madePictureBytes: before.pictureBytes });
  const { users } = world.context.state;
  users.put({ ...users.get(world.userId)!, avatar: images[0].url });
  const deletion = (await world.call("DELETE", `${image}/history`)).body.data;
  const size = uploadAt(world.context.state, images[0].url)!.size;
  expect(await counts()).toMatchObject({ madePictures: 0, madePictureBytes: 0, pictures: 1, pictureBytes: size });
  const uploads = (await world.call("GET", "/api/v1/user/data/rows")).body.data.rows.filter(
    ({ table }: { table: string }) => table === "uploads",
  );
  expect(uploads).toMatchObject([{ row: { url: images[0].url } }]);
  await world.call("POST", "/api/v1/user/trash/restore", deletion);
  expect(await counts()).toMatchObject({ pictures: 4, madePictures: 3, madePictureBytes: before.madePictureBytes });
});

test("after 30 days the deleted pictures are removed with their files, but for those in use", async () => {
  const world = testWorld();
  await started(world);
  await world.clock.advance(6000);
  const [worn, unused] = (await history(world)).items;
  const { users, generatedImages } = world.context.state;
  users.put({ ...users.get(world.userId)!, avatar: worn.url });
  await world.call("DELETE", `${image}/history`);
  await world.clock.advance(31 * 86_400_000);
  prune(world.context);
  expect(generatedImages.in(world.userId)).toEqual([]);
  expect(uploadAt(world.context.state, worn.url)).not.toBeNull();
  expect(uploadAt(world.context.state, unused.url)).toBeNull();
});

test("templates come by category and name, and are found by word and by id", async () => {
  const world = testWorld();
  const templates = async (query: string) => (await world.call("GET", `${image}/templates?${query}`)).body.data;
  const { items, nextPage } = await templates("pageSize=10");
  expect([items.length, nextPage]).toEqual([10, 2]);
  const keys = (await templates("pageSize=100")).items.map(
    ({ category, name }: { category: string; name: string }) => `${category} ${name}`,
  );
  expect(keys).toEqual(keys.toSorted());
  expect((await templates("search=LIGHTHOUSE")).items.map((one: { id: string }) => one.id)).toContain("tpl-lighthouse");
  expect((await templates("templateId=tpl-witch-of-the-shop")).items).toHaveLength(1);
  expect((await templates("templateId=tpl-none")).items).toEqual([]);
});

const fromImage = (world: TestWorld, change: Record<string, Uint8Array<ArrayBuffer> | string> = {}) =>
  upload(world, `${image}/image-to-image`, {
    image: png,
    prompt: "the same in winter",
    aspectRatio: "1:1",
    count: "2",
    strength: "0.45",
    ...change,
  });

test("a picture is painted over, keeps its source, and can be cancelled like any other", async () => {
  const world = testWorld();
  const before = await used(world);
  const { status, body } = await fromImage(world, { seed: "7" });
  expect([status, (await used(world)) - before]).toEqual([202, 2]);
  await world.clock.advance(6000);
  const { images } = await job(world, body.data.jobId);
  expect(images).toMatchObject([
    { source: "imageToImage", strength: 0.45, seed: 7, width: 1024 },
    { source: "imageToImage", strength: 0.45, seed: 8 },
  ]);
  expect(uploadAt(world.context.state, images[0].sourceUrl)?.bytes).toEqual(png);
  const svg = new TextDecoder().decode(uploadAt(world.context.state, images[0].url)?.bytes ?? new Uint8Array());
  expect(svg).toMatch(/^<svg .*<image href="data:image\/png;base64,iVBOR.*<g opacity="0.45"><svg /s);
  const again = await fromImage(world);
  expect((await cancel(world, again.body.data.jobId)).body.data.status).toBe("failed");
  expect(await used(world)).toBe(before + 2);
});

test.each([
  ["what is no picture", { image: new TextEncoder().encode("<svg/>") }, 415],
  ["half a picture", { image: png.slice(0, 12) }, 400],
  ["no words", { prompt: " " }, 400],
  ["a strength beyond all", { strength: "1.5" }, 400],
  ["a strength in words", { strength: "much" }, 400],
  ["a template there is not", { templateId: "tpl-none" }, 404],
  ["what is never painted", { prompt: "a nude child" }, 400],
])("a job from a picture: %s is refused, and nothing is kept or taken", async (_case, change, status) => {
  const world = testWorld();
  const before = await used(world);
  expect((await fromImage(world, change)).status).toBe(status);
  expect([await used(world), world.context.state.uploads.size]).toEqual([before, 0]);
});
