import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readingBackStore } from "#src/client-state/reading-back.ts";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import { ZipBlob } from "#src/lib/zip-blob.ts";
import { Archive } from "./archive.ts";
import { ReadBackJob } from "./read-back-job.ts";

const id = "3e231240-e222-4a9f-8764-151174371d16";

type Sent = { rows: MyDataRow[] };
let answer: (sent: Sent) => Response;
const kept = (refused: { table: string; id: string; reason: string }[] = []) =>
  Response.json({ success: true, data: { kept: 0, refused } });
const refusal = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ success: false, message: "Not now" }, { status, headers });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("fetch", (_: unknown, init: RequestInit) =>
    Promise.resolve(answer(JSON.parse(init.body as string) as Sent)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A job for an archive with `count` personas. */
async function jobOf(count: number): Promise<ReadBackJob> {
  const zip = new ZipBlob();
  const rows = Array.from({ length: count }, (_, at) => ({
    table: "personas",
    id: `per-${at}`,
    row: { id: `per-${at}` },
  }));
  zip.add("sotto/rows.jsonl", rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  zip.add("sotto/manifest.json", JSON.stringify({ format: "sotto", version: 1, id, rows: count }));
  return new ReadBackJob(await Archive.open(zip.finish()), "mine.zip");
}
const personas = () => {
  const now = readingBackStore.get();
  if (now.state !== "done") throw new Error(`it is ${now.state}`);
  return now.report.personas;
};

it("waits as long as the server asks, then continues", async () => {
  let calls = 0;
  const sizes: number[] = [];
  answer = ({ rows }) => {
    calls += 1;
    // Refuses the second batch twice.
    if (calls === 3) return refusal(429, { "retry-after": "20" });
    if (calls === 4) return refusal(429);
    sizes.push(rows.length);
    return kept();
  };
  const running = (await jobOf(700)).run();
  await vi.waitFor(() => expect(readingBackStore.get()).toMatchObject({ state: "working", pause: 20 }));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(calls).toBe(3);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(readingBackStore.get()).toMatchObject({ state: "working", pause: 30 }));
  await vi.advanceTimersByTimeAsync(30_000);
  await running;
  expect(sizes).toEqual([0, 500, 200]);
  expect(personas()).toEqual({ kept: 700, refused: new Map() });
});

it("can be stopped while it waits, and continues where it stopped", async () => {
  let isBusy = true;
  answer = () => (isBusy ? refusal(429, { "retry-after": "60" }) : kept());
  const job = await jobOf(2);
  const running = job.run();
  await vi.waitFor(() => expect(readingBackStore.get()).toMatchObject({ pause: 60 }));
  job.halt();
  await expect(running).rejects.toBeInstanceOf(Error);
  expect(readingBackStore.get()).toMatchObject({ state: "stopped", pause: null });
  isBusy = false;
  await job.run();
  expect(personas().kept).toBe(2);
});

it("splits a batch that is too large, and leaves out only a row that is too large by itself", async () => {
  const sizes: number[] = [];
  answer = ({ rows }) => {
    if (rows.length > 100 || rows.some((row) => row.id === "per-7")) return refusal(413);
    sizes.push(rows.length);
    return kept(
      rows.filter((row) => row.id === "per-9").map((row) => ({ ...row, reason: "You can keep 20 personas" })),
    );
  };
  await (await jobOf(300)).run();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(299);
  expect(personas()).toEqual({
    kept: 298,
    refused: new Map([
      ["Is too large", 1],
      ["You can keep 20 personas", 1],
    ]),
  });
});

it("counts nothing twice when a partly failed batch is sent again", async () => {
  let isBroken = true;
  answer = ({ rows }) => {
    if (rows.length > 5) return refusal(413);
    return isBroken && rows.some((row) => row.id === "per-9") ? refusal(507) : kept();
  };
  const job = await jobOf(10);
  await expect(job.run()).rejects.toBeInstanceOf(Error);
  expect(readingBackStore.get()).toMatchObject({
    state: "failed",
    kind: "personas",
    reason: "Not now",
    isTaken: false,
  });
  isBroken = false;
  await job.run();
  expect(personas().kept).toBe(10);
});
