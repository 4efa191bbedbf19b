import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A string is a whole path; a pattern, or a function, is given path and query. */
export type PathTest = string | RegExp | ((url: string) => boolean);

/** A fault: what happens to a call and to its answer. Absent fields change nothing. */
export type Fault = {
  method?: string;
  /** Absent: every call. */
  path?: PathTest;
  /** Which of the calls that match, counted from 1 since the fault was set. Absent: all. */
  calls?: readonly number[];
  /** Milliseconds before the call is passed on; a pair is a range to draw from. */
  latency?: number | readonly [least: number, most: number];
  /** Resets the connection: with `true` before the call reaches the host, with `"done"` once the host has answered it. */
  refuse?: boolean | "done";
  /** Replaces the host's answer. The host gets the call only with `isForwarded`. */
  replace?: {
    status?: number;
    type?: string;
    body?: string | Uint8Array;
    headers?: Record<string, string>;
    isForwarded?: boolean;
  };
  /** Holds the answer back until the answer to a call that matches this has been sent. */
  after?: RegExp;
  bytesPerSecond?: number;
  /** Ends the answer's body after this many bytes: by a reset, a bare FIN, a proper end, or not at all (the line stays open). */
  cut?: { afterBytes: number; by: "reset" | "fin" | "end" | "stall" };
  /** Sends byte by byte, or in chunks that split every multi-byte character. */
  split?: "bytes" | "characters";
  /** Sends the chunk with this index twice. */
  duplicateChunk?: number;
  /** Inverts the bits of the body's byte at this offset. */
  corruptByte?: number;
};

export type LoggedCall = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  /** Path and query as requested. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  /** The request's body as text, at most 64 kB. */
  body: string;
  /** Null until the answer's head was sent. */
  status: number | null;
  /** Bytes of the answer's body that were sent. */
  bytes: number;
  /** When the answer ended, in the unit of `at`; null while it runs. */
  endedAt: number | null;
};

