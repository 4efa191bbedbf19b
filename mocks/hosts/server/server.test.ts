import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { request as rawRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Responder } from "../../backend/responder/responder.ts";
import { framesOf, textOf } from "../read-events.ts";
import { startServer, type RunningServer } from "../server.ts";

const pieceMs = 40;
const pieces = Array.from({ length: 25 }, (_, i) => `piece ${i} `);
const whole = pieces.join("");

/** Writes a piece each 40 ms, for a second. */
const steady: Responder = {
  async *write(_, signal) {
    for (const piece of pieces) {
      await new Promise((resolve) => setTimeout(resolve, pieceMs));
      signal.throwIfAborted();
      yield piece;
    }
  },
};

const folder = mkdtempSync(join(tmpdir(), "sotto-server-"));
const dist = join(folder, "dist");
let server: RunningServer;
let url = "";
const options = {
  port: 0,
  dataDir: ":memory:",
  distDir: dist,
  world: "free" as const,
  responder: steady,
  isLimited: false,
  checkAnswers: true,
  log: () => undefined,
};

beforeAll(async () => {
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(dist, "index.html"), "<!doctype html><title>Sotto</title>");
  writeFileSync(join(dist, "terms.html"), "<!doctype html><title>Terms</title>");
  writeFileSync(join(dist, "boot.js"), "1");
  writeFileSync(join(dist, "assets", "main-BxK3f9Qa.js"), "console.log(1)");
  writeFileSync(
    join(dist, "assets", "main-BxK3f9Qa.js.br"),
    Buffer.from([0x0b, 0x06, 0x80, ...Buffer.from("console.log(1)"), 0x03]),
  );
  writeFileSync(join(folder, "secret.txt"), "secret");
  server = await startServer({ ...options, origins: ["http://localhost:5173"], hosts: ["sotto.test"] });
  url = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

const bearer = () => ({ authorization: `Bearer ${server.token}` });
const api = (path: string, init: Init = {}) =>
  fetch(url + path, { ...init, headers: { ...bearer(), ...init.headers } });
const post = (path: string, body: unknown, init: Init = {}) =>
  api(path, {
    method: "POST",
    body: JSON.stringify(body),
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  });

/** A request below `fetch`, which normalises paths and sets headers of its own. */
const raw = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<IncomingMessage & { body: string }>((resolve, reject) => {
    const request = rawRequest({ host: "127.0.0.1", port: server.port, path, headers, method }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve(Object.assign(response, { body })));
    });
    request.on("error", reject);
    request.end();
  });

async function newThread(): Promise<string> {
  const answer = await post("/api/v1/chat/threads", {
    characterId: "char-maren-holloway",
    variantId: "var-maren-keeper",
  });
  return (await answer.json()).data.id;
}

const send = (thread: string, content = "Hello", signal?: AbortSignal) =>
  post(
    `/api/v1/chat/threads/${thread}/messages`,
    { content, clientMessageId: crypto.randomUUID(), stream: true },
    signal ? { signal } : {},
  );

/** What every answer must carry, whatever it is (S7). */
function expectHeaders(what: string, headers: { get(name: string): string | null }, policy: "page" | "data"): void {
  const csp = headers.get("content-security-policy") ?? "";
  expect({
    what,
    sniff: headers.get("x-content-type-options"),
    referrer: headers.get("referrer-policy"),
    opener: headers.get("cross-origin-opener-policy"),
    resource: headers.get("cross-origin-resource-policy"),
    features: headers.get("permissions-policy")?.includes("camera=()"),
    isClosed: csp.includes("default-src 'none'") && csp.includes("frame-ancestors 'none'"),
    isTrusted: csp.includes("require-trusted-types-for 'script'; trusted-types sotto"),
    isSandboxed: csp.includes("sandbox"),
    isLoose: /unsafe|\*|data:|http:/.test(csp),
    cookie: headers.get("set-cookie"),
    server: headers.get("x-powered-by"),
  }).toEqual({
    what,
    sniff: "nosniff",
    referrer: "no-referrer",
    opener: "same-origin",
    resource: "same-origin",
    features: true,
    isClosed: true,
    isTrusted: policy === "page",
    isSandboxed: policy === "data",
    isLoose: false,
    cookie: null,
    server: null,
  });
}

