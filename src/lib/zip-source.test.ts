import { expect, it } from "vitest";
import { ZipBlob } from "./zip-blob.ts";
import { ZipError } from "./zip-files.ts";
import { ZipSource } from "./zip-source.ts";

const limits = { files: 100, directoryBytes: 65_536 };
const megabyte = 1024 * 1024;

async function archive(): Promise<Blob> {
  const zip = new ZipBlob();
  const rows = zip.begin("rows.jsonl");
  // A letter of several bytes stands on every border there may be.
  for (let at = 0; at < 20_000; at += 1) rows.write(`{"at":${at},"text":"größe 夜 😀"}\n`);
  rows.end();
  zip.add("pictures/a.webp", new Uint8Array([1, 2, 3]), true);
  zip.add("zeros.bin", new Uint8Array(8 * megabyte));
  return zip.finish();
}

const open = async (blob: Blob) => {
  const zip = await ZipSource.open(blob, limits);
  if (zip === null) throw new Error("not a ZIP");
  return zip;
};
async function linesOf(zip: ZipSource, line = 1000): Promise<string[]> {
  const lines: string[] = [];
  for await (const one of zip.lines("rows.jsonl", { bytes: 16 * megabyte, line })) lines.push(one);
  return lines;
}

it("gives the lines of a file, each whole, and small files whole", async () => {
  const zip = await open(await archive());
  const lines = await linesOf(zip);
  expect(lines).toHaveLength(20_000);
  expect(lines.every((line, at) => line === `{"at":${at},"text":"größe 夜 😀"}`)).toBe(true);
  const picture = await zip.whole("pictures/a.webp", 10);
  expect(new Uint8Array(await picture!.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  expect(await zip.whole("pictures/none.webp", 10)).toBeNull();
  // Behind something else, as downloads sometimes are.
  expect(await linesOf(await open(new Blob([new Uint8Array(99), await archive()])))).toHaveLength(20_000);
});

it("stops at a file that inflates to more than is taken, and at a line that is too long", async () => {
  const zip = await open(await archive());
  await expect(zip.whole("zeros.bin", megabyte)).rejects.toEqual(new ZipError("too-large"));
  await expect(linesOf(zip, 10)).rejects.toEqual(new ZipError("too-large"));
});

it("can be left before the end", async () => {
  const zip = await open(await archive());
  for await (const line of zip.lines("rows.jsonl", { bytes: 16 * megabyte, line: 1000 })) {
    expect(line).toContain('"at":0');
    break;
  }
  expect(await linesOf(zip)).toHaveLength(20_000);
});

it("refuses what is no ZIP, is cut, changed, or lists more files than are taken", async () => {
  expect(await ZipSource.open(new Blob(["Dear diary"]), limits)).toBeNull();
  expect(await ZipSource.open(new Blob([]), limits)).toBeNull();
  const whole = await archive();
  await expect(ZipSource.open(whole, { ...limits, files: 2 })).rejects.toEqual(new ZipError("too-large"));
  await expect(ZipSource.open(whole, { ...limits, directoryBytes: 10 })).rejects.toEqual(new ZipError("too-large"));
  // The start is gone.
  await expect(ZipSource.open(whole.slice(whole.size - 40), limits)).rejects.toEqual(new ZipError("broken"));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  bytes.fill(0xff, 200, 400);
  await expect(linesOf(await open(new Blob([bytes])))).rejects.toEqual(new ZipError("broken"));
});

it("refuses text that is not UTF-8", async () => {
  const zip = new ZipBlob();
  zip.add("rows.jsonl", new Uint8Array([0x7b, 0xff, 0xfe]));
  await expect(linesOf(await open(zip.finish()))).rejects.toEqual(new ZipError("broken"));
});
