import type { Clock } from "../backend/context.ts";
import type { EventSource } from "../backend/rule.ts";

const heartbeatMs = 10_000;

const frame = ({ id, event }: { id: string | null; event: { type: string } }): string =>
  `event: ${event.type}\n${id === null ? "" : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;

/**
 * The events as a byte stream: one event for each pull, so that a slow reader buffers nothing, and a comment line every
 * 10 seconds (GAP-125). A reader that leaves ends nothing, unless the source's `leave` does.
 */
export function eventStream(events: EventSource, clock: Clock): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const nextBeat = () => clock.sleep(heartbeatMs, gone.signal).catch(() => new Promise<never>(() => undefined));
  let beat = nextBeat();
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await events.next(beat);
        if (gone.signal.aborted) return;
        if (next === "quiet") {
          beat = nextBeat();
          controller.enqueue(encoder.encode(": still here\n\n"));
          return;
        }
        if (next === null) {
          gone.abort(new Error("ended"));
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(frame(next)));
        sent += 1;
        if (events.isCut && sent === 8) {
          gone.abort(new Error("cut"));
          controller.error(new Error("The connection was cut"));
        }
      },
      cancel() {
        gone.abort(new Error("left"));
        events.leave?.();
      },
    },
    { highWaterMark: 1 },
  );
}
