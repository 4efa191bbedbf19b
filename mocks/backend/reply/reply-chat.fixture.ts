import { framesOf, type ReadEvent } from "../../hosts/read-events.ts";
import { testWorld, type TestWorld, type TestWorldOptions } from "../../hosts/node.ts";
import type { ReplyScript } from "../responder/responder.ts";

/** The thread of these tests: three messages, the last one a reply. */
export const light = "/api/v1/chat/threads/thread-the-light-that-failed";
export const pieces = Array.from({ length: 20 }, (_, i) => ({ atMs: (i + 1) * 100, text: `piece ${i} ` }));
export const whole = pieces.map(({ text }) => text).join("");
/** Gives every reply the same text at the same times. */
export const script = (): ReplyScript => ({ text: whole, pieces });

/** A world whose replies follow the script. */
export const chat = (given: TestWorldOptions = {}) => testWorld({ ...given, context: { script, ...given.context } });

/** Sends a message; resolves with the stream of its reply. */
export const send = (world: TestWorld, content = "Hello", clientMessageId: string = crypto.randomUUID()) =>
  world.call("POST", `${light}/messages`, { content, clientMessageId, stream: true });

/** Reads a stream to its end while advancing the clock. */
export async function readAll(world: TestWorld, response: Response, ms = 4000): Promise<ReadEvent[]> {
  const text = response.text();
  await world.clock.advance(ms);
  return framesOf(await text);
}

/** Reads a stream as it arrives; `text` is what has arrived so far, in whole frames. */
export function readOn(response: Response) {
  if (!response.body) throw new Error("There is no stream");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let got = "";
  const read = async (): Promise<void> => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      got += value;
    }
  };
  return {
    ended: read(),
    text: () => got.slice(0, got.lastIndexOf("\n\n") + 2),
    cancel: () => reader.cancel(),
  };
}

export const kinds = (events: ReadEvent[]) => events.map(({ event }) => event.type);

/** Joins the running reply. */
export const join = (world: TestWorld, lastEventId?: string) =>
  world.call("GET", `${light}/stream`, undefined, lastEventId ? { headers: { "last-event-id": lastEventId } } : {});
export const messages = async (world: TestWorld) => (await world.call("GET", `${light}/messages`)).body.data.items;
