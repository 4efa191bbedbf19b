import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { ownServer } from "./own-server.fixture.ts";
import { headersOfPage } from "./security-headers.ts";

const { url, api, post, raw, newThread, send } = ownServer();

/** The headers that every answer must carry (S7). */
function expectHeaders(
  what: string,
  headers: { get(name: string): string | null },
  policy: "page" | "part" | "data",
): void {
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
  const kinds: [string, string, string, "page" | "part" | "data"][] = [
    ["/home", "text/html; charset=utf-8", "no-cache", "page"],
    ["/terms", "text/html; charset=utf-8", "no-cache", "page"],
    ["/assets/main-BxK3f9Qa.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable", "part"],
    [
      "/assets/coder.worker-D2mZyLs1.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
      "page",
    ],
    ["/boot.js", "text/javascript; charset=utf-8", "no-cache", "part"],
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
    ["401", 401, fetch(`${url()}/api/v1/user/info`)],
    ["404", 404, api("/api/v1/chat/threads/nobody")],
    ["405", 405, fetch(`${url()}/home`, { method: "POST" })],
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

test("S7: the policy of a page names what is written into it, and nothing else inline", () => {
  const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const page = '<script src="/a.js"></script><script data-a="b">\nboot();\n</script><style>p{top:0}</style>';
  const policy = headersOfPage(page)["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self' https:\/\/challenges\.cloudflare\.com 'sha256-[^' ]+';/);
  expect(policy).toContain(digest("\nboot();\n"));
  expect(policy).toContain(`style-src 'self' ${digest("p{top:0}")};`);
});
