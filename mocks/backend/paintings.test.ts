import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../hosts/node.ts";
import { heldPainter } from "./painter/held-painter.fixture.ts";
import { PaintFailed } from "./painter/painter.ts";
import { png, upload } from "./rules/upload.fixture.ts";
import { uploadAt } from "./uploads.ts";

const image = "/api/v1/image";

function painted(given: Parameters<typeof testWorld>[0] = {}) {
  const { painter, asked } = heldPainter();
  const world = testWorld({ ...given, context: { ...given.context, painter } });
  return { world, asked };
}
const started = async (world: TestWorld, change: object = {}): Promise<string> =>
  (
    await world.call("POST", `${image}/text-to-image`, {
      prompt: "a quiet harbour",
      aspectRatio: "3:2",
      count: 1,
      ...change,
    })
  ).body.data.jobId;
const job = async (world: TestWorld, id: string) => (await world.call("GET", `${image}/jobs/${id}`)).body.data;
const cancel = (world: TestWorld, id: string) => world.call("POST", `${image}/jobs/${id}/cancel`);
const used = async (world: TestWorld): Promise<number> =>
  (await world.call("GET", `${image}/credits`)).body.data.utilizedCredits;
/** Lets what has been set going come to rest. */
const rest = (world: TestWorld) => world.clock.advance(0);

test("a job is with the painter until it gives all pictures, however long that takes", async () => {
  const { world, asked } = painted();
  const before = await used(world);
  const id = await started(world, { count: 2, seed: 7, negativePrompt: "people" });
  await world.clock.advance(60_000);
  expect(await job(world, id)).toMatchObject({ status: "running", progress: null, secondsLeft: null, images: [] });
  expect(asked.map(({ request }) => request)).toEqual([
    { prompt: "a quiet harbour", negativePrompt: "people", seed: 7, sheet: { width: 1248, height: 832 }, source: null },
  ]);
  asked[0]?.give(png);
  await rest(world);
  expect((await job(world, id)).images).toEqual([]);
  asked[1]?.give(png);
  await rest(world);
  const { status, images } = await job(world, id);
  expect(status).toBe("done");
  // The size is the picture's own.
  expect(images).toMatchObject([
    { seed: 7, width: 1, height: 1, source: "textToImage", negativePrompt: "people" },
    { seed: 8 },
  ]);
  expect(uploadAt(world.context.state, images[0].url)).toMatchObject({ type: "image/png", bytes: png });
  expect(await used(world)).toBe(before + 2);
});

test("a user's jobs take turns; another's do not wait for them", async () => {
  const { world, asked } = painted();
  const [one, two] = [await started(world), await started(world)];
  await rest(world);
  expect([(await job(world, one)).status, (await job(world, two)).status]).toEqual(["running", "queued"]);
  const { state } = world.context;
  const row = state.paintingJobs.get(two)!;
  await world.backend.apply(() => state.paintingJobs.put({ ...row, id: "job-of-another", userId: "user-other" }));
  await rest(world);
  expect(asked).toHaveLength(2);
  asked[0]?.give(png);
  await rest(world);
  expect((await job(world, two)).status).toBe("running");
});

test("at most four are with the painter at once", async () => {
  const { world, asked } = painted();
  const id = await started(world);
  const { state } = world.context;
  const row = state.paintingJobs.get(id)!;
  await world.backend.apply(() => {
    for (let n = 0; n < 6; n += 1) state.paintingJobs.put({ ...row, id: `job-${n}`, userId: `user-${n}` });
  });
  await rest(world);
  expect(asked).toHaveLength(4);
  asked[1]?.fail(new PaintFailed("no"));
  await rest(world);
  expect(asked).toHaveLength(5);
});

test("a cancelled job takes its request along and gives its credits back; the next one begins", async () => {
  const { world, asked } = painted();
  const before = await used(world);
  const [one, two] = [await started(world), await started(world)];
  await rest(world);
  expect((await cancel(world, one)).body.data).toMatchObject({ status: "failed", message: "Cancelled" });
  await rest(world);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(await used(world)).toBe(before + 1);
  expect((await job(world, two)).status).toBe("running");
});

test("a picture that comes after its job was cancelled is kept nowhere", async () => {
  const { world, asked } = painted();
  const id = await started(world);
  await rest(world);
  asked[0]?.give(png);
  await cancel(world, id);
  await rest(world);
  expect(await job(world, id)).toMatchObject({ status: "failed", images: [] });
  expect(world.context.state.uploads.size).toBe(0);
});

