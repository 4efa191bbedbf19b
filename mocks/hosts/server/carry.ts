import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";
import { accepts } from "./static-files.ts";

const worthCompressing = 1400;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The body of a request, read as it is asked for; whoever stops reading leaves the connection as it is. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = request.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

const mostDrained = 1024 * 1024;
const drainMs = 1000;

/**
 * Reads and drops what is left of a refused body, so that its sender hears the answer and can go on with the connection.
 * @returns false when there is too much of it, or it comes too slowly: then close the connection
 */
export async function drained(request: IncomingMessage): Promise<boolean> {
  if (request.complete || Number(request.headers["content-length"] ?? 0) > mostDrained) return request.complete;
  return new Promise<boolean>((resolve) => {
    let left = mostDrained;
    const end = () => {
      clearTimeout(timer);
      request.off("data", count).off("end", end).off("close", end);
      resolve(request.complete);
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) end();
    };
    const timer = setTimeout(end, drainMs);
    request.on("data", count).once("end", end).once("close", end);
  });
}

/** A Node request as a web one; its signal aborts when the client leaves before it has its answer. */
export function webRequest(request: IncomingMessage, response: ServerResponse, origin: string): Request {
  const left = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) left.abort(new Error("The client has left"));
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const method = request.method ?? "GET";
  const hasBody =
    method !== "GET" &&
    method !== "HEAD" &&
    (request.headers["transfer-encoding"] !== undefined || Number(request.headers["content-length"] ?? 0) > 0);
  return new Request(new URL(request.url ?? "/", origin), {
    method,
    headers,
    signal: left.signal,
    ...(hasBody && { body: bodyOf(request), duplex: "half" }),
  });
}

async function compressed(request: IncomingMessage, body: Buffer): Promise<{ body: Buffer; encoding: string | null }> {
  if (body.length < worthCompressing) return { body, encoding: null };
  if (accepts(request, "br"))
    return { body: await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), encoding: "br" };
  if (accepts(request, "gzip")) return { body: await gzipped(body, { level: 6 }), encoding: "gzip" };
  return { body, encoding: null };
}

/** Sends a stream as it comes, at the reader's pace; a reader that leaves ends only its own copy. */
async function pump(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  let goOn: () => void = () => undefined;
  response.on("drain", () => goOn());
  response.once("close", () => {
    goOn();
    void reader.cancel().catch(() => undefined);
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || response.destroyed) break;
      if (response.write(value)) continue;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        if (response.destroyed) resolve();
      });
    }
    response.end();
  } catch {
    // A fault cut the stream: the client must see a broken connection, not an end.
    response.socket?.resetAndDestroy();
  }
}

/** Sends a web answer over a Node one. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (answer.type === "error") {
    request.socket.resetAndDestroy();
    return;
  }
  const all: Record<string, string> = { ...headers, ...Object.fromEntries(answer.headers) };
  if (answer.status >= 400 && !(await drained(request))) all["connection"] = "close";
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (isStream && answer.body) {
    response.writeHead(answer.status, all);
    response.flushHeaders();
    await pump(answer.body, response);
    return;
  }
  let plain: Buffer;
  try {
    plain = Buffer.from(await answer.arrayBuffer());
  } catch {
    request.socket.resetAndDestroy();
    return;
  }
  const { body, encoding } = await compressed(request, plain);
  if (encoding) all["content-encoding"] = encoding;
  if (answer.body) {
    all["vary"] = all["vary"] ? `${all["vary"]}, Accept-Encoding` : "Accept-Encoding";
    all["content-length"] = String(body.length);
  }
  if (response.destroyed) return;
  response.writeHead(answer.status, all);
  response.end(request.method === "HEAD" ? undefined : body);
}
