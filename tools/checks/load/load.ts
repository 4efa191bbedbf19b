// The host under overload, and killed meanwhile: npm run load. Every reply that was started must be complete.
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { framesOf } from "#mocks/hosts/read-events.ts";
import { pngOf } from "#mocks/hosts/server/png.fixture.ts";
import { residentMb } from "../soak/measures.ts";
import { startHost } from "../soak/start-host.ts";

type Item = { role: string; status: string; content: string; clientMessageId: string | null };
type Count = { done: number; lost: number; duplicated: number };

const folder = mkdtempSync(join(tmpdir(), "sotto-load-"));
let host = await startHost(folder);
const { token } = host;

const call = (method: string, path: string, body?: unknown, signal?: AbortSignal) =>
  fetch(`${host.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
async function dataOf<T>(answer: Promise<Response>): Promise<T> {
  const { status, ok, ...rest } = await answer.then(async (one) => ({
    status: one.status,
    ok: one.ok,
    body: await one.text(),
  }));
  if (!ok) throw new Error(`status ${status}: ${rest.body}`);
  return (JSON.parse(rest.body) as { data: T }).data;
}

const chosen = { characterId: "char-maren-holloway", variantId: "var-maren-keeper" };
const newThread = async () => (await dataOf<{ id: string }>(call("POST", "/chat/threads", chosen))).id;
const newThreads = (count: number) => Promise.all(Array.from({ length: count }, newThread));
const send = (thread: string, clientMessageId: string = crypto.randomUUID(), signal?: AbortSignal) =>
  call("POST", `/chat/threads/${thread}/messages`, { content: "Count.", clientMessageId, stream: true }, signal);
const itemsOf = async (thread: string) =>
  (await dataOf<{ items: Item[] }>(call("GET", `/chat/threads/${thread}/messages`))).items;

const none: Count = { done: 0, lost: 0, duplicated: 0 };
const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, { done, lost, duplicated }) => ({
      done: all.done + done,
      lost: all.lost + lost,
      duplicated: all.duplicated + duplicated,
    }),
    none,
  );
/** Pieces of a reply that are missing or doubled: the writer counts to 23. */
function countOf(text: string): Count {
  const numbers = [...text.matchAll(/counts to (\d+)/g)].map(([, at]) => Number(at));
  const kinds = new Set(numbers).size;
  return { done: kinds === 24 ? 1 : 0, lost: 24 - kinds, duplicated: numbers.length - kinds };
}
async function read(answer: Response): Promise<Count> {
  const events = framesOf(await answer.text()).map(({ event }) => event);
  return countOf(events.map((event) => (event.type === "delta" ? event.text : "")).join(""));
}
/** The stored reply of a thread once it is finished, whether or not anybody was listening. */
async function kept(thread: string): Promise<Count> {
  for (;;) {
    const reply = (await itemsOf(thread)).at(-1);
    if (reply?.status !== "running") return countOf(reply?.content ?? "");
    await pause(100);
  }
}

const streams = async (count: number, meanwhile: () => Promise<unknown> = async () => undefined) => {
  const threads = await newThreads(count);
  const readers = threads.map(async (thread) => read(await send(thread)));
  await meanwhile();
  return sum(await Promise.all(readers));
};

async function aborts(): Promise<Count> {
  const threads: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const these = await newThreads(300);
    threads.push(...these);
    await Promise.all(
      these.map(async (thread) => {
        const leave = new AbortController();
        const answer = await send(thread, undefined, leave.signal);
        await answer.body?.getReader().read();
        leave.abort();
      }),
    );
  }
  return sum(await Promise.all(threads.map(kept)));
}

const picture = pngOf(7_900_000);
async function uploaded(): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(picture)]));
  form.set("purpose", "message");
  const headers = { authorization: `Bearer ${token}` };
  return (
    await dataOf<{ url: string }>(fetch(`${host.url}/api/v1/upload/image`, { method: "POST", body: form, headers }))
  ).url;
}

/** Slow readers: half of them of a reply, half of a large picture; the replies are read at the end. */
async function idleReaders(): Promise<Count> {
  const address = host.url + (await uploaded());
  const replies = await Promise.all((await newThreads(150)).map((thread) => send(thread)));
  const pictures = await Promise.all(Array.from({ length: 150 }, () => fetch(address)));
  await pause(3000);
  const counts = await Promise.all(replies.map(read));
  await Promise.all(pictures.map(async ({ body }) => body?.cancel()));
  return { ...sum(counts), done: sum(counts).done + pictures.filter(({ status }) => status === 200).length };
}

/** Slow senders, one byte of the body per second: those still connected after 45 s count as lost. */
async function slowSenders(): Promise<Count> {
  const { port } = new URL(host.url);
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(Number(port), "127.0.0.1")
      .on("error", () => undefined)
      .resume();
    const head = `host: localhost\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: 900`;
    socket.write(`PUT /api/v1/user/profile HTTP/1.1\r\n${head}\r\n\r\n{`);
    const drip = setInterval(() => socket.write(" "), 1000);
    socket.once("close", () => clearInterval(drip));
    return socket;
  });
  for (let second = 0; second < 45 && sockets.some(({ closed }) => !closed); second += 1) await pause(1000);
  const left = sockets.filter(({ closed }) => !closed);
  for (const socket of left) socket.destroy();
  return { done: sockets.length - left.length, lost: left.length, duplicated: 0 };
}

async function largePictures(): Promise<Count> {
  const address = host.url + (await uploaded());
  const sizes = await Promise.all(
    Array.from({ length: 20 }, async () => (await (await fetch(address)).arrayBuffer()).byteLength),
  );
  const whole = sizes.filter((size) => size === picture.length).length;
  return { done: whole, lost: 20 - whole, duplicated: 0 };
}

/** Kills the host during streams and writes: whatever it acknowledged must be there once, also after a retry. */
async function kills(): Promise<Count> {
  const counts: Count[] = [];
  for (let round = 0; round < 5; round += 1) {
    const threads = await newThreads(60);
    const sent = threads.map((thread, at) => ({ thread, id: crypto.randomUUID(), at, isFinished: false }));
    const titles = new Map<string, string>();
    const killed = new AbortController();
    const writer = async () => {
      for (let at = 0; !killed.signal.aborted; at += 1) {
        const [thread, title] = [threads[at % 60]!, `Title ${at}`];
        const answer = await call("PATCH", `/chat/threads/${thread}`, { title }).catch(() => null);
        if (answer?.ok) titles.set(thread, title);
        await answer?.body?.cancel().catch(() => undefined);
      }
    };
    const readers = sent.map(async (one) => {
      await pause(one.at * 15);
      const text = await send(one.thread, one.id)
        .then((answer) => answer.text())
        .catch(() => "");
      one.isFinished = text.includes("event: done") && !text.includes("event: error");
    });
    const writing = writer();
    while (sent.filter(({ isFinished }) => isFinished).length < 10 + round * 8) await pause(5);
    await host.end("SIGKILL");
    killed.abort();
    await Promise.all([...readers, writing]);
    host = await startHost(folder);
    const finished = sent.filter(({ isFinished }) => isFinished);
    for (const { thread, id } of finished) {
      await (await send(thread, id)).text();
      const items = await itemsOf(thread);
      const mine = items.filter(({ clientMessageId }) => clientMessageId === id).length;
      const { lost, duplicated } = countOf(items.at(-1)?.content ?? "");
      counts.push({ done: 1, lost: lost + (mine === 0 ? 1 : 0), duplicated: duplicated + Math.max(0, mine - 1) });
    }
    for (const [thread, title] of titles) {
      const now = await dataOf<{ title: string }>(call("GET", `/chat/threads/${thread}`));
      // The last write may be stored although its answer was lost.
      const isKept = Number(now.title?.split(" ")[1]) >= Number(title.split(" ")[1]);
      counts.push({ done: 0, lost: isKept ? 0 : 1, duplicated: 0 });
    }
  }
  return sum(counts);
}

/** The clock jumps an hour forward, two back, one forward, with fifty streams each time. */
async function clockJumps(): Promise<Count> {
  const counts: Count[] = [];
  for (const hours of [1, -2, 1])
    counts.push(
      await streams(50, async () => {
        await pause(200);
        host.child.send(hours * 3_600_000);
      }),
    );
  return sum(counts);
}

const table: Record<string, object> = {};
let isWell = true;
async function measure(what: string, most: number | null, work: () => Promise<Count>, hasProbe = true): Promise<void> {
  const memory = () => Math.round(residentMb(host.child.pid ?? 0));
  const before = memory();
  const over = new AbortController();
  let slowest = 0;
  const probe = async () => {
    while (!over.signal.aborted) {
      const since = performance.now();
      await dataOf(call("GET", "/user/info"));
      slowest = Math.max(slowest, performance.now() - since);
      await pause(50);
    }
  };
  const probing = hasProbe ? probe() : undefined;
  const { done, lost, duplicated } = await work().finally(() => over.abort());
  await probing;
  table[what] = {
    done,
    lost,
    duplicated,
    "slowest other call, ms": hasProbe ? Math.round(slowest) : "–",
    "MB before": before,
    "MB after": memory(),
  };
  isWell &&= (most === null ? done > 0 : done === most) && lost === 0 && duplicated === 0;
  console.log(`${what}: ${JSON.stringify(table[what])}`);
}

try {
  await measure("300 streams", 300, () => streams(300));
  await measure("1,000 streams", 1000, () => streams(1000));
  await measure("1,800 aborted streams", 1800, aborts);
  await measure("300 readers that do not read", 300, idleReaders);
  await measure("400 slow senders, let go", 400, slowSenders);
  await measure("20 large pictures", 20, largePictures);
  await measure("a clock that jumps an hour", 150, clockJumps);
  await measure("kill -9, finished replies", null, kills, false);
} finally {
  await host.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
console.table(table);
process.exitCode = isWell ? 0 : 1;
