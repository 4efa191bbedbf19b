import { createParser } from "eventsource-parser";

/** What one event of a completion says. */
export type Said = { text: string } | { finish: string } | { error: true } | { done: true };

/** The answer does not end. */
export class Endless extends Error {}

/** Most bytes of one answer, comments and reasoning included. */
const mostBytes = 8 * 1024 * 1024;

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === "object" && value !== null;

const contentOf = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  // Parts of another kind are reasoning, sources or pictures.
  const isText = (part: unknown): part is Loose =>
    isLoose(part) && ["text", "output_text", undefined].includes(part["type"] as string | undefined);
  return value.map((part: unknown) => (isText(part) && typeof part["text"] === "string" ? part["text"] : "")).join("");
};

/** What an event's data, or a whole unstreamed answer, says; empty for anything unknown. */
function saidBy(value: unknown): Said[] {
  if (!isLoose(value)) return [];
  if (value["error"] !== undefined && value["error"] !== null) return [{ error: true }];
  const choices = value["choices"];
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isLoose(choice)) return [];
  const part = isLoose(choice["delta"]) ? choice["delta"] : isLoose(choice["message"]) ? choice["message"] : {};
  const text = contentOf(part["content"] ?? choice["text"]);
  const finish = choice["finish_reason"];
  return [
    ...(text === "" ? [] : [{ text }]),
    ...(finish === "error" ? [{ error: true as const }] : typeof finish === "string" ? [{ finish }] : []),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** At most `most` bytes of a body as text; characters may be split between chunks. */
async function* textOf(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw new Endless("Too long");
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** A body of at most `most` bytes as JSON; undefined when it is not JSON. */
export async function jsonOf(body: AsyncIterable<Uint8Array>, most: number): Promise<unknown> {
  let text = "";
  for await (const part of textOf(body, most)) text += part;
  return parsed(text);
}

/** Reads an answer of `chat/completions`, streamed or whole; ignores comments and unknown events. */
export async function* saidIn(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<Said, void, undefined> {
  if (/^application\/json\b/i.test(contentType)) {
    yield* saidBy(await jsonOf(body, mostBytes));
    yield { done: true };
    return;
  }
  let events: Said[] = [];
  const parser = createParser({
    onEvent: ({ data }) =>
      events.push(...(data.trim() === "[DONE]" ? [{ done: true as const }] : saidBy(parsed(data)))),
  });
  for await (const text of textOf(body, mostBytes)) {
    parser.feed(text);
    const now = events;
    events = [];
    yield* now;
    if (now.some((one) => "done" in one || "error" in one)) return;
  }
  // A last event whose empty line never came.
  parser.reset({ consume: true });
  yield* events;
}
