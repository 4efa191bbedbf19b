import { afterAll, beforeAll, expect, test } from "vitest";
import type { PaintRequest } from "../../../backend/painter/painter.ts";
import { fakeEndpoint, pause, refuses, type FakeEndpoint, type Play } from "../llm/fake-endpoint.fixture.ts";
import { pngOf } from "../png.fixture.ts";
import { imageConfig } from "./image-config.ts";
import { imagePainter } from "./image-painter.ts";

const key = "sk-secret-of-the-painter";
const png = new Uint8Array(pngOf(32));
const inside: Play = refuses(200, { data: [{ b64_json: Buffer.from(png).toString("base64") }] });

let endpoint: FakeEndpoint;
/** Another program of this machine. */
let other: FakeEndpoint;
beforeAll(async () => {
  [endpoint, other] = await Promise.all([fakeEndpoint(), fakeEndpoint()]);
});
afterAll(() => Promise.all([endpoint.close(), other.close()]));

const words: PaintRequest = {
  prompt: "a quiet harbour",
  negativePrompt: null,
  seed: 7,
  sheet: { width: 1248, height: 832 },
  source: null,
};
const over: PaintRequest = { ...words, source: { type: "image/png", bytes: png, strength: 0.45 } };

type Given = Parameters<typeof imagePainter>[1] & { env?: Record<string, string> };
function painterOf({ env = {}, ...options }: Given = {}) {
  const config = imageConfig({ IMAGE_BASE_URL: endpoint.base, IMAGE_MODEL: "brush", IMAGE_API_KEY: key, ...env });
  if (!config) throw new Error("no endpoint");
  return imagePainter(config, options);
}
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const paint = (request = words, given?: Given, signal = new AbortController().signal) =>
  painterOf(given).paint(request, signal);
const quick = { headMs: 150, idleMs: 150, totalMs: 300 };

test("one picture is asked for in words, with the key, and comes inside of the answer", async () => {
  endpoint.plays(inside);
  expect(await bytesOf(await paint({ ...words, negativePrompt: "people" }))).toEqual(png);
  const [got] = endpoint.received;
  expect(got).toMatchObject({ method: "POST", path: "/v1/images/generations" });
  expect(got?.headers.authorization).toBe(`Bearer ${key}`);
  expect(got?.body).toEqual({
    model: "brush",
    prompt: "a quiet harbour",
    n: 1,
    response_format: "b64_json",
    size: "1248x832",
    seed: 7,
    negative_prompt: "people",
  });
});

test("without a model or a key none is sent", async () => {
  endpoint.plays(inside);
  await paint(words, { env: { IMAGE_MODEL: " ", IMAGE_API_KEY: "" } });
  expect(endpoint.received[0]?.body).not.toHaveProperty("model");
  expect(endpoint.received[0]?.headers).not.toHaveProperty("authorization");
});

test("a picture goes to be painted over as a form", async () => {
  endpoint.plays(inside);
  expect(await bytesOf(await paint(over))).toEqual(png);
  const [got] = endpoint.received;
  expect(got?.path).toBe("/v1/images/edits");
  const headers = { "content-type": got?.headers["content-type"] ?? "" };
  const form = await new Response(got?.bytes ?? null, { headers }).formData();
  const { image, ...rest } = Object.fromEntries(form);
  expect(rest).toMatchObject({ model: "brush", prompt: "a quiet harbour", n: "1", strength: "0.45" });
  if (!(image instanceof File)) throw new Error("no picture");
  expect([image.type, await bytesOf(image)]).toEqual(["image/png", png]);
});

test("the answer may name where the picture is, which is fetched without the key", async () => {
  endpoint.plays(refuses(200, { data: [{ url: `${endpoint.base}/made/1.png?sig=a%2Fb` }] }), (response) =>
    response.end(png),
  );
  expect(await bytesOf(await paint())).toEqual(png);
  const [, fetched] = endpoint.received;
  expect(fetched).toMatchObject({ method: "GET", path: "/v1/made/1.png?sig=a%2Fb" });
  expect(fetched?.headers).not.toHaveProperty("authorization");
});

test("the address may be the picture", async () => {
  endpoint.plays(refuses(200, { data: [{ url: `data:image/png;base64,${Buffer.from(png).toString("base64")}` }] }));
  expect(await bytesOf(await paint())).toEqual(png);
  expect(endpoint.received).toHaveLength(1);
});

test.each([
  "http://169.254.169.254/latest/meta-data",
  "https://10.0.0.1/1.png",
  "https://[::ffff:127.0.0.1]/1.png",
  "http://example.com/1.png",
  "https://user:pass@example.com/1.png",
  "file:///etc/passwd",
  "ftp://example.com/1.png",
  "/1.png",
])("nothing is fetched from %s", async (url) => {
  endpoint.plays(refuses(200, { data: [{ url }] }));
  await expect(paint()).rejects.toThrow("The picture's address is not allowed");
  expect(endpoint.received).toHaveLength(1);
});

// S8.
test("nothing is fetched from another program of this machine, nor from a name that leads to one", async () => {
  other.plays((response) => response.end(png));
  endpoint.plays(refuses(200, { data: [{ url: `${other.base}/1.png` }] }));
  await expect(paint()).rejects.toThrow("The picture's address is not allowed");
  endpoint.plays(refuses(200, { data: [{ url: `https://pictures.example:${other.port}/1.png` }] }));
  const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  await expect(paint(words, { resolve })).rejects.toThrow("The model's address is not allowed");
  expect(other.received).toHaveLength(0);
});

