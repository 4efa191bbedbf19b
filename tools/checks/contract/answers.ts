import { createParser } from "eventsource-parser";
import type { ReplyEvent } from "../../../.cache/provider/types.gen.ts";
import { zReplyEvent } from "../../../.cache/provider/zod.gen.ts";

/** Fails the running check unless the claim holds. */
export function must(claim: boolean, text: string): asserts claim {
  if (!claim) throw new Error(text);
}

/** The body of an answer that must be a success; the SDK has validated it against the contract. */
export async function ok<T>(answer: Promise<{ data?: T; error?: unknown; response?: Response }>): Promise<T> {
  const { data, error, response } = await answer;
  if (data === undefined)
    throw new Error(
      `status ${response?.status ?? "none"}: ${error instanceof Error ? String(error.stack) : JSON.stringify(error)?.slice(0, 400)}`,
    );
  return data;
}

/** The status of an answer that must be a refusal. */
export async function refused(
  status: number,
  answer: Promise<{ data?: unknown; error?: unknown; response?: Response }>,
): Promise<void> {
  const { error, response } = await answer;
  must(response?.status === status, `expected ${status}, got ${response?.status}`);
  must(typeof (error as { message?: unknown })?.message === "string", "a refusal says why");
}

/** The header of an idempotent call. */
export const newKey = () => ({ "Idempotency-Key": crypto.randomUUID() });

const asReply = (data: unknown): ReplyEvent => zReplyEvent.parse(data);

/** Reads a stream to its end (or until `until` says so); `parse` validates every event by the contract. */
export async function eventsOf(
  response: Response,
  until: (event: ReplyEvent) => boolean = () => false,
  parse = asReply,
): Promise<{ id: string; event: ReplyEvent }[]> {
  must(response.status === 200, `expected a stream, got ${response.status}`);
  must(response.headers.get("content-type")?.startsWith("text/event-stream") === true, "the type of a stream");
  const events: { id: string; event: ReplyEvent }[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      const parsed = parse(JSON.parse(data));
      must(event === parsed.type, `the event is called ${event}, its data ${parsed.type}`);
      must(id !== undefined || parse !== asReply, "every event of a reply has an id");
      events.push({ id: id ?? "", event: parsed });
    },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return events;
    parser.feed(value);
    if (events.some(({ event }) => until(event))) {
      await reader.cancel();
      return events;
    }
  }
}