test("who deletes their account has no picture painted any more", async () => {
  const { world, asked } = painted();
  const id = await started(world);
  await rest(world);
  await world.backend.apply(() => world.context.state.paintingJobs.remove(id));
  expect(asked[0]?.signal.aborted).toBe(true);
});

const wide = Uint8Array.from(png);
wide.set([0, 0, 0x27, 0x11, 0, 0, 0, 1], 16);
const huge = Uint8Array.from(png);
huge.set([0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff], 16);

test.each([
  ["words that are no picture", new TextEncoder().encode("<svg onload='alert(1)'/>"), /was not a picture/],
  ["half a picture", png.slice(0, 40), /was not a picture/],
  ["nothing at all", new Uint8Array(), /was not a picture/],
  ["a picture of four thousand megapixels", huge, /was not a picture/],
  ["a picture of 10,001 by 1", wide, /too long/],
])("%s fails the job, costs nothing and is not kept", async (_case, bytes, message) => {
  const { world, asked } = painted();
  const before = await used(world);
  const id = await started(world, { count: 3 });
  await rest(world);
  asked[0]?.give(bytes);
  await rest(world);
  expect(await job(world, id)).toMatchObject({ status: "failed", images: [], message: expect.stringMatching(message) });
  expect([await used(world), world.context.state.uploads.size, asked.length]).toEqual([before, 0, 1]);
});

test("words for people are passed on, an accident's are not", async () => {
  const { world, asked } = painted();
  const [one, two] = [await started(world), await started(world)];
  await rest(world);
  asked[0]?.fail(new PaintFailed("The model is busy"));
  await rest(world);
  asked[1]?.fail(new Error("secret"));
  await rest(world);
  expect((await job(world, one)).message).toBe("The model is busy");
  expect((await job(world, two)).message).toBe("The picture could not be made");
});

test("pictures for which there is no room fail the job as a whole", async () => {
  const { world, asked } = painted();
  const before = await used(world);
  const id = await started(world);
  await rest(world);
  const { state } = world.context;
  const row = {
    userId: world.userId,
    purpose: "avatar",
    type: "image/png",
    bytes: png,
    createdAt: "2026-11-21T19:00:00Z",
  };
  state.uploads.put({ ...row, id: "large.png", size: 200 * 1024 * 1024 });
  asked[0]?.give(png);
  await rest(world);
  expect(await job(world, id)).toMatchObject({ status: "failed", message: expect.stringMatching(/room/) });
  expect([await used(world), state.uploads.size]).toEqual([before, 1]);
});

test("a picture is made from a picture: the painter gets its bytes, and nothing is painted beforehand", async () => {
  const { world, asked } = painted();
  const form = { image: png, prompt: "the same in winter", aspectRatio: "1:1", count: "1", strength: "0.45" };
  const { body } = await upload(world, `${image}/image-to-image`, form);
  await rest(world);
  expect(world.context.state.uploads.size).toBe(1);
  expect(asked[0]?.request.source).toEqual({ type: "image/png", bytes: png, strength: 0.45 });
  asked[0]?.give(png);
  await rest(world);
  const { images } = await job(world, body.data.jobId);
  expect(images).toMatchObject([{ source: "imageToImage", strength: 0.45 }]);
  expect(images[0].sourceUrl).not.toBe(images[0].url);
});

test("after a restart what was with the painter has failed and cost nothing, what waited goes on", async () => {
  const { world, asked } = painted();
  const before = await used(world);
  const [one, two] = [await started(world), await started(world)];
  await rest(world);
  await world.backend.close();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  // The state as it was kept, under a host of its own.
  const again = painted();
  again.world.context.state.load(world.context.state.dump());
  await again.world.backend.resume();
  await rest(again.world);
  const call = { ...again.world, call: again.world.call };
  expect(await job(call, one)).toMatchObject({ status: "failed", message: "The server was restarted" });
  expect((await job(call, two)).status).toBe("running");
  expect(await used(call)).toBe(before + 1);
  again.asked[0]?.give(png);
  await rest(again.world);
  expect((await job(call, two)).status).toBe("done");
});

test("what waited for a painter elsewhere is painted by the built-in one where there is none any more", async () => {
  const { world } = painted();
  const [one, two] = [await started(world), await started(world)];
  await rest(world);
  await world.backend.close();
  const again = testWorld();
  again.context.state.load(world.context.state.dump());
  await again.backend.resume();
  await again.clock.advance(10_000);
  expect([(await job(again, one)).status, (await job(again, two)).status]).toEqual(["failed", "done"]);
});