test("redirects are not followed, neither to another address nor for a picture", async () => {
  const away: Play = refuses(302, "", { location: `${other.base}/1.png` });
  other.plays((response) => response.end(png));
  endpoint.plays(away);
  await expect(paint()).rejects.toThrow("The model's address has moved");
  endpoint.plays(refuses(200, { data: [{ url: `${endpoint.base}/1.png` }] }), away);
  await expect(paint()).rejects.toThrow("The model's address has moved");
  expect(other.received).toHaveLength(0);
});

const names = (name: string): Play => refuses(400, { error: { message: `Unknown parameter: '${name}'.` } });

test("what an endpoint does not take is left out, one after the other, and not sent again", async () => {
  const painter = painterOf();
  const wanted = { ...words, negativePrompt: "people" };
  const { signal } = new AbortController();
  endpoint.plays(
    names("response_format"),
    names("seed"),
    names("negative_prompt"),
    names("size"),
    names("size"),
    inside,
  );
  await painter.paint(wanted, signal);
  expect(endpoint.received.map(({ body }) => body.size)).toEqual([
    ...Array.from({ length: 4 }, () => "1248x832"),
    "1536x1024",
    undefined,
  ]);
  const least = { model: "brush", prompt: "a quiet harbour\n\nWithout: people", n: 1 };
  expect(endpoint.received.at(-1)?.body).toEqual(least);
  endpoint.plays(inside);
  await painter.paint(wanted, signal);
  expect(endpoint.received.map(({ body }) => body)).toEqual([least]);
});

test("a refusal that no request without them could mend teaches nothing", async () => {
  const painter = painterOf();
  const { signal } = new AbortController();
  endpoint.plays(refuses(400, { error: 'The words "seed" and "size" are not allowed' }));
  await expect(painter.paint(words, signal)).rejects.toThrow("The model did not take the request");
  endpoint.plays(inside);
  await painter.paint(words, signal);
  expect(endpoint.received[0]?.body).toMatchObject({ seed: 7, size: "1248x832" });
});

test.each([
  [401, "The model's provider does not let this server in"],
  [402, "The model's provider wants to be paid first"],
  [429, "The model is busy. Try again in a moment"],
  [500, "The model's provider has a problem"],
])("a refusal with %i is told in our words", async (status, message) => {
  endpoint.plays(refuses(status, { error: { message: `your key ${key} is bad` } }));
  await expect(paint()).rejects.toThrow(message);
});

test.each([
  ["no JSON", "a picture"],
  ["null", "null"],
  ["nothing", "{}"],
  ["no pictures", { data: [] }],
  ["a picture of nothing", { data: [null] }],
  ["numbers", { data: [{ b64_json: 5, url: 6 }] }],
  ["empty texts", { data: [{ b64_json: "", url: "" }] }],
])("an answer with %s is no picture", async (_case, answer) => {
  endpoint.plays(refuses(200, answer));
  await expect(paint()).rejects.toThrow("The model answered without a picture");
});

/** Writes until the reader has gone; tells how much went. */
function endless(head: string, type: string) {
  let written = 0;
  const piece = "A".repeat(256 * 1024);
  const play: Play = async (response) => {
    response.writeHead(200, { "content-type": type }).write(head);
    while (!response.destroyed && written < 256 * 1024 * 1024) {
      written += piece.length;
      if (!response.write(piece)) await Promise.race([new Promise((go) => response.once("drain", go)), pause(50)]);
    }
    response.end();
  };
  return { play, written: () => written };
}

test("an answer, or a picture, without end is left", async () => {
  const answer = endless('{"data":[{"b64_json":"', "application/json");
  endpoint.plays(answer.play);
  await expect(paint()).rejects.toThrow("The picture is too large");
  const picture = endless("", "image/png");
  endpoint.plays(refuses(200, { data: [{ url: `${endpoint.base}/1.png` }] }), picture.play);
  await expect(paint()).rejects.toThrow("The picture is too large");
  expect(Math.max(answer.written(), picture.written())).toBeLessThan(64 * 1024 * 1024);
});

test("an endpoint that is too slow, or not there, is told of", async () => {
  endpoint.plays(() => pause(1000));
  await expect(paint(words, { timing: quick })).rejects.toThrow("The model did not answer in time");
  const gone = await fakeEndpoint();
  await gone.close();
  await expect(paint(words, { env: { IMAGE_BASE_URL: gone.base } })).rejects.toThrow("The model could not be reached");
});

test("aborting ends the request, also while the picture is fetched", async () => {
  for (const before of [[], [refuses(200, { data: [{ url: `${endpoint.base}/1.png` }] })]]) {
    const control = new AbortController();
    endpoint.plays(...before, () => control.abort(new Error("cancelled")));
    await expect(paint(words, {}, control.signal)).rejects.toThrow("cancelled");
    expect(await endpoint.received.at(-1)?.closed).toBe("left");
  }
});

test.each([
  [{ IMAGE_BASE_URL: "http://api.example.com/v1" }, /^IMAGE_BASE_URL must begin with https/],
  [{ IMAGE_BASE_URL: "https://192.168.1.5/v1" }, /^IMAGE_BASE_URL must not lead into a private network/],
  [{ IMAGE_BASE_URL: "https://api.example.com/v1?key=x" }, /^IMAGE_BASE_URL must not hold a query/],
  [{ IMAGE_BASE_URL: "images" }, /^IMAGE_BASE_URL is not an address/],
  [{ IMAGE_BASE_URL: "https://api.example.com/v1", IMAGE_API_KEY: "ключ" }, /^IMAGE_API_KEY holds a character/],
])("a configuration of %j is refused", (env, message) => {
  expect(() => imageConfig(env)).toThrow(message);
});

test("without an address there is no endpoint", () => {
  expect(imageConfig({ IMAGE_MODEL: "brush", IMAGE_BASE_URL: " " })).toBeNull();
});
