import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownServer } from "./own-server.fixture.ts";
import { pngChunk, pngOf, pngStart } from "./png.fixture.ts";

const { api, url } = ownServer();

async function upload(file: Buffer): Promise<{ status: number; kept: Buffer }> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(file)]));
  form.set("purpose", "message");
  const answer = await api("/api/v1/upload/image", { method: "POST", body: form });
  if (answer.status !== 200) return { status: answer.status, kept: Buffer.alloc(0) };
  const { data } = await answer.json();
  return { status: 200, kept: Buffer.from(await (await fetch(url() + data.url)).arrayBuffer()) };
}

const secret = "GPS 48.2082 N, 16.3738 E";
const tail = Buffer.from(`<script>${secret}</script>PK\u0003\u0004`);

const png = pngOf(200);
/** Chunks put in before the pixels. */
const pngWith = (...chunks: Buffer[]) => Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** A segment of a JPEG. */
function segment(marker: number, data: string): Buffer {
  const bytes = Buffer.from(data, "latin1");
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes]);
}
const jpegBody = Buffer.from(
  "/9sAQwD//////////////////////////////////////////////////////////////////////////////////////8IACwgAAQABAQERAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8Q",
  "base64",
);
const soi = Buffer.from([0xff, 0xd8]);
const eoi = Buffer.from([0xff, 0xd9]);
const jfif = segment(0xe0, "JFIF\0\x01\x01\x01\0H\0H\0\0");
const jpeg = Buffer.concat([soi, jfif, jpegBody, eoi]);

/** Chunks of a WebP in their container. */
function riff(...chunks: Buffer[]): Buffer {
  const head = Buffer.from("RIFF....WEBP");
  head.writeUInt32LE(4 + Buffer.concat(chunks).length, 4);
  return Buffer.concat([head, ...chunks]);
}
function webpChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
const real = readFileSync(new URL("../../seed/media/icons/maren.webp", import.meta.url));
const pixels = real.subarray(real.indexOf("VP8 "));
const extended = (flags: number) => webpChunk("VP8X", Buffer.from([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]));

const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const comment = Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), Buffer.from(secret), Buffer.from([0])]);
const gifFrame = gif.subarray(19, -1);

test.each<[string, Buffer, Buffer]>([
  [
    "a PNG's texts and EXIF",
    pngWith(pngChunk("tEXt", Buffer.from(secret)), pngChunk("eXIf", Buffer.from(secret))),
    png,
  ],
  ["an unknown chunk", pngWith(pngChunk("prVt", Buffer.from(secret))), png],
  [
    "the frames of an APNG",
    pngWith(
      pngChunk("acTL", Buffer.alloc(8, 1)),
      pngChunk("fcTL", Buffer.alloc(26)),
      pngChunk("fdAT", Buffer.from(secret)),
    ),
    png,
  ],
  ["what stands behind a PNG", Buffer.concat([png, tail]), png],
  [
    "a JPEG's EXIF, XMP, thumbnail and comment",
    Buffer.concat([
      soi,
      jfif,
      segment(0xe0, `JFXX\0${secret}`),
      segment(0xe1, `Exif\0\0${secret}`),
      segment(0xed, secret),
      segment(0xfe, secret),
      jpegBody,
      segment(0xe1, secret),
      eoi,
    ]),
    jpeg,
  ],
  ["what stands behind a JPEG", Buffer.concat([jpeg, tail]), jpeg],
  [
    "a WebP's EXIF and XMP",
    riff(extended(0x3c), webpChunk("ICCP", tail), pixels, webpChunk("EXIF", tail), webpChunk("XMP ", tail)),
    riff(extended(0x10), pixels),
  ],
  ["what stands behind a WebP", Buffer.concat([riff(pixels), tail]), riff(pixels)],
  [
    "a GIF's comments and further frames",
    Buffer.concat([gif.subarray(0, 19), comment, gifFrame, comment, gifFrame, gifFrame, Buffer.from([0x3b])]),
    gif,
  ],
  ["what stands behind a GIF", Buffer.concat([gif, tail]), gif],
])("%s does not reach the host's store", async (_, sent, kept) => {
  const answer = await upload(sent);
  expect(answer.status).toBe(200);
  expect(answer.kept.toString("latin1")).not.toContain(secret);
  expect(answer.kept.equals(kept)).toBe(true);
});

test.each<[string, Buffer]>([
  ["a PNG without pixels", Buffer.concat([pngStart, png.subarray(8, 33), pngChunk("IEND", Buffer.alloc(0))])],
  ["a PNG cut off", png.subarray(0, 120)],
  ["a chunk beyond the end", pngWith(Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x74, 0x45, 0x58, 0x74]))],
  ["a JPEG without pixels", Buffer.concat([soi, segment(0xc0, "\b\0\x01\0\x01\x01\x01\x11\0"), eoi])],
  ["a moving WebP", riff(extended(0x02), webpChunk("ANIM", Buffer.alloc(6)), webpChunk("ANMF", pixels))],
  ["a WebP that says it is longer", Buffer.concat([Buffer.from("RIFF\xff\xff\xff\x7fWEBP", "latin1"), pixels])],
  ["a GIF whose frame does not end", gif.subarray(0, -4)],
])("%s is refused", async (_, sent) => {
  expect((await upload(sent)).status).toBe(400);
});
