import { expect, test } from "vitest";
import { startServer } from "../server.ts";
import { ownServer } from "./own-server.fixture.ts";
import { pngOf } from "./png.fixture.ts";
import { rateLimit } from "./rate-limit.ts";

const { options } = ownServer();
const second = 1000;

test("the limit holds for every minute there is, not from one full minute to the next", () => {
  let now = 59 * second;
  const limit = rateLimit(() => now, { call: 3 });
  const ask = () => limit("call", "a");
  expect([ask(), ask(), ask()]).toEqual([null, null, null]);
  now = 61 * second;
  expect(ask()).toBe(58);
  expect(limit("call", "b")).toBeNull();
  expect(limit("other", "a")).toBeNull();
  now = 119 * second;
  expect(ask()).toBeNull();
});

test("a refused call does not make the wait longer, and a clock set back locks nobody out", () => {
  let now = 3_600_000;
  const limit = rateLimit(() => now, { call: 1 });
  expect(limit("call", "a")).toBeNull();
  for (let i = 0; i < 50; i += 1) expect(limit("call", "a")).toBe(60);
  now += 60 * second;
  expect(limit("call", "a")).toBeNull();
  now -= 3_600_000;
  expect(limit("call", "a")).toBeNull();
  expect(limit("call", "a")).toBe(60);
});

test("pictures are taken thirty a minute", async () => {
  const server = await startServer({ ...options, isLimited: true });
  const send = () => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(pngOf(10))]));
    form.set("purpose", "message");
    const headers = { authorization: `Bearer ${server.token}` };
    return fetch(`${server.url}/api/v1/upload/image`, { method: "POST", headers, body: form });
  };
  for (let i = 0; i < 30; i += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  expect((await refused.json()).message).toBe("Too many requests");
  await server.close();
});
