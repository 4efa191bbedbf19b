import { expect, test } from "vitest";
import { testWorld } from "../../hosts/node.ts";

const light = "/api/v1/chat/threads/thread-the-light-that-failed";
const body = { messageId: "message-light-2", name: " Before the door opens " };

test("a message gets a name, another one, and loses it", async () => {
  const { call } = testWorld();
  const { data } = (await call("POST", `${light}/checkpoints`, body)).body;
  expect(data).toMatchObject({ messageId: "message-light-2", index: 1, name: "Before the door opens" });
  const one = `/api/v1/chat/checkpoints/${data.id}`;
  expect((await call("PATCH", one, { name: "The door" })).body.data).toEqual({ ...data, name: "The door" });
  expect((await call("GET", `${light}/tree`)).body.data.checkpoints).toEqual([{ ...data, name: "The door" }]);
  expect((await call("DELETE", one)).body).toEqual({ success: true });
  expect((await call("GET", `${light}/tree`)).body.data.checkpoints).toEqual([]);
  expect((await call("DELETE", one)).status).toBe(404);
  expect((await call("PATCH", one, { name: "Gone" })).status).toBe(404);
});

test("a checkpoint is gone with its message, and back with it", async () => {
  const { call } = testWorld();
  const { data } = (await call("POST", `${light}/checkpoints`, body)).body;
  const one = `/api/v1/chat/checkpoints/${data.id}`;
  const deleted = (await call("DELETE", "/api/v1/chat/messages/message-light-2?scope=one")).body.data;
  expect((await call("PATCH", one, { name: "Nowhere" })).status).toBe(404);
  await call("POST", "/api/v1/user/trash/restore", { deletionId: deleted.deletionId });
  expect((await call("GET", `${light}/tree`)).body.data.checkpoints).toEqual([data]);
});

test("no second name for a message, none without letters, none for a message of another chat", async () => {
  const { call } = testWorld();
  await call("POST", `${light}/checkpoints`, body);
  expect((await call("POST", `${light}/checkpoints`, { ...body, name: "Again" })).status).toBe(409);
  expect((await call("POST", `${light}/checkpoints`, { messageId: "message-light-1", name: "  " })).status).toBe(400);
  expect((await call("POST", `${light}/checkpoints`, { messageId: "message-none", name: "x" })).status).toBe(400);
  expect((await call("POST", "/api/v1/chat/threads/none/checkpoints", body)).status).toBe(404);
});

test("the 101st of a chat is refused", async () => {
  const { call, context } = testWorld();
  for (let at = 0; at < 100; at += 1)
    context.state.checkpoints.put({
      id: `chk-${at}`,
      threadId: "thread-the-light-that-failed",
      messageId: `message-x-${at}`,
      name: "x",
      createdAt: "2026-01-01T00:00:00.000Z",
    });
  expect((await call("POST", `${light}/checkpoints`, body)).status).toBe(409);
});
