import { framesOf, type ReadEvent } from "../../hosts/read-events.ts";
import { testWorld, type TestWorld, type TestWorldOptions } from "../../hosts/node.ts";
import type { ReplyScript } from "../responder/responder.ts";

export const light = "/api/v1/chat/threads/thread-the-light-that-failed";
export const pieces = Array.from({ length: 20 }, (_, i) => ({ atMs: (i + 1) * 100, text: `piece ${i} ` }));
export const whole = pieces.map(({ text }) => text).join("");
export const script = (): ReplyScript => ({ text: whole, pieces });

/** A world whose replies are twenty pieces, one each 100 ms. */
export const chat = (given: TestWorldOptions = {}) => testWorld({ ...given, context: { script, ...given.context } });

export const send = (world: TestWorld, content = "Hello", clientMessageId: string = crypto.randomUUID()) =>
  world.call("POST", `${light}/messages`, { content, clientMessageId, stream: true });

/** Reads a stream to its end while the clock runs. */
export async function readAll(world: TestWorld, response: Response, ms = 4000): Promise<ReadEvent[]> {
  const text = response.text();
  await world.clock.advance(ms);
  return framesOf(await text);
}

export const kinds = (events: ReadEvent[]) => events.map(({ event }) => event.type);
export const join = (world: TestWorld, lastEventId?: string) =>
  world.call("GET", `${light}/stream`, undefined, lastEventId ? { headers: { "last-event-id": lastEventId } } : {});
export const messages = async (world: TestWorld) => (await world.call("GET", `${light}/messages`)).body.data.items;
