import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { startServer } from "../server.ts";
import { ownServer } from "./own-server.fixture.ts";
import { pngOf } from "./png.fixture.ts";

const { api, options, url } = ownServer();

async function upload(picture: Buffer, call: typeof api = api) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(picture)]));
  form.set("purpose", "message");
  const answer = await call("/api/v1/upload/image", { method: "POST", body: form });
  return { status: answer.status, ...(await answer.json()) };
}

test("twenty readers of a large picture who do not read hold nobody up", async () => {
  const picture = pngOf(8_300_000);
  const { data } = await upload(picture);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const readers = await Promise.all(Array.from({ length: 20 }, () => fetch(url() + data.url)));
  expect((await api("/api/v1/user/info")).status).toBe(200);
  const now = process.memoryUsage();
  // Not a copy for each, garbage included.
  expect(now.heapUsed + now.arrayBuffers - heapUsed - arrayBuffers).toBeLessThan(20 * picture.length);
  const [first] = readers;
  expect(Buffer.from(await first!.arrayBuffer()).equals(picture)).toBe(true);
  for (const { body, bodyUsed } of readers) if (!bodyUsed) void body?.cancel();
});

test("a picture is never a page, says what it is, and is sent once", async () => {
  const { data } = await upload(pngOf(1000));
  const answer = await fetch(url() + data.url);
  const name = data.url.split("/").at(-1);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    "content-type": "image/png",
    "content-length": String(pngOf(1000).length),
    "content-disposition": `attachment; filename="${name}"`,
    "x-content-type-options": "nosniff",
    etag: `"${name}"`,
  });
  expect(headers["content-security-policy"]).toContain("sandbox");
  const again = await fetch(url() + data.url, { headers: { "if-none-match": `W/"x", "${name}"` } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const head = await fetch(url() + data.url, { method: "HEAD" });
  expect([head.headers.get("content-length"), await head.text()]).toEqual([String(pngOf(1000).length), ""]);
});

test("a picture survives a restart without being loaded, also one an earlier version kept", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "sotto-uploads-"));
  const start = () => startServer({ ...options, dataDir });
  const first = await start();
  const call: typeof api = (path, init) =>
    fetch(first.url + path, { ...init, headers: { authorization: `Bearer ${first.token}` } });
  const { data } = await upload(pngOf(700_000), call);
  const uploads = (server: typeof first) => [...server.backend.context.state.uploads.all()];
  expect(uploads(first).map(({ bytes }) => bytes)).toEqual([null]);
  await first.close();
  const file = new DatabaseSync(join(dataDir, "sotto.sqlite"));
  const { bytes: _, size: __, ...row } = uploads(first)[0]!;
  const old = { ...row, id: "old.png", base64: pngOf(10).toString("base64") };
  file.prepare("insert into rows (tab, id, json) values ('uploads', 'old.png', ?)").run(JSON.stringify(old));
  file.close();
  for (let time = 0; time < 2; time += 1) {
    const server = await start();
    expect(uploads(server).map(({ bytes }) => bytes)).toEqual([null, null]);
    const bytesAt = async (path: string) => Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
    expect((await bytesAt(data.url)).equals(pngOf(700_000))).toBe(true);
    expect((await bytesAt("/media/uploads/old.png")).equals(pngOf(10))).toBe(true);
    await server.close();
  }
  rmSync(dataDir, { recursive: true, force: true });
});
