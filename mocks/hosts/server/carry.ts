import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";
import { accepts } from "./static-files.ts";

const worthCompressing = 1400;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

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
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream<Uint8Array>, duplex: "half" }),
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
  response.once("close", () => void reader.cancel().catch(() => undefined));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || response.destroyed) break;
      if (!response.write(value)) await Promise.race([once(response, "drain"), once(response, "close")]);
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
  // Do not read the rest of a refused body.
  if (!request.complete && answer.status >= 400) all["connection"] = "close";
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
