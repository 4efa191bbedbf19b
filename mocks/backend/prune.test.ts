import { expect, test } from "vitest";
import { testWorld } from "../hosts/node.ts";
import { day } from "./context.ts";
import { prune } from "./prune.ts";

const thread = "/api/v1/chat/threads/thread-the-light-that-failed";

test("what can still be asked for stays, what cannot goes", async () => {
  const { call, context, clock } = testWorld();
  const { state } = context;
  const maren = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
  await call("POST", "/api/v1/chat/threads", maren, { headers: { "idempotency-key": crypto.randomUUID() } });
  await call("POST", "/api/v1/turnstile/validate", { token: "ok" }, { as: null });
  await call("DELETE", "/api/v1/chat/messages/message-shoes-2?scope=onward");
  await call("DELETE", thread);

  prune(context);
  expect([state.idempotency.size, state.verifications.size, state.sessions.size, state.deletions.size]).toEqual([
    1, 1, 1, 2,
  ]);

  await clock.advance(29 * day);
  prune(context);
  expect([state.idempotency.size, state.verifications.size, state.sessions.size, state.deletions.size]).toEqual([
    0, 0, 1, 2,
  ]);

  await clock.advance(day);
  prune(context);
  expect([state.sessions.size, state.deletions.size]).toEqual([0, 0]);
  expect(state.threads.get("thread-the-light-that-failed")).toBeUndefined();
  expect(state.messages.in("thread-the-light-that-failed")).toEqual([]);
  expect(state.messages.get("message-shoes-2")).toBeUndefined();
  expect(state.messages.get("message-shoes-1")).toBeDefined();
});
