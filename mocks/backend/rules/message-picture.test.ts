import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

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
  await call("PUT", "/api/v1/chat/messages/message-light-3/alternates/choose", { alternateId: "message-light-3-1" });
  await clock.advance(4000);
  const done = await job();
  expect(done.images[0]).toMatchObject({ source: "message", url: expect.stringMatching(/^\/media\//) });
  const message = (await call("GET", light)).body.data.items.at(-1);
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