export type FaultProxy = {
  readonly url: string;
  readonly log: readonly LoggedCall[];
  /** Logged calls by method and path. */
  calls(method: string, path: PathTest): LoggedCall[];
  /** Sets a fault; returns a function that removes it. Of several that match, the last one set applies. */
  set(fault: Fault): () => void;
  /** Removes every fault. */
  clear(): void;
  /** Empties the log. */
  forget(): void;
  /** `down` stops listening and resets open connections; `up` listens again on the same port. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
};

/** The last calls of the API, a line each: when it came since the first, how it was answered, and how long that took. */
export function lastCalls(log: readonly LoggedCall[], count = 30): string {
  const calls = log.filter(({ url }) => url.startsWith("/api/")).slice(-count);
  const [first] = calls;
  return calls
    .map(({ at, endedAt, method, url, status }) => {
      const took = endedAt === null ? "runs" : `${endedAt - at} ms`;
      return `${at - (first?.at ?? at)} ms: ${method} ${url.replace("/api/v1", "")} ${status ?? "no answer"}, ${took}`;
    })
    .join("\n");
}

const pathOf = (url: string) => url.split("?")[0] ?? url;
function matches(path: PathTest | undefined, url: string): boolean {
  if (path === undefined) return true;
  if (typeof path === "string") return pathOf(url) === path;
  return typeof path === "function" ? path(url) : path.test(url);
}

/** Where no fault says otherwise. With `--slowed` answers come late and in another order; with `=reads` or `=writes` those, all alike. */
function usualLatency(method: string, url: string): NonNullable<Fault["latency"]> {
  const slowed = process.env["SLOWED"];
  if (slowed === undefined || slowed === "renders") return 0;
  if (slowed === "all") return [0, 600];
  const isSlow = url.startsWith("/api/") && (slowed === "reads") === (method === "GET");
  return isSlow ? 1500 : 0;
}

/** A proxy on the loopback that injects faults for tests and logs every call. */
export async function startFaultProxy(target: string, wantedPort = 0): Promise<FaultProxy> {
  const { port: targetPort } = new URL(target);
  const agent = new Agent({ keepAlive: false });
  const faults: { fault: Fault; count: number }[] = [];
  const log: LoggedCall[] = [];
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  const gone: string[] = [];
  let port = wantedPort;

  function faultFor(method: string, url: string): Fault {
    let found: Fault | undefined;
    for (const entry of faults.toReversed()) {
      const { fault } = entry;
      if (fault.method !== undefined && fault.method !== method) continue;
      if (!matches(fault.path, url)) continue;
      entry.count += 1;
      if (found === undefined && (fault.calls === undefined || fault.calls.includes(entry.count))) found = fault;
    }
    return found ?? {};
  }

  async function hasGone(pattern: RegExp, from: number): Promise<void> {
    while (!gone.slice(from).some((url) => pattern.test(url)))
      await new Promise<void>((resolve) => waiting.add(resolve));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const call: LoggedCall = {
      at: Date.now(),
      method,
      url,
      headers: request.headers,
      body: "",
      status: null,
      bytes: 0,
      endedAt: null,
    };
    log.push(call);
    response.once("close", () => (call.endedAt = Date.now()));
    const fault = faultFor(method, url);
    const from = gone.length;
    const sent: Buffer[] = [];
    for await (const chunk of request) sent.push(chunk as Buffer);
    const body = Buffer.concat(sent);
    call.body = body.subarray(0, 65_536).toString();
    const { latency = usualLatency(method, url) } = fault;
    if (typeof latency !== "number") await sleep(latency[0] + Math.random() * (latency[1] - latency[0]));
    else if (latency > 0) await sleep(latency);
    if (fault.refuse === true) {
      request.socket.resetAndDestroy();
      return;
    }
    const { replace } = fault;
    let status = replace?.status ?? 200;
    let headers: Record<string, string | string[] | undefined> = {};
    let chunks: AsyncIterable<Buffer> | Iterable<Buffer> = [];
    if (replace === undefined || replace.isForwarded) {
      const given = await forward(request, response, body);
      if (fault.refuse === "done") {
        given.resume();
        request.socket.resetAndDestroy();
        return;
      }
      if (replace === undefined) {
        status = given.statusCode ?? 502;
        headers = { ...given.headers };
        chunks = given as AsyncIterable<Buffer>;
      } else given.resume();
    }
    if (replace !== undefined) {
      headers = { "content-type": replace.type ?? "application/json", ...replace.headers };
      chunks = [Buffer.from(replace.body ?? "")];
    }
    if (fault.after) await hasGone(fault.after, from);
    for (const name of ["connection", "keep-alive", "transfer-encoding"]) delete headers[name];
    if (fault.duplicateChunk !== undefined || fault.cut?.by === "end") delete headers["content-length"];
    if (response.destroyed) return;
    response.writeHead(status, headers);
    response.flushHeaders();
    call.status = status;
    for await (const piece of shaped(chunks, fault)) {
      if (response.destroyed) return;
      if (fault.bytesPerSecond !== undefined) await sleep((piece.length * 1000) / fault.bytesPerSecond);
      await new Promise<void>((resolve) => response.write(piece, () => resolve()));
      call.bytes += piece.length;
    }
    const isCut = fault.cut !== undefined && call.bytes >= fault.cut.afterBytes;
    if (!isCut || fault.cut?.by === "end") response.end();
    else if (fault.cut?.by !== "stall") {
      // Bytes already written should arrive before the connection breaks.
      await sleep(15);
      if (fault.cut?.by === "reset") response.socket?.resetAndDestroy();
      else response.socket?.end();
    }
    gone.push(url);
    const woken = [...waiting];
    waiting.clear();
    for (const resume of woken) resume();
  }

  /** Passes a call to the host; when the client disconnects, the call to the host is aborted, too. */
  function forward(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { method, url: path, headers } = request;
      const onward = ask({ host: "127.0.0.1", port: targetPort, method, path, headers, agent }, resolve);
      onward.on("error", reject);
      response.once("close", () => {
        if (!response.writableFinished) onward.destroy();
      });
      onward.end(body);
    });
  }

  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    // Any failure behind the proxy shows as a broken connection in front of it.
    answer(request, response).catch(() => request.socket.resetAndDestroy());
  });
  server.on("connection", (socket) => {
    socket.setNoDelay(true);
    socket.on("error", () => undefined);
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const up = async () => {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
    ({ port } = server.address() as AddressInfo);
  };
  const down = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  await up();
  return {
    url: `http://localhost:${port}`,
    log,
    calls: (method, path) => log.filter((call) => call.method === method && matches(path, call.url)),
    set(fault) {
      const entry = { fault, count: 0 };
      faults.push(entry);
      return () => {
        const at = faults.indexOf(entry);
        if (at !== -1) faults.splice(at, 1);
      };
    },
    clear: () => void faults.splice(0),
    forget: () => void log.splice(0),
    down,
    up,
    close: async () => {
      agent.destroy();
      await down();
    },
  };
}

/** The body, sent as the fault says. */
async function* shaped(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, fault: Fault): AsyncGenerator<Buffer> {
  const limit = fault.cut?.afterBytes ?? Infinity;
  let offset = 0;
  let number = 0;
  for await (const given of chunks) {
    let chunk = number === fault.duplicateChunk ? Buffer.concat([given, given]) : given;
    number += 1;
    const at = (fault.corruptByte ?? -1) - offset;
    if (at >= 0 && at < chunk.length) {
      chunk = Buffer.from(chunk);
      chunk[at] = (chunk[at] ?? 0) ^ 0xff;
    }
    chunk = chunk.subarray(0, Math.max(0, limit - offset));
    offset += chunk.length;
    yield* pieces(chunk, fault);
    if (offset >= limit) return;
  }
}

function* pieces(chunk: Buffer, { split, bytesPerSecond }: Fault): Generator<Buffer> {
  if (split === undefined && bytesPerSecond === undefined) {
    if (chunk.length > 0) yield chunk;
    return;
  }
  let start = 0;
  const most = bytesPerSecond === undefined ? Infinity : Math.max(1, Math.ceil(bytesPerSecond / 20));
  for (let end = 1; end <= chunk.length; end += 1) {
    const isTorn = (chunk[end - 1] ?? 0) >= 0xc0;
    if (split === "bytes" || (split === "characters" && isTorn) || end - start >= most || end === chunk.length) {
      yield chunk.subarray(start, end);
      start = end;
    }
  }
}
