import { expect, it } from "vitest";
import { ZipBlob } from "./zip-blob.ts";
import { readZip } from "./zip-files.ts";

const limits = { files: 100, bytes: 64 * 1024 * 1024 };
const read = async (blob: Blob) => readZip(new Uint8Array(await blob.arrayBuffer()), limits);
const text = (bytes: Uint8Array | null | undefined) => new TextDecoder().decode(bytes ?? new Uint8Array());

it("gives back what was written in pieces, whatever its size", async () => {
  const zip = new ZipBlob();
  const lines = zip.begin("data/lines.jsonl");
  // More than is held in memory at once, and hard to compress.
  const noise = crypto.getRandomValues(new Uint8Array(65_536));
  const big = Array.from({ length: 100 }, () => noise);
  lines.write("größe 夜 😀\n");
  lines.write("second\n");
  lines.end();
  const pictures = zip.begin("pictures/noise.webp", true);
  for (const part of big) pictures.write(part);
  pictures.end();
  zip.add("readme.txt", "Hello");
  const files = await read(zip.finish());
  expect(files?.names).toEqual(["data/lines.jsonl", "pictures/noise.webp", "readme.txt"]);
  expect(text(files?.read("data/lines.jsonl"))).toBe("größe 夜 😀\nsecond\n");
  expect(files?.read("pictures/noise.webp")).toHaveLength(6_553_600);
  expect(text(files?.read("readme.txt"))).toBe("Hello");
});

it("is a whole archive without any file", async () => {
  expect((await read(new ZipBlob().finish()))?.names).toEqual([]);
});
