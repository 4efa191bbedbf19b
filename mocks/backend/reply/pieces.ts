import type { Context } from "../context.ts";
import type { ReplyRequest, SentPrompt } from "../responder/responder.ts";
import type { Sentinel } from "./sentinel.ts";

/** The writer gave up; what it has written stays, marked `failed`. */
export class WriterFailed extends Error {}
/** The writer ended before its text did; what there is stays, marked `cut`. */
export class WriterCut extends Error {}

type Paced = {
  context: Context;
  request: ReplyRequest;
  startedAt: number;
  signal: AbortSignal;
  /** Takes what a model was sent. */
  note?: (sent: SentPrompt) => void;
  slower: number;
};

/** The pieces of a scripted reply at their times; those that are due already come at once. */
async function* scripted(
  { context, request, startedAt, signal, slower }: Paced,
  script: NonNullable<Context["script"]>,
) {
  for (const piece of script(request).pieces) {
    const wait = startedAt + piece.atMs * slower - context.clock.now();
    if (wait > 0) await context.clock.sleep(wait, signal);
    signal.throwIfAborted();
    yield piece.text;
  }
}

/** What the responder writes, with the sentinels' faults put in. */
export async function* replyPieces(
  paced: Omit<Paced, "slower">,
  sentinel: Sentinel | null,
): AsyncGenerator<string, void, undefined> {
  const { context, request, signal, note } = paced;
  if (sentinel === "fail") throw new WriterFailed("The model did not answer");
  if (sentinel === "silent") await context.clock.sleep(10 * 60_000, signal);
  const pieces = context.script
    ? scripted({ ...paced, slower: sentinel === "slow" ? 8 : 1 }, context.script)
    : context.responder.write(request, signal, note);
  let count = 0;
  for await (const piece of pieces) {
    if (sentinel === "slow" && !context.script) await context.clock.sleep(600, signal);
    yield piece;
    count += 1;
    if (count === 12 && sentinel === "fail-late") throw new WriterFailed("The model stopped answering");
    if (count === 12 && sentinel === "half") throw new WriterCut("The model ended early");
  }
}
