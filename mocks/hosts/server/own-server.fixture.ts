import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { request as rawRequest, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Responder } from "../../backend/responder/responder.ts";
import { startServer, type RunningServer } from "../server.ts";

export const pieceMs = 40;
const pieces = Array.from({ length: 25 }, (_, i) => `piece ${i} `);
/** Every reply of these servers. */
export const whole = pieces.join("");

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

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** A server for the tests of one file, with a built app to serve; it is closed when they have run. */
export function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), "sotto-server-"));
  const dist = join(folder, "dist");
  let server: RunningServer;
  /** To start others like it. */
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
    writeFileSync(join(dist, "assets", "coder.worker-D2mZyLs1.js"), "onmessage = null");
    writeFileSync(
      join(dist, "assets", "main-BxK3f9Qa.js.br"),
      Buffer.from([0x0b, 0x06, 0x80, ...Buffer.from("console.log(1)"), 0x03]),
    );
    writeFileSync(join(folder, "secret.txt"), "secret");
    server = await startServer({ ...options, origins: ["http://localhost:5173"], hosts: ["sotto.test"] });
  });

  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const port = () => server.port;
  const url = () => `http://127.0.0.1:${server.port}`;
  const bearer = () => ({ authorization: `Bearer ${server.token}` });
  const api = (path: string, init: Init = {}) =>
    fetch(url() + path, { ...init, headers: { ...bearer(), ...init.headers } });
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
      const request = rawRequest({ host: "127.0.0.1", port: port(), path, headers, method }, (response) => {
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

  return { folder, options, server: () => server, port, url, api, post, raw, newThread, send };
}