test("S7: every kind of file says what it is and who may do what with it", async () => {
  const kinds: [string, string, string, "page" | "data"][] = [
    ["/home", "text/html; charset=utf-8", "no-cache", "page"],
    ["/terms", "text/html; charset=utf-8", "no-cache", "page"],
    ["/assets/main-BxK3f9Qa.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable", "page"],
    ["/boot.js", "text/javascript; charset=utf-8", "no-cache", "page"],
    ["/media/icons/maren.webp", "image/webp", "public, max-age=86400", "data"],
    ["/api/v1/user/info", "application/json", "no-store", "data"],
    ["/api/v1/nothing", "application/json", "no-store", "data"],
    ["/assets/gone.js", "application/json", "no-store", "data"],
  ];
  for (const [path, type, caching, policy] of kinds) {
    const { headers } = await api(path);
    expect([path, headers.get("content-type"), headers.get("cache-control")]).toEqual([path, type, caching]);
    expectHeaders(path, headers, policy);
  }
});

test("S7: so does every other answer: refusals, a stream, an upload, an empty one, one that is known already", async () => {
  const thread = await newThread();
  const upload = new FormData();
  upload.set("file", new Blob(["<svg onload=alert(1)>"], { type: "image/svg+xml" }), "x.svg");
  const etag = (await raw("/home")).headers.etag ?? "";
  const answers: [string, number, Promise<Response>][] = [
    [
      "400",
      400,
      api("/api/v1/character/home", { method: "POST", body: "{", headers: { "content-type": "application/json" } }),
    ],
    ["401", 401, fetch(`${url}/api/v1/user/info`)],
    ["404", 404, api("/api/v1/chat/threads/nobody")],
    ["405", 405, fetch(`${url}/home`, { method: "POST" })],
    ["413", 413, post("/api/v1/character/home", "x".repeat(1_100_000))],
    ["415", 415, post("/api/v1/character/home", {}, { headers: { "content-type": "text/plain" } })],
    ["stream", 200, send(thread)],
    ["nothing to join", 204, api(`/api/v1/chat/threads/${await newThread()}/stream`)],
    ["deleted", 200, api(`/api/v1/chat/threads/${await newThread()}`, { method: "DELETE" })],
  ];
  for (const [what, status, answer] of answers) {
    const { headers, body, status: given } = await answer;
    await body?.cancel();
    expect([what, given]).toEqual([what, status]);
    expectHeaders(what, headers, "data");
    expect([what, headers.get("cache-control")]).toEqual([what, "no-store"]);
    const type = status === 204 ? null : what === "stream" ? "text/event-stream; charset=utf-8" : "application/json";
    expect([what, headers.get("content-type")]).toEqual([what, type]);
  }
  const uploaded = await api("/api/v1/chat/import", { method: "POST", body: upload });
  expect(uploaded.status).toBeGreaterThanOrEqual(400);
  expectHeaders("upload", uploaded.headers, "data");
  const seen = (message: IncomingMessage) => ({ get: (name: string) => String(message.headers[name] ?? "") || null });
  expectHeaders("304", seen(await raw("/home", { "if-none-match": etag })), "page");
  expectHeaders("HEAD", seen(await raw("/home", {}, "HEAD")), "page");
  expectHeaders("a foreign name", seen(await raw("/home", { host: "evil.example" })), "data");
  expectHeaders("a foreign origin", seen(await raw("/api/v1/user/info", { origin: "https://evil.example" })), "data");
});

test("addresses of the app get its shell, pages of their own get those, missing files get nothing", async () => {
  expect(await (await fetch(`${url}/conversation/x?t=1`)).text()).toContain("Sotto");
  expect(await (await fetch(`${url}/terms`)).text()).toContain("Terms");
  expect((await fetch(`${url}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${url}/home`, { method: "POST" })).status).toBe(405);
});

test("no path leads out of the folders", async () => {
  for (const path of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/media/../../secret.txt",
    "/media/..%2f..%2fpackage.json",
    "//etc/passwd",
    "/assets/..\\..\\secret.txt",
  ]) {
    const { body } = await raw(path);
    expect([path, body.includes("secret") || body.includes("root:") || body.includes('"name"')]).toEqual([path, false]);
  }
});

