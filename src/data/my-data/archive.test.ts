import { expect, it } from "vitest";
import { ZipBlob } from "#src/lib/zip-blob.ts";
import { Archive, ArchiveError } from "./archive.ts";

const id = "3e231240-e222-4a9f-8764-151174371d16";
const goodManifest = { format: "sotto", version: 1, id, rows: 3 };
const persona = (at: number, avatar: string | null = null) =>
  JSON.stringify({ table: "personas", id: `per-${at}`, row: { id: `per-${at}`, name: `Wren ${at}`, avatar } });
const upload = (name: string) =>
  JSON.stringify({
    table: "uploads",
    id: name,
    row: { id: name, url: `/media/uploads/${name}`, purpose: "persona", type: "image/webp", size: 3 },
  });

function archive(lines: readonly string[], manifest: unknown = goodManifest): Blob {
  const zip = new ZipBlob();
  zip.add("sotto/rows.jsonl", lines.map((line) => `${line}\n`).join(""));
  zip.add("pictures/abc.webp", new Uint8Array([1, 2, 3]), true);
  if (manifest !== null) zip.add("sotto/manifest.json", JSON.stringify(manifest));
  return zip.finish();
}

async function batchesOf(file: Blob, from = 0, addresses: ReadonlyMap<string, string> = new Map()) {
  const opened = await Archive.open(file);
  const batches = [];
  for await (const batch of opened.batches(from, addresses)) batches.push(batch);
  return batches;
}

it("returns rows in batches, starting from any line", async () => {
  const file = archive(Array.from({ length: 1203 }, (_, at) => persona(at)));
  const whole = await batchesOf(file);
  expect(whole.map(({ rows, next }) => [rows.length, next])).toEqual([
    [500, 500],
    [500, 1000],
    [203, 1203],
  ]);
  const rest = await batchesOf(file, 1000);
  expect(rest).toEqual(whole.slice(2));
  expect(await batchesOf(file, 1203)).toEqual([]);
});

it("limits a batch to a megabyte, except for a single larger row", async () => {
  const long = (at: number) =>
    JSON.stringify({ table: "messages", id: `m-${at}`, row: { text: "x".repeat(at === 1 ? 2_000_000 : 400_000) } });
  const sizes = (await batchesOf(archive([0, 1, 2, 3, 4].map(long)))).map(({ rows }) => rows.length);
  expect(sizes).toEqual([1, 1, 2, 1]);
});

it("finds the pictures, and puts their new addresses into the rows", async () => {
  const file = archive([
    persona(0, "/media/uploads/abc.webp"),
    persona(1, "/media/uploads/other.webp"),
    upload("abc.webp"),
  ]);
  const opened = await Archive.open(file);
  const [picture, ...others] = await opened.pictures();
  expect(others).toEqual([]);
  expect(picture).toMatchObject({ url: "/media/uploads/abc.webp", purpose: "persona" });
  const bytes = await opened.picture(picture!);
  expect(new Uint8Array(await bytes!.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
  const [batch] = await batchesOf(file, 0, new Map([["/media/uploads/abc.webp", "/media/uploads/new.webp"]]));
  expect(batch!.rows.map(({ row }) => row["avatar"])).toEqual([
    "/media/uploads/new.webp",
    "/media/uploads/other.webp",
    undefined,
  ]);
});

it("refuses files that are not our archives", async () => {
  const refused = async (file: Blob, problem: ArchiveError["problem"]) =>
    expect(Archive.open(file)).rejects.toEqual(new ArchiveError(problem));
  await refused(new Blob(["Dear diary"]), "not-archive");
  await refused(new ZipBlob().finish(), "not-archive");
  await refused(archive([], null), "not-archive");
  for (const wrong of [
    {},
    { ...goodManifest, format: "other" },
    { ...goodManifest, id: "../x" },
    { ...goodManifest, rows: -1 },
    "sotto",
  ])
    await refused(archive([], wrong), "not-archive");
  await refused(archive([], { ...goodManifest, version: 2 }), "newer");
  await refused(archive([], { ...goodManifest, more: "x".repeat(5000) }), "too-large");
  const whole = archive([persona(0)]);
  await refused(whole.slice(0, whole.size - 30), "not-archive");
  await refused(whole.slice(60), "broken");
});

it("stops at an invalid row, and at a picture whose name is a path", async () => {
  for (const line of ["not JSON", "[]", '{"table":"users","id":"1","row":{}}', '{"table":"personas","id":"1"}'])
    await expect(batchesOf(archive([persona(0), line]))).rejects.toEqual(new ArchiveError("broken"));
  for (const name of ["../../x.webp", "a b.webp", ""]) {
    const opened = await Archive.open(archive([upload(name)]));
    await expect(opened.pictures()).rejects.toEqual(new ArchiveError("broken"));
  }
});
