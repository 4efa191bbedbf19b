import type { Context } from "../context.ts";
import type { ReplyRequest, SentPrompt } from "../responder/responder.ts";
import type { Sentinel } from "./sentinel.ts";

/** The writer failed; its text so far is kept, marked `failed`. */
export class WriterFailed extends Error {}
/** The writer ended in the middle of its text, which is kept, marked `cut`. */
export class WriterCut extends Error {}
/** The writer exceeded the maximum length. */
export class WriterFull extends WriterCut {}

type Paced = {
  context: Context;
  request: ReplyRequest;
  startedAt: number;
  signal: AbortSignal;
  /** Called with the prompt that a model was sent. */
  note?: (sent: SentPrompt) => void;
};

/** Some text and when it was written, in milliseconds since 1970. */
export type Piece = { text: string; at: number };

/** The pieces of a scripted reply at their times; overdue ones at once. */
async function* scripted(
  { context, request, startedAt, signal }: Paced,
  script: NonNullable<Context["script"]>,
  slower: number,
): AsyncGenerator<Piece, void, undefined> {
  for (const { text, atMs } of script(request).pieces) {
    const at = startedAt + atMs * slower;
    const wait = at - context.clock.now();
    if (wait > 0) await context.clock.sleep(wait, signal);
    signal.throwIfAborted();
    yield { text, at };
  }
}

async function* written(
  { context, request, signal, note }: Paced,
  isSlow: boolean,
): AsyncGenerator<Piece, void, undefined> {
  for await (const text of context.responder.write(request, signal, note)) {
    if (isSlow) await context.clock.sleep(600, signal);
    yield { text, at: context.clock.now() };
  }
}

/** What the responder writes, with the fault of a sentinel. */
export async function* replyPieces(paced: Paced, sentinel: Sentinel | null): AsyncGenerator<Piece, void, undefined> {
  const { context, signal } = paced;
  if (sentinel === "fail") throw new WriterFailed("The model did not answer");
  if (sentinel === "silent") await context.clock.sleep(10 * 60_000, signal);
  const isSlow = sentinel === "slow";
  const pieces = context.script ? scripted(paced, context.script, isSlow ? 8 : 1) : written(paced, isSlow);
  let count = 0;
  for await (const piece of pieces) {
    yield piece;
    count += 1;
    if (count === 12 && sentinel === "fail-late") throw new WriterFailed("The model stopped answering");
    if (count === 12 && sentinel === "half") throw new WriterCut("The model ended early");
  }
}

/** The pieces up to `room` code points, then throws WriterFull, which ends the writer. */
export async function* atMost(pieces: AsyncIterable<Piece>, room: number): AsyncGenerator<Piece, void, undefined> {
  let left = room;
  for await (const { text, at } of pieces) {
    let end = 0;
    for (const letter of text) {
      if (left === 0) break;
      left -= 1;
      end += letter.length;
    }
    yield { text: text.slice(0, end), at };
    if (end < text.length) throw new WriterFull("The text is as long as it can be");
  }
}
