import { createParser, type EventSourceMessage } from "eventsource-parser";
import type * as z from "zod/mini";
import { report } from "#src/lib/report.ts";
import { sleep } from "#src/lib/sleep.ts";
import { callInfo, contractError, readJson, refusal, send, toCallError } from "./send.ts";

/** One validated event. `id` is for `Last-Event-ID`; null if the server sent none. */
export type ServerEvent<T> = { readonly id: string | null; readonly event: string; readonly data: T };

/** Checks the data of one event. */
export type EventSchema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false; error: z.core.$ZodError };
};

export type ReadEventsOptions<T> = {
  /** Path and query under the API host. */
  url: string;
  init?: RequestInit;
  /**
   * Either one schema for the data of every event, or a table from event name to schema. Events without a schema are
   * dropped.
   */
  schema: EventSchema<T> | { readonly [event: string]: EventSchema<T> };
  signal?: AbortSignal;
  lastEventId?: string | null;
  /** Milliseconds without any byte (comments count) after which the stream times out. Default 20 s (F2). */
  silence?: number;
  /**
   * Milliseconds to pause after a read that had to wait, so that bytes arriving meanwhile are read in one go. Hidden
   * pages do not pause, since their timers are throttled. Default 0.
   */
  pace?: number;
};

/** Maximum size of one unfinished event, in characters; more is an attack or a fault. */
const bufferLimit = 1_000_000;

function schemaFor<T>(schema: ReadEventsOptions<T>["schema"], event: string): EventSchema<T> | undefined {
  if (typeof (schema as EventSchema<T>).safeParse === "function") return schema as EventSchema<T>;
  return Object.hasOwn(schema, event) ? (schema as Record<string, EventSchema<T>>)[event] : undefined;
}

function readEvent<T>(message: EventSourceMessage, schema: ReadEventsOptions<T>["schema"]): ServerEvent<T> | null {
  const event = message.event ?? "message";
  const check = schemaFor(schema, event);
  if (!check) return null;
  let data: unknown;
  try {
    data = JSON.parse(message.data);
  } catch {
    report("a stream event is not JSON", event);
    return null;
  }
  const result = check.safeParse(data);
  if (result.success) return { id: message.id ?? null, event, data: result.data };
  report("a stream event does not fit the contract", {
    event,
    paths: result.error.issues.slice(0, 5).map((i) => i.path.join(".")),
  });
  return null;
}

/**
 * Reads server-sent events over `fetch`: the one client that is written by hand. Yields checked events in order and
 * returns when the stream ends; whether it ended rightly is the caller's to know (F3: no `done` means cut). Returns at
 * once on 204. Throws `ApiError`: `timeout` after silence, `network` on a broken connection, `aborted`, `http` on a
 * refusal, `contract` when something other than events came (F5) or an event outgrew the buffer. A stream that had begun
 * gives its error the answer's status. It never repeats a request.
 */
export async function* readEvents<T>(options: ReadEventsOptions<T>): AsyncGenerator<ServerEvent<T>, void, undefined> {
  const { url, schema, signal, lastEventId, silence = 20_000, pace = 0 } = options;
  const headers = new Headers(options.init?.headers);
  headers.set("Accept", "text/event-stream");
  if (lastEventId) headers.set("Last-Event-ID", lastEventId);
  const init: RequestInit = { ...options.init, headers, signal: signal ?? null, cache: "no-store" };
  const call = callInfo(url, init);

  const quiet = new AbortController();
  let timer = setTimeout(() => quiet.abort(), silence);
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => quiet.abort(), silence);
  };
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  let status: number | undefined;
  try {
    const response = await send(url, init, quiet.signal);
    hear();
    if (response.status === 204) return;
    if (!response.headers.get("content-type")?.toLowerCase().startsWith("text/event-stream")) {
      const body = await readJson(response);
      const isFailure = (body as { success?: unknown } | null | undefined)?.success === false;
      throw isFailure ? refusal(call, response, body) : contractError(call, response.status, undefined, body);
    }
    if (!response.body) return;
    ({ status } = response);

    const pending: ServerEvent<T>[] = [];
    let hasOverflowed = false;
    const parser = createParser({
      maxBufferSize: bufferLimit,
      onEvent(message) {
        const event = readEvent(message, schema);
        if (event) pending.push(event);
      },
      onError(error) {
        if (error.type === "max-buffer-size-exceeded") hasOverflowed = true;
      },
    });
    reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const asked = performance.now();
      const { done, value } = await reader.read();
      const hasWaited = performance.now() - asked > 1;
      hear();
      parser.feed(decoder.decode(value, { stream: !done }));
      yield* pending.splice(0);
      if (hasOverflowed) throw contractError(call, response.status);
      if (done) return;
      if (pace > 0 && hasWaited && isSeen()) await sleep(pace, signal);
    }
  } catch (cause) {
    throw toCallError(cause, call, quiet.signal, signal, status);
  } finally {
    clearTimeout(timer);
    // The caller stopped or the stream failed: release the connection. Harmless if it is closed.
    reader?.cancel().catch(() => undefined);
  }
}

function isSeen(): boolean {
  return typeof document === "undefined" || document.visibilityState === "visible";
}
