import { framesOf, type ReadEvent } from "../../hosts/read-events.ts";
import { testWorld, type TestWorld, type TestWorldOptions } from "../../hosts/node.ts";
import type { ReplyScript } from "../responder/responder.ts";

/** The thread in which everything is said here: three messages, the last one a reply. */
export const light = "/api/v1/chat/threads/thread-the-light-that-failed";
export const pieces = Array.from({ length: 20 }, (_, i) => ({ atMs: (i + 1) * 100, text: `piece ${i} ` }));
export const whole = pieces.map(({ text }) => text).join("");
/** What every reply is, and when each piece of it comes. */
export const script = (): ReplyScript => ({ text: whole, pieces });

/** A world whose replies are these pieces. */
export const chat = (given: TestWorldOptions = {}) => testWorld({ ...given, context: { script, ...given.context } });

/** Says something, and gets the stream of its reply. */
export const send = (world: TestWorld, content = "Hello", clientMessageId: string = crypto.randomUUID()) =>
  world.call("POST", `${light}/messages`, { content, clientMessageId, stream: true });

/** Reads a stream to its end while the clock runs. */
export async function readAll(world: TestWorld, response: Response, ms = 4000): Promise<ReadEvent[]> {
  const text = response.text();
  await world.clock.advance(ms);
  return framesOf(await text);
}

export const kinds = (events: ReadEvent[]) => events.map(({ event }) => event.type);

/** Joins the reply that runs. */
export const join = (world: TestWorld, lastEventId?: string) =>
  world.call("GET", `${light}/stream`, undefined, lastEventId ? { headers: { "last-event-id": lastEventId } } : {});
export const messages = async (world: TestWorld) => (await world.call("GET", `${light}/messages`)).body.data.items;
