import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { endSession, startSession } from "#src/client-state/session.ts";
import { setReportSink } from "#src/lib/report.ts";
import { ApiError } from "./api-error.ts";
import { readEvents, type ServerEvent } from "./sse.ts";

const schema = {
  delta: z.object({ text: z.string() }),
  done: z.object({ messageCount: z.number() }),
};
type Data = z.infer<typeof schema.delta> | z.infer<typeof schema.done>;

let requests: { url: string; headers: Headers }[] = [];
let respond: (signal: AbortSignal) => Response | Promise<Response>;

/** A stream that yields these chunks one by one, then ends, hangs or breaks. */
function body(chunks: readonly Uint8Array[], end: "close" | "hang" | "break" = "close") {
  let index = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks[index];
      index += 1;
      if (chunk) controller.enqueue(chunk);
      else if (end === "close") controller.close();
      else if (end === "break") controller.error(new TypeError("connection reset"));
      else return new Promise(() => undefined);
      return undefined;
    },
  });
}

const bytes = (text: string) => new TextEncoder().encode(text);
const events = (stream: ReadableStream | string, init: { status?: number } = {}) =>
  new Response(stream, { ...init, headers: { "content-type": "text/event-stream; charset=utf-8" } });

async function collect(options: { signal?: AbortSignal; silence?: number; lastEventId?: string; pace?: number } = {}) {
  const seen: ServerEvent<Data>[] = [];
  try {
    for await (const event of readEvents<Data>({ url: "/s", schema, ...options })) seen.push(event);
    return { seen, error: null };
  } catch (error) {
    return { seen, error: error as ApiError };
  }
}

// Dropped events are reported; here they are expected.
setReportSink(() => undefined);

