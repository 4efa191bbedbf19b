// Exports all data of a user with 50,000 messages, as the page does, reads it back into a second account, compares every
// row, and prints what it cost the host.
//   node tools/checks/takeout.ts [-- messages]
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expectedRows } from "#mocks/backend/read-back/expected-row.fixture.ts";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import { startHost } from "./soak/start-host.ts";

const count = Number(process.argv.at(-1)) || 50_000;
const folder = mkdtempSync(join(tmpdir(), "sotto-takeout-"));
const host = await startHost(folder);
type Init = { method?: string; body?: string | FormData; headers?: Record<string, string> };
const api = (path: string, init: Init = {}, token = host.token) =>
  fetch(`${host.url}/api/v1${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
const json = async <Body>(answer: Promise<Response>): Promise<Body> => (await answer).json() as Promise<Body>;
const asJson = (body: object) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** Resident memory of the host in megabytes, and its maximum so far. */
function memory(): { now: number; most: number } {
  const status = readFileSync(`/proc/${host.child.pid}/status`, "utf8");
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: kilobytes("VmRSS") / 1024, most: kilobytes("VmHWM") / 1024 };
}

const words = "The lamp gutters, and below us the sea goes on counting the stones it has not moved yet. ";
const line = (at: number) =>
  JSON.stringify({
    name: at % 2 ? "Maren" : "Mara",
    is_user: at % 2 === 0,
    mes: `${at}. ${words.repeat(1 + (at % 3))}`,
  });

/** Chats of at most 10,000 messages, made by importing them. */
async function fill(): Promise<void> {
  for (let from = 0; from < count; from += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, count - from) }, (_, at) => line(from + at));
    const form = new FormData();
    form.set("characterId", "char-maren-holloway");
    form.set("file", new Blob([lines.join("\n")], { type: "application/jsonl" }), "chat.jsonl");
    const answer = await api("/chat/import", { method: "POST", body: form });
    if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
  }
}

/** Reads every row page by page; passes each page on and keeps none. */
async function pages(take: (rows: MyDataRow[]) => void | Promise<void>, token = host.token): Promise<void> {
  for (let next: string | null = ""; next !== null;) {
    const page = api(`/user/data/rows${next === "" ? "" : `?after=${next}`}`, {}, token);
    const { data } = await json<{ data: { rows: MyDataRow[]; next: string | null } }>(page);
    await take(data.rows);
    ({ next } = data);
  }
}

/** A new, empty account: its id and its token. */
async function secondAccount(): Promise<{ id: string; token: string }> {
  const validated = api("/turnstile/validate", asJson({ token: "ok" }), "");
  const { data: bot } = await json<{ data: { verificationId: string } }>(validated);
  const person = { email: "second@example.com", password: "quiet-harbour-9", verificationId: bot.verificationId };
  const signedUp = api("/auth/sign-up", asJson(person), "");
  const { accessToken: token } = (await json<{ data: { accessToken: string } }>(signedUp)).data;
  const { data: user } = await json<{ data: { id: string } }>(api("/user/info", {}, token));
  return { id: user.id, token };
}

/** Members that come back changed, or not at all. */
const elsewhere = new Set(["settings", "uploads", "decorations", "badgeAwards", "generatedImages"]);

/**
 * Reads everything back into a second account, exports that, and compares both row by row. The rows are in this process's
 * memory, not the host's.
 */
async function readBack() {
  const { id: to, token } = await secondAccount();
  const archiveId = crypto.randomUUID();
  const archive: MyDataRow[] = [];
  await pages((rows) => void archive.push(...rows));
  writeFileSync(`/proc/${host.child.pid}/clear_refs`, "5");
  const start = memory();
  const began = performance.now();
  for (let at = 0; at < archive.length; at += 500) {
    const rows = archive.slice(at, at + 500);
    const answer = await api("/user/data/rows", asJson({ archiveId, rows }), token);
    if (!answer.ok) throw new Error(`read back: ${answer.status} ${await answer.text()}`);
  }
  const seconds = (performance.now() - began) / 1000;
  const growth = memory().most - start.now;
  const from = String(archive.find(({ table }) => table === "settings")?.id);
  const newId = (id: string) =>
    `bk_${createHash("sha256").update(`${to} ${archiveId} ${id}`).digest("hex").slice(0, 32)}`;
  const whole = archive.filter(({ table }) => !elsewhere.has(table));
  const expected = expectedRows(whole, { newId, from, to });
  let equal = 0;
  let others = 0;
  await pages((rows) => {
    for (const { table, id, row } of rows) {
      if (elsewhere.has(table)) continue;
      // Rows stored before a member was added lack it; read back they have it.
      const expectedRow = expected.get(`${table}.${id}`);
      if (expectedRow && isDeepStrictEqual({ ...row, ...expectedRow }, row)) equal += 1;
      else others += 1;
    }
  }, token);
  return { all: whole.length, equal, others, growth, seconds };
}

await fill();
// Resets the maximum.
writeFileSync(`/proc/${host.child.pid}/clear_refs`, "5");
const before = memory();
const started = performance.now();
const seen = new Set<string>();
const threads: string[] = [];
let found = 0;
let bytes = 0;
await pages((rows) => {
  for (const { table, id, row } of rows) {
    seen.add(`${table}.${id}`);
    if (table === "threads") threads.push(id);
    if (table !== "messages") continue;
    const content = (row["alternates"] as { content: string }[])[0]?.content ?? "";
    const at = Number(content.split(".")[0]);
    if (`${at}. ${words.repeat(1 + (at % 3))}`.trim() === content.trim()) found += 1;
  }
});
const afterRows = memory();
for (const id of threads)
  for (const format of ["jsonl", "html"])
    bytes += (await (await api(`/chat/threads/${id}/export?format=${format}`)).arrayBuffer()).byteLength;
const after = memory();
const { data } = await json<{ data: { rows: number } }>(api("/user/data"));
const back = await readBack();
await host.end("SIGTERM");
rmSync(folder, { recursive: true, force: true });

const figures: [string, string, boolean][] = [
  ["messages read as they were written", `${found} of ${count}`, found === count],
  ["rows, each once", `${seen.size} of ${data.rows}`, seen.size === data.rows],
  [
    "growth of the host's memory by reading the rows, MB",
    (afterRows.now - before.now).toFixed(0),
    afterRows.now - before.now < 100,
  ],
  [
    "… with all chats as JSONL and HTML, at most, MB",
    (after.most - before.now).toFixed(0),
    after.most - before.now < 100,
  ],
  ["rows read back, equal", `${back.equal} of ${back.all}`, back.equal === back.all && back.others === 0],
  ["growth of the host's memory by reading back, at most, MB", back.growth.toFixed(0), back.growth < 100],
  ["time to read back, s", back.seconds.toFixed(1), true],
  ["size of those chats, MB", (bytes / 1e6).toFixed(1), true],
  ["time, s", ((performance.now() - started) / 1000).toFixed(1), true],
];
for (const [name, value, isKept] of figures) console.log(`${isKept ? " " : "!"} ${name}: ${value}`);
if (figures.some(([, , isKept]) => !isKept)) process.exit(1);
