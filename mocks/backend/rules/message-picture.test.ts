import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";
import { heldPainter } from "../painter/held-painter.fixture.ts";
import { PaintFailed } from "../painter/painter.ts";
import { day } from "../context.ts";
import { prune } from "../prune.ts";
import { png } from "./upload.fixture.ts";

const picture = (id: string) => `/api/v1/chat/messages/${id}/picture`;
const light = "/api/v1/chat/threads/thread-the-light-that-failed/messages";

test("a picture fills the alternate that was shown, and costs a credit", async () => {
  const { call, clock } = testWorld();
  const used = async () => (await call("GET", "/api/v1/image/credits")).body.data.utilizedCredits;
  const before = await used();
  const { status, body } = await call("POST", picture("message-light-3"));
  expect(status).toBe(202);
  expect(await used()).toBe(before + 1);
  const job = async () => (await call("GET", `/api/v1/image/jobs/${body.data.jobId}`)).body.data;
  expect(await job()).toMatchObject({ status: "running", images: [] });
  const shown = async () => (await call("GET", light)).body.data.items.at(-1);
  expect(await shown()).toMatchObject({ picture: null, pictureJobId: body.data.jobId, revision: 1 });
  await call("PUT", "/api/v1/chat/messages/message-light-3/alternates/choose", { alternateId: "message-light-3-1" });
  // The version that is shown now waits for none.
  expect(await shown()).not.toHaveProperty("pictureJobId");
  await clock.advance(4000);
  const done = await job();
  expect(done.images[0]).toMatchObject({ source: "message", url: expect.stringMatching(/^\/media\/uploads\//) });
  expect((await call("GET", "/api/v1/image/history")).body.data.items[0]).toEqual(done.images[0]);
  const message = await shown();
  expect(message.picture).toBeNull();
  expect(message.alternates.map((one: { picture: string | null }) => one.picture)).toEqual([
    null,
    done.images[0].url,
    null,
  ]);
});

test("who never asks how it stands finds the picture in the message", async () => {
  const { call, clock } = testWorld();
  await call("POST", picture("message-light-3"));
  await clock.advance(4000);
  expect((await call("GET", light)).body.data.items.at(-1).picture).toMatch(/^\/media\//);
});

test("a painter elsewhere makes it too; what fails or is cancelled costs nothing, and the message says only what failed", async () => {
  const { painter, asked } = heldPainter();
  const { call, clock } = testWorld({ context: { painter } });
  const used = async () => (await call("GET", "/api/v1/image/credits")).body.data.utilizedCredits;
  const shown = async () => (await call("GET", light)).body.data.items.at(-1);
  const before = await used();
  const start = async () => (await call("POST", picture("message-light-3"))).body.data.jobId;
  const first = await start();
  expect(await shown()).toMatchObject({ pictureJobId: first });
  asked[0]?.fail(new PaintFailed("The model is busy"));
  await clock.advance(0);
  expect((await call("GET", `/api/v1/image/jobs/${first}`)).body.data).toMatchObject({
    status: "failed",
    message: "The model is busy",
  });
  expect(await shown()).not.toHaveProperty("pictureJobId");
  expect(await shown()).toMatchObject({ pictureFailure: "The model is busy", revision: 1 });
  const second = await start();
  expect(await shown()).not.toHaveProperty("pictureFailure");
  expect((await call("POST", `/api/v1/image/jobs/${second}/cancel`)).status).toBe(200);
  expect([await used(), (await shown()).picture]).toEqual([before, null]);
  expect(await shown()).not.toHaveProperty("pictureFailure");
  await start();
  asked[2]?.give(png);
  await clock.advance(0);
  expect(await shown()).toMatchObject({ picture: expect.stringMatching(/\.png$/), revision: 2 });
});

test("why a picture failed is said of its version alone, a day later too", async () => {
  const { painter, asked } = heldPainter();
  const { call, clock, context } = testWorld({ context: { painter } });
  const shown = async () => (await call("GET", light)).body.data.items.at(-1);
  const choose = (alternateId: string) =>
    call("PUT", "/api/v1/chat/messages/message-light-3/alternates/choose", { alternateId });
  const failed = (await shown()).activeAlternate;
  await call("POST", picture("message-light-3"));
  asked[0]?.fail(new PaintFailed("The model is busy"));
  await clock.advance(0);
  await choose("message-light-3-1");
  expect(await shown()).not.toHaveProperty("pictureFailure");
  await choose(failed);
  await clock.advance(2 * day);
  prune(context);
  expect(context.state.paintingJobs.size).toBe(0);
  expect(await shown()).toMatchObject({ pictureFailure: "The model is busy" });
});

test("a branch waits for no picture of the chat it comes from", async () => {
  const { call } = testWorld();
  await call("POST", picture("message-light-3"));
  const { id } = (await call("POST", light.replace("/messages", "/branch"), { messageId: "message-light-3" })).body
    .data;
  const copy = (await call("GET", `/api/v1/chat/threads/${id}/messages`)).body.data.items.at(-1);
  expect(copy).not.toHaveProperty("pictureJobId");
});

test("what is never painted is refused, and nothing taken", async () => {
  const { call, context } = testWorld();
  const message = context.state.messages.get("message-light-3")!;
  const alternates = message.alternates.map((one) => ({ ...one, content: "A nude child." }));
  context.state.messages.put({ ...message, alternates });
  expect((await call("POST", picture(message.id))).status).toBe(400);
  expect((await call("GET", "/api/v1/image/credits")).body.data.utilizedCredits).toBe(0);
});

test("used up credits, a second one at once, and unknown things are refused", async () => {
  const { call, context, clock } = testWorld();
  expect((await call("POST", picture("nothing"))).status).toBe(404);
  expect((await call("GET", "/api/v1/image/jobs/nothing")).status).toBe(404);
  const first = await call("POST", picture("message-light-3"));
  expect((await call("POST", picture("message-light-3"))).status).toBe(409);
  await call("DELETE", "/api/v1/chat/messages/message-light-3?scope=one");
  await clock.advance(4000);
  expect((await call("GET", `/api/v1/image/jobs/${first.body.data.jobId}`)).body.data.status).toBe("failed");
  expect((await call("GET", "/api/v1/image/credits")).body.data.utilizedCredits).toBe(0);
  const user = context.state.users.get("user-mara")!;
  context.state.users.put({ ...user, credits: { month: "2026-11", utilized: 10_000 } });
  expect((await call("POST", picture("message-light-2"))).status).toBe(402);
});
