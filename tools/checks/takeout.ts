// Takes everything of a user with 50,000 messages along, as the page does, and prints what it cost the host.
//   node tools/checks/takeout.ts [-- messages]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import { startHost } from "./soak/start-host.ts";

const count = Number(process.argv.at(-1)) || 50_000;
const folder = mkdtempSync(join(tmpdir(), "sotto-takeout-"));
const host = await startHost(folder);
const api = (path: string, init: RequestInit = {}) =>
  fetch(`${host.url}/api/v1${path}`, { ...init, headers: { authorization: `Bearer ${host.token}` } });

/** Resident memory of the host in megabytes, and the most it ever had. */
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

/** Chats of at most 10,000 messages, as importing them gives them. */
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

/** Every row, page by page; hands each page on and keeps none. */
async function rows(take: (row: MyDataRow) => void): Promise<void> {
  for (let next: string | null = ""; next !== null;) {
    const answer = await api(`/user/data/rows${next === "" ? "" : `?after=${next}`}`);
    const { data } = (await answer.json()) as { data: { rows: MyDataRow[]; next: string | null } };
    for (const row of data.rows) take(row);
    ({ next } = data);
  }
}

await fill();
// From here on the most counts anew.
writeFileSync(`/proc/${host.child.pid}/clear_refs`, "5");
const before = memory();
const started = performance.now();
const seen = new Set<string>();
const threads: string[] = [];
let found = 0;
let bytes = 0;
await rows(({ table, id, row }) => {
  seen.add(`${table}.${id}`);
  if (table === "threads") threads.push(id);
  if (table !== "messages") return;
  const content = (row["alternates"] as { content: string }[])[0]?.content ?? "";
  const at = Number(content.split(".")[0]);
  if (`${at}. ${words.repeat(1 + (at % 3))}`.trim() === content.trim()) found += 1;
});
const afterRows = memory();
for (const id of threads)
  for (const format of ["jsonl", "html"])
    bytes += (await (await api(`/chat/threads/${id}/export?format=${format}`)).arrayBuffer()).byteLength;
const after = memory();
const { data } = (await (await api("/user/data")).json()) as { data: { rows: number } };
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
  ["size of those chats, MB", (bytes / 1e6).toFixed(1), true],
  ["time, s", ((performance.now() - started) / 1000).toFixed(1), true],
];
for (const [name, value, isKept] of figures) console.log(`${isKept ? " " : "!"} ${name}: ${value}`);
if (figures.some(([, , isKept]) => !isKept)) process.exit(1);
