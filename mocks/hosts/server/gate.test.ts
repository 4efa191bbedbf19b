import { connect } from "node:net";
import { expect, test } from "vitest";
import { startServer } from "../server.ts";
import { ownServer } from "./own-server.fixture.ts";

const { options, port, api, post, raw } = ownServer();

test("a name or an origin that is not ours is refused before anything is read", async () => {
  for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example"]) {
    expect([host, (await raw("/api/v1/category/list", { host })).statusCode]).toEqual([host, 403]);
  }
  expect((await raw("/api/v1/category/list", { host: "sotto.test:80" })).statusCode).toBe(200);
  for (const origin of ["https://evil.example", "null", "http://localhost:1", "http://localhost:5173.evil.example"]) {
    expect([origin, (await raw("/api/v1/category/list", { origin })).statusCode]).toEqual([origin, 403]);
  }
  expect((await raw("/api/v1/category/list", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await raw("/api/v1/category/list", { "sec-fetch-dest": "document" })).statusCode).toBe(403);
});

test("a listed origin may call, without credentials; its preflight says so", async () => {
  const origin = "http://localhost:5173";
  const preflight = await raw("/api/v1/user/info", { origin, "access-control-request-method": "GET" }, "OPTIONS");
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers["access-control-allow-headers"]).toContain("authorization");
  const answer = await raw("/api/v1/category/list", { origin });
  expect(answer.headers["access-control-allow-origin"]).toBe(origin);
  expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
});

test("bodies: too large is 413 before it is read, another type 415, broken JSON 400; the server lives on", async () => {
  const status = await new Promise<number>((resolve, reject) => {
    const socket = connect(port(), "127.0.0.1", () => {
      socket.write(
        `POST /api/v1/character/home HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900000000\r\n\r\n{`,
      );
    });
    socket.on("data", (data) => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString())?.[1])));
    socket.on("error", reject);
  });
  expect(status).toBe(413);
  expect((await post("/api/v1/character/home", "x".repeat(1_100_000))).status).toBe(413);
  expect((await post("/api/v1/character/home", {}, { headers: { "content-type": "text/plain" } })).status).toBe(415);
  expect(
    (
      await api("/api/v1/character/home", {
        method: "POST",
        body: "{",
        headers: { "content-type": "application/json" },
      })
    ).status,
  ).toBe(400);
  expect((await api("/api/v1/user/delete", { method: "DELETE" })).status).toBe(415);
  expect((await api("/api/v1/user/info")).status).toBe(200);
});

test("asking for a new password is limited when limits are on, and it says how long", async () => {
  const limited = await startServer({ ...options, isLimited: true });
  try {
    const ask = () =>
      fetch(`http://127.0.0.1:${limited.port}/api/v1/auth/forgot-password`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "a@example.com" }),
      });
    let last = await ask();
    for (let i = 0; i < 30 && last.status === 200; i++) last = await ask();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