test("a compressed copy goes to who takes it, and nothing to who has it already", async () => {
  const path = "/assets/main-BxK3f9Qa.js";
  const packed = await raw(path, { "accept-encoding": "gzip, br" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.headers.vary).toBe("Accept-Encoding");
  const plain = await raw(path, { "accept-encoding": "br;q=0" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe("console.log(1)");
  expect((await raw(path, { "accept-encoding": "br", "if-none-match": packed.headers.etag ?? "" })).statusCode).toBe(
    304,
  );
  expect((await raw(path, { "if-none-match": packed.headers.etag ?? "" })).statusCode).toBe(200);
  expect((await raw("/home", {}, "HEAD")).body).toBe("");
});

test("long answers of the API are compressed", async () => {
  const answer = await new Promise<{ encoding: string | undefined; body: Buffer }>((resolve) => {
    rawRequest(
      { host: "127.0.0.1", port: server.port, path: "/api/v1/category/list", headers: { "accept-encoding": "br" } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) }),
        );
      },
    ).end();
  });
  expect(answer.encoding).toBe("br");
  expect(JSON.parse(brotliDecompressSync(answer.body).toString()).data.length).toBeGreaterThan(20);
});

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
    const socket = connect(server.port, "127.0.0.1", () => {
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

test("a reply arrives as it is written, not at its end", async () => {
  const response = await send(await newThread());
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const started = performance.now();
  const arrivals: number[] = [];
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    arrivals.push(performance.now() - started);
    text += value;
  }
  expect(textOf(framesOf(text))).toBe(whole);
  expect(arrivals.length).toBeGreaterThan(15);
  expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(pieceMs * 15);
});

test("a connection that breaks loses nothing: joined again, the text is whole", async () => {
  const thread = await newThread();
  const leaving = new AbortController();
  const response = await send(thread, "Hello", leaving.signal);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let got = "";
  while (framesOf(got.slice(0, got.lastIndexOf("\n\n") + 1)).length < 6) got += (await reader.read()).value ?? "";
  leaving.abort();
  const before = framesOf(got.slice(0, got.lastIndexOf("\n\n") + 1));
  const joined = await api(`/api/v1/chat/threads/${thread}/stream`, {
    headers: { "last-event-id": before.at(-1)?.id ?? "" },
  });
  const after = framesOf(await joined.text());
  expect(textOf([...before, ...after])).toBe(whole);
});

test("sixty replies at once: some readers vanish, some do not read; the others lose nothing", async () => {
  const threads = await Promise.all(Array.from({ length: 60 }, newThread));
  const streams = await Promise.all(threads.map((thread) => send(thread)));
  const texts = streams.map(async (response, index) => {
    if (index % 6 === 0) await response.body?.cancel();
    else if (index % 6 === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    else return textOf(framesOf(await response.text()));
    return whole;
  });
  expect(new Set(await Promise.all(texts))).toEqual(new Set([whole]));
  // Those who did not read find it all the same; those who left find it in the list.
  expect(textOf(framesOf((await streams[1]?.text()) ?? ""))).toBe(whole);
  const left = await (await api(`/api/v1/chat/threads/${threads[0]}/messages`)).json();
  expect(left.data.items.at(-1)).toMatchObject({ status: "complete", content: whole });
});

test("stop ends every stream within half a second", async () => {
  const thread = await newThread();
  const first = (await send(thread)).text();
  const second = (await api(`/api/v1/chat/threads/${thread}/stream`)).text();
  await new Promise((resolve) => setTimeout(resolve, 250));
  const { activeReply } = (await (await api(`/api/v1/chat/threads/${thread}`)).json()).data;
  const since = performance.now();
  const stopped = await (await post(`/api/v1/chat/threads/${thread}/stop`, { replyId: activeReply.replyId })).json();
  const texts = await Promise.all([first, second]);
  expect(performance.now() - since).toBeLessThan(500);
  expect(stopped.data.messages[0].status).toBe("stopped");
  for (const text of texts)
    expect(
      framesOf(text)
        .slice(-2)
        .map(({ event }) => event.type),
    ).toEqual(["end", "done"]);
  expect(textOf(framesOf(texts[0] ?? ""))).toBe(stopped.data.messages[0].content);
});

test("/cut resets the connection in the middle of the stream", async () => {
  const response = await send(await newThread(), "/cut");
  await expect(response.text()).rejects.toThrow(/terminated|reset|closed/i);
});

test("sign-in is limited when limits are on, and says how long", async () => {
  const limited = await startServer({ ...options, isLimited: true });
  try {
    const check = () =>
      fetch(`http://127.0.0.1:${limited.port}/api/v1/auth/forgot-password`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "a@example.com" }),
      });
    let last = await check();
    for (let i = 0; i < 30 && last.status === 200; i++) last = await check();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

test("the file holds the world: a second start finds the same people, threads and sessions", async () => {
  const dataDir = join(folder, "data");
  const first = await startServer({ ...options, dataDir });
  await fetch(`http://127.0.0.1:${first.port}/api/v1/user/profile`, {
    method: "PUT",
    headers: { authorization: `Bearer ${first.token}`, "content-type": "application/json" },
    body: JSON.stringify({ description: "Kept" }),
  });
  await expect(startServer({ ...options, dataDir })).rejects.toThrow("another server");
  await first.close();
  const second = await startServer({ ...options, dataDir });
  const { data } = await (
    await fetch(`http://127.0.0.1:${second.port}/api/v1/user/info`, {
      headers: { authorization: `Bearer ${first.token}` },
    })
  ).json();
  expect(data.description).toBe("Kept");
  expect(second.demo).toEqual(first.demo);
  expect(second.demo?.password).toMatch(/^sotto-\w{8}$/);
  await second.close();
});

test("a file of another version is left alone, and said so", async () => {
  const dataDir = join(folder, "old");
  const old = await startServer({ ...options, dataDir });
  await old.backend.apply(() => old.backend.context.state.meta.put({ id: "shape", value: "0" }));
  await old.close();
  await expect(startServer({ ...options, dataDir })).rejects.toThrow("another version");
});

test("closing ends running streams with error and done, at once", async () => {
  const closing = await startServer(options);
  const base = `http://127.0.0.1:${closing.port}`;
  const headers = { authorization: `Bearer ${closing.token}`, "content-type": "application/json" };
  const body = JSON.stringify({ content: "Hello", clientMessageId: crypto.randomUUID(), stream: true });
  const response = await fetch(`${base}/api/v1/chat/threads/thread-good-shoes/messages`, {
    method: "POST",
    headers,
    body,
  });
  const text = response.text();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const since = performance.now();
  await closing.close();
  expect(performance.now() - since).toBeLessThan(4000);
  expect(
    framesOf(await text)
      .slice(-2)
      .map(({ event }) => event.type),
  ).toEqual(["error", "done"]);
});

test("the fake provider's page: declined, cancelled, paid, and over", async () => {
  const own = await startServer(options);
  try {
    const base = `http://127.0.0.1:${own.port}`;
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${own.token}`, "content-type": "application/json" };
      const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: answer.status, ...(await answer.json()) };
    };
    const begin = async (origin = base) =>
      ask("POST", "/api/v1/subscription/checkout", {
        subscriptionId: "plan-pro",
        successUrl: `${origin}/subscription?checkout=success`,
        cancelUrl: `${origin}/subscription?checkout=cancelled`,
      });
    const press = (address: string, action: string) =>
      fetch(address, { method: "POST", body: new URLSearchParams({ do: action }), redirect: "manual" });

    expect((await begin("https://evil.example")).status).toBe(400);
    const first: string = (await begin()).data.checkoutUrl;
    expect(first.startsWith(`${base}/checkout/`)).toBe(true);
    const page = await fetch(first);
    expect(page.headers.get("content-security-policy")).toContain(`form-action 'self' ${base}`);
    expect(await page.text()).toContain("Pro, $9.99 / month");
    expect(await (await press(first, "decline")).text()).toContain("Nothing was charged");
    expect((await press(first, "")).status).toBe(400);
    expect((await press(first, "cancel")).headers.get("location")).toBe(`${base}/subscription?checkout=cancelled`);
    expect((await fetch(first)).status).toBe(404);
    expect((await ask("GET", "/api/v1/user/info")).data.userSubscription.subscription.tier).toBe("free");

    const second: string = (await begin()).data.checkoutUrl;
    const paid = await press(second, "pay");
    expect([paid.status, paid.headers.get("location")]).toEqual([303, `${base}/subscription?checkout=success`]);
    expect((await ask("GET", "/api/v1/user/info")).data.userSubscription.subscription.tier).toBe("pro");
    expect((await press(second, "pay")).status).toBe(404);
  } finally {
    await own.close();
  }
});