beforeEach(() => {
  requests = [];
  endSession();
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    requests.push({ url, headers: new Headers(init.headers) });
    const signal = init.signal as AbortSignal;
    return Promise.resolve(respond(signal)).then((response) => {
      if (!response.body) return response;
      // As in a browser, aborting the request fails the reads of its body.
      const cut = new TransformStream<Uint8Array, Uint8Array>();
      void response.body.pipeTo(cut.writable, { signal }).catch(() => undefined);
      return new Response(cut.readable, { status: response.status, headers: response.headers });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const delta = (text: string, id?: string) => ({ id: id ?? null, event: "delta", data: { text } });

// F4: what is sent, and the events that must be read.
const cases: [string, string, ReturnType<typeof delta>[]][] = [
  ["one event", 'event: delta\ndata: {"text":"a"}\n\n', [delta("a")]],
  ["CRLF", 'event: delta\r\ndata: {"text":"a"}\r\n\r\n', [delta("a")]],
  ["CR", 'event: delta\rdata: {"text":"a"}\r\rx', [delta("a")]],
  ["a byte order mark", '\uFEFFevent: delta\ndata: {"text":"a"}\n\n', [delta("a")]],
  ["no space after the colon", 'event:delta\ndata:{"text":"a"}\n\n', [delta("a")]],
  ["two spaces after the colon", 'event: delta\ndata:  {"text":"a"}\n\n', [delta("a")]],
  ["data over two lines", 'event: delta\ndata: {"text":\ndata: "a"}\n\n', [delta("a")]],
  ["an id", 'id: r:1\nevent: delta\ndata: {"text":"a"}\n\n', [delta("a", "r:1")]],
  ["comments", ': hi\n\nevent: delta\n: mid\ndata: {"text":"a"}\n\n:\n\n', [delta("a")]],
  ["retry", 'retry: 10\n\nevent: delta\ndata: {"text":"a"}\n\n', [delta("a")]],
  ["a bad retry", 'retry: soon\nevent: delta\ndata: {"text":"a"}\n\n', [delta("a")]],
  ["unknown fields", 'foo: bar\nevent: delta\nbaz\ndata: {"text":"a"}\n\n', [delta("a")]],
  ["an unknown event", 'event: run\ndata: {"code":"alert(1)"}\n\nevent: delta\ndata: {"text":"a"}\n\n', [delta("a")]],
  ["an event named as an object member", "event: constructor\ndata: {}\n\nevent: __proto__\ndata: {}\n\n", []],
  ["no event name", 'data: {"text":"a"}\n\n', []],
  ["an empty event name", 'event:\ndata: {"text":"a"}\n\n', []],
  ["an event without data", "event: delta\n\n", []],
  ["empty data", "event: delta\ndata:\n\n", []],
  ["not JSON", 'event: delta\ndata: nope\n\nevent: delta\ndata: {"text":"b"}\n\n', [delta("b")]],
  ["cut JSON", 'event: delta\ndata: {"text":\n\nevent: delta\ndata: {"text":"b"}\n\n', [delta("b")]],
  ["JSON null", "event: delta\ndata: null\n\n", []],
  ["a JSON list", "event: delta\ndata: []\n\n", []],
  ["a JSON number", "event: delta\ndata: 1\n\n", []],
  ["the wrong type", 'event: delta\ndata: {"text":1}\n\n', []],
  ["a member missing", "event: delta\ndata: {}\n\n", []],
  ["members too many", 'event: delta\ndata: {"text":"a","html":"<b>"}\n\n', [delta("a")]],
  ["a prototype in data", 'event: delta\ndata: {"__proto__":{"polluted":1},"text":"a"}\n\n', [delta("a")]],
  ["an unfinished last event", 'event: delta\ndata: {"text":"a"}\n\nevent: delta\ndata: {"text":"b"}\n', [delta("a")]],
  ["an unfinished last line", 'event: delta\ndata: {"text":"a"}\n\nevent: del', [delta("a")]],
  ["only line breaks", "\n\n\n\r\n\r", []],
  ["nothing", "", []],
  ["text", "Hello there, this is no stream at all", []],
  ["HTML", "<html><script>alert(1)</script></html>\n\n", []],
  ["wide characters", 'event: delta\ndata: {"text":"žluťoučký 😀 \u2028"}\n\n', [delta("žluťoučký 😀 \u2028")]],
  ["NUL in an id", 'id: a\0b\nevent: delta\ndata: {"text":"a"}\n\n', [delta("a")]],
  [
    "two events in one chunk",
    'event: delta\ndata: {"text":"a"}\n\nevent: delta\ndata: {"text":"b"}\n\n',
    [delta("a"), delta("b")],
  ],
];

describe("frames", () => {
  it.each(cases)("%s, whole", async (_name, text, expected) => {
    respond = () => events(body([bytes(text)]));
    expect(await collect()).toEqual({ seen: expected, error: null });
  });

  it.each(cases)("%s, byte by byte", async (_name, text, expected) => {
    respond = () => events(body(Array.from(bytes(text), (byte) => Uint8Array.of(byte))));
    expect(await collect()).toEqual({ seen: expected, error: null });
  });

  it.each(cases)("%s, at a hundred random splits, also inside characters", async (_name, text, expected) => {
    const whole = bytes(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 12 }), async (cuts) => {
        const at = [0, ...cuts.map((cut) => cut % (whole.length + 1)).toSorted((a, b) => a - b), whole.length];
        respond = () => events(body(at.slice(1).map((end, index) => whole.slice(at[index], end))));
        expect(await collect()).toEqual({ seen: expected, error: null });
      }),
      { numRuns: 100 },
    );
    // S10.
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it("are 36 (F4)", () => expect(cases).toHaveLength(36));
});

describe("streams that go wrong", () => {
  it("gives up after silence, with what came before", async () => {
    respond = () => events(body([bytes('event: delta\ndata: {"text":"a"}\n\n')], "hang"));
    const { seen, error } = await collect({ silence: 40 });
    expect(seen).toEqual([delta("a")]);
    expect(error).toMatchObject({ kind: "timeout" });
  });

  it("takes a comment for life", async () => {
    const beats = Array.from({ length: 8 }, () => ": beat\n\n");
    respond = () =>
      events(
        new ReadableStream({
          async start(controller) {
            for (const beat of beats) {
              await new Promise((resolve) => setTimeout(resolve, 15));
              controller.enqueue(bytes(beat));
            }
            controller.enqueue(bytes('event: done\ndata: {"messageCount":2}\n\n'));
            controller.close();
          },
        }),
      );
    const { seen, error } = await collect({ silence: 60 });
    expect(error).toBeNull();
    expect(seen.map(({ event }) => event)).toEqual(["done"]);
  });

  it("gives up when no answer comes at all", async () => {
    respond = (signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
    expect((await collect({ silence: 30 })).error).toMatchObject({ kind: "timeout" });
  });

  it("says so when the connection breaks", async () => {
    respond = () => events(body([bytes('event: delta\ndata: {"text":"a"}\n\n')], "break"));
    const { seen, error } = await collect();
    expect(seen).toEqual([delta("a")]);
    // The answer had begun, so the server has received the request.
    expect(error).toMatchObject({ kind: "network", status: 200 });
  });

  it("stops when told to", async () => {
    const stop = new AbortController();
    respond = () => events(body([bytes('event: delta\ndata: {"text":"a"}\n\n')], "hang"));
    setTimeout(() => stop.abort(), 20);
    expect((await collect({ signal: stop.signal })).error).toMatchObject({ kind: "aborted" });
  });

  it("lets the connection go when the caller leaves", async () => {
    const cancelled = vi.fn<() => void>();
    respond = () =>
      new Response(
        new ReadableStream({
          start: (c) => c.enqueue(bytes('event: delta\ndata: {"text":"a"}\n\n')),
          cancel: cancelled,
        }),
        {
          headers: { "content-type": "text/event-stream" },
        },
      );
    for await (const _ of readEvents<Data>({ url: "/s", schema })) break;
    await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
  });

  it("refuses an event that never ends", async () => {
    const block = bytes(`data: ${"x".repeat(100_000)}`);
    respond = () => events(body([bytes("event: delta\n"), ...Array.from({ length: 12 }, () => block)], "hang"));
    expect((await collect()).error).toMatchObject({ kind: "contract" });
  });
});

describe("answers that are no stream (F5)", () => {
  it.each([
    ["HTML", "<html>hi</html>", "text/html", "contract"],
    ["JSON", '{"success":true,"data":{}}', "application/json", "contract"],
    ["a JSON refusal", '{"success":false,"message":"No"}', "application/json", "http"],
    ["nothing said", "abc", "", "contract"],
  ])("200 with %s", async (_name, text, type, kind) => {
    respond = () => new Response(text, { headers: { "content-type": type } });
    const { seen, error } = await collect();
    expect(seen).toEqual([]);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind });
    expect(error?.message).not.toContain("<");
  });

  it("a refusal with its data", async () => {
    respond = () =>
      Response.json({ success: false, message: "Running", data: { activeReply: { replyId: "r" } } }, { status: 409 });
    expect((await collect()).error).toMatchObject({
      kind: "http",
      status: 409,
      serverMessage: "Running",
      body: { data: { activeReply: { replyId: "r" } } },
    });
  });

  it("204 is an empty stream", async () => {
    respond = () => new Response(null, { status: 204 });
    expect(await collect()).toEqual({ seen: [], error: null });
  });
});

describe("a paced reader", () => {
  const late = (chunks: readonly string[]) => {
    const left = [...chunks];
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        const chunk = left.shift();
        if (chunk === undefined) return new Promise(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 5));
        controller.enqueue(bytes(chunk));
        return undefined;
      },
    });
  };
  const event = (text: string) => `event: delta\ndata: {"text":"${text}"}\n\n`;

  it("reads all that came while it rested, in order", async () => {
    const words = ["a", "b", "c", "d", "e", "f", "g", "h"];
    respond = () => events(late([...words.map(event), 'event: done\ndata: {"messageCount":1}\n\n']));
    const { seen } = await collect({ pace: 20, silence: 100 });
    expect(seen.map(({ data }) => ("text" in data ? data.text : "."))).toEqual([...words, "."]);
  });

  it("is stopped in the middle of its rest", async () => {
    respond = () => events(late([event("a"), event("b")]));
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 60);
    const { seen, error } = await collect({ pace: 3_600_000, signal: controller.signal });
    expect(seen).toEqual([delta("a")]);
    expect(error).toMatchObject({ kind: "aborted" });
  });
});

it("asks as a stream client, with token and last event", async () => {
  startSession({ accessToken: "tok", profileComplete: true });
  respond = () => events("");
  await collect({ lastEventId: "r1:7" });
  const { headers } = requests[0] ?? { headers: new Headers() };
  expect(headers.get("accept")).toBe("text/event-stream");
  expect(headers.get("authorization")).toBe("Bearer tok");
  expect(headers.get("last-event-id")).toBe("r1:7");
});
