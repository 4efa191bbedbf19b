import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fakeEndpoint, pause, refuses, type FakeEndpoint, type Play } from "../llm/fake-endpoint.fixture.ts";
import { pngOf } from "../png.fixture.ts";
import { startServer, type RunningServer } from "../../server.ts";
import { imageConfig } from "./image-config.ts";

const key = "sk-secret-of-the-host";
const png = new Uint8Array(pngOf(600_000));
const gives: Play = refuses(200, { data: [{ b64_json: Buffer.from(png).toString("base64") }] });
const folder = mkdtempSync(join(tmpdir(), "sotto-images-"));
const logged: string[] = [];
let endpoint: FakeEndpoint;
let server: RunningServer;
let token: string | null = null;
/** Everything the host has answered, to search for what must not be in it. */
let answered = "";

const start = () =>
  startServer({
    port: 0,
    dataDir: folder,
    distDir: folder,
    world: "free",
    isLimited: false,
    checkAnswers: true,
    log: (line) => logged.push(line),
    images: imageConfig({ IMAGE_BASE_URL: endpoint.base, IMAGE_MODEL: "brush", IMAGE_API_KEY: key }),
  });

async function call(method: string, path: string, body?: object) {
  const isForm = body instanceof FormData;
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/image${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { "content-type": "application/json" }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  answered += text;
  return JSON.parse(text).data;
}
const recipe = { prompt: "a quiet harbour", aspectRatio: "1:1", count: 1 };
const started = async (change: object = {}): Promise<string> =>
  (await call("POST", "/text-to-image", { ...recipe, ...change })).jobId;
const job = (id: string) => call("GET", `/jobs/${id}`);
const ended = (id: string, status: string) =>
  vi.waitFor(async () => {
    const found = await job(id);
    expect(found.status).toBe(status);
    return found;
  }, 10_000);
const used = async (): Promise<number> => (await call("GET", "/credits")).utilizedCredits;
const asked = () => vi.waitFor(() => expect(endpoint.received).not.toHaveLength(0), 10_000);

beforeAll(async () => {
  endpoint = await fakeEndpoint();
  server = await start();
  ({ token } = server);
});
afterAll(async () => {
  await server.close();
  await endpoint.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a picture is painted by the endpoint and served from the host", async () => {
  endpoint.plays(gives);
  const { images } = await ended(await started(), "done");
  const file = await fetch(`http://127.0.0.1:${server.port}${images[0].url}`);
  expect(file.headers.get("content-type")).toBe("image/png");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(png);
  expect(logged).toContain(`Pictures are painted by brush at 127.0.0.1:${endpoint.port}`);
});

test("a picture to paint over is read from the file it was kept in", async () => {
  endpoint.plays(gives);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...recipe, strength: "0.5" })) form.set(name, String(value));
  form.set("image", new File([png], "mine.png", { type: "image/png" }));
  await ended((await call("POST", "/image-to-image", form)).jobId, "done");
  const headers = { "content-type": endpoint.received[0]?.headers["content-type"] ?? "" };
  const image = (await new Response(endpoint.received[0]?.bytes ?? null, { headers }).formData()).get("image");
  if (!(image instanceof File)) throw new Error("no picture");
  expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
});

test("cancelling ends the request to the endpoint", async () => {
  endpoint.plays(() => pause(20_000));
  const before = await used();
  const id = await started();
  await asked();
  await call("POST", `/jobs/${id}/cancel`);
  expect(await endpoint.received[0]?.closed).toBe("left");
  expect(await job(id)).toMatchObject({ status: "failed", message: "Cancelled" });
  expect(await used()).toBe(before);
});

test("a refusal is told without the endpoint's words, and costs nothing", async () => {
  endpoint.plays(refuses(401, { error: `the key ${key} is not known` }));
  const before = await used();
  const { message } = await ended(await started(), "failed");
  expect(message).toBe("The model's provider does not let this server in");
  expect(await used()).toBe(before);
});

test("a restart fails what was with the endpoint, and goes on with what waited", async () => {
  endpoint.plays(() => pause(20_000));
  const before = await used();
  const [one, two] = [await started(), await started()];
  await asked();
  const requestEnded = endpoint.received[0]?.closed;
  await server.close();
  expect(await requestEnded).toBe("left");
  endpoint.plays(gives);
  server = await start();
  expect(await job(one)).toMatchObject({ status: "failed", message: "The server was restarted" });
  await ended(two, "done");
  expect(await used()).toBe(before + 1);
});

test("the key is in no answer and in no line of the log", () => {
  expect(answered.length).toBeGreaterThan(1000);
  expect(answered + logged.join("\n")).not.toContain(key);
});
