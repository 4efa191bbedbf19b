import { request as rawRequest } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ownServer } from "./own-server.fixture.ts";

const { port, url, raw } = ownServer();

test("addresses of the app get its shell, pages of their own get those, missing files get nothing", async () => {
  expect(await (await fetch(`${url()}/conversation/x?t=1`)).text()).toContain("Sotto");
  expect(await (await fetch(`${url()}/terms`)).text()).toContain("Terms");
  expect((await fetch(`${url()}/assets/gone.js`)).status).toBe(404);
  expect((await fetch(`${url()}/home`, { method: "POST" })).status).toBe(405);
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
      { host: "127.0.0.1", port: port(), path: "/api/v1/category/list", headers: { "accept-encoding": "br" } },
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
