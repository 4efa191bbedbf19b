import type { LookupAddress } from "node:dns";
import { lookup as systemLookup } from "node:dns/promises";
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { isAllowedAddress, bareHost, type Endpoint } from "./address.ts";

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export type Timing = {
  /** Until the answer's head is there. */
  headMs: number;
  /** Without a single byte. */
  idleMs: number;
  /** From the first to the last. */
  totalMs: number;
};

export type Asked = {
  method: "GET" | "POST";
  /** Below the base, without a leading slash. */
  path: string;
  body?: string | Uint8Array;
  /** Of the body; JSON unless it says otherwise. */
  contentType?: string;
  /** What is taken for an answer. */
  accept?: string;
  key: string | null;
  signal: AbortSignal;
  timing: Timing;
  resolve?: Resolve | undefined;
};

export type Answered = { status: number; headers: IncomingHttpHeaders; body: AsyncIterable<Uint8Array> };

/** The endpoint could not be reached, or not in time. Its message is for people and holds nothing of the endpoint's. */
export class Unreachable extends Error {}

const byName: Resolve = (hostname) => systemLookup(hostname, { all: true });

/** The addresses of a name; throws unless all are allowed. */
async function checkedAddresses({ base, isLocal }: Endpoint, resolve: Resolve): Promise<LookupAddress[]> {
  const found = await resolve(bareHost(base)).catch(() => []);
  if (found.length === 0) throw new Unreachable("The model could not be reached");
  if (!found.every(({ address }) => isAllowedAddress(address, isLocal)))
    throw new Unreachable("The model's address is not allowed");
  return [...found];
}

/** Connects to the checked addresses, without resolving the name a second time. */
const fixedLookup =
  (addresses: LookupAddress[]): LookupFunction =>
  (_, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? "", first?.family);
  };

async function* bytesOf(
  response: IncomingMessage,
  reasonOf: () => Error | null,
  clear: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const chunk of response) yield chunk as Uint8Array;
  } catch (failure) {
    throw reasonOf() ?? failure;
  } finally {
    clear();
    // The reader has stopped: end the connection.
    response.destroy();
  }
}

/** One request to the endpoint: no redirects, no proxies, no kept connections. Throws Unreachable. */
export async function exchange(endpoint: Endpoint, asked: Asked): Promise<Answered> {
  const { method, path, body, key, signal, timing, resolve = byName } = asked;
  const { contentType = "application/json" } = asked;
  const { accept = method === "POST" ? "text/event-stream, application/json" : "application/json" } = asked;
  const { base } = endpoint;
  const addresses = await checkedAddresses(endpoint, resolve);
  signal.throwIfAborted();
  const send = base.protocol === "https:" ? secureRequest : plainRequest;
  const request = send({
    method,
    protocol: base.protocol,
    hostname: bareHost(base),
    port: base.port || undefined,
    path: `${base.pathname}${path}`,
    agent: false,
    lookup: fixedLookup(addresses),
    headers: {
      accept,
      // No compression, so that an answer cannot expand beyond its size.
      "accept-encoding": "identity",
      "user-agent": "Sotto",
      "x-title": "Sotto",
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": contentType, "content-length": Buffer.byteLength(body) }),
    },
  });
  let reason: Error | null = null;
  const end = (why: Error) => {
    reason ??= why;
    request.destroy(why);
  };
  const late = (ms: number) => setTimeout(() => end(new Unreachable("The model did not answer in time")), ms);
  const head = late(timing.headMs);
  const total = late(timing.totalMs);
  const left = () => end(signal.reason instanceof Error ? signal.reason : new Error("stopped"));
  const clear = () => {
    clearTimeout(head);
    clearTimeout(total);
    signal.removeEventListener("abort", left);
  };
  signal.addEventListener("abort", left, { once: true });
  request.setTimeout(timing.idleMs, () => end(new Unreachable("The model stopped answering")));
  return new Promise((done, fail) => {
    // After the answer has begun, its reader gets the error instead.
    request.on("error", () => {
      clear();
      fail(reason ?? new Unreachable("The model could not be reached"));
    });
    request.once("response", (response) => {
      clearTimeout(head);
      done({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: bytesOf(response, () => reason, clear),
      });
    });
    request.end(body);
  });
}
