import type { ImpersonateEvent } from "#src/generated/api/model/impersonateEvent.ts";
import type { Context } from "../context.ts";
import type { ReplyRequest } from "../responder/responder.ts";
import type { EventSource } from "../rule.ts";
import { atMost, replyPieces, WriterFull, type Piece } from "./pieces.ts";

/** Maximum code points of a user's message; longer suggestions are cut there. */
const longest = 8000;

const failed = "Nothing came to mind. Please try again.";

/**
 * Suggests the user's next message to one reader (GAP-132). Nothing is stored, and it ends when the reader leaves. The
 * pieces continue the draft; `done` holds the whole text with the draft.
 */
export function suggestionEvents(context: Context, request: ReplyRequest): EventSource {
  const gone = new AbortController();
  const events = eventsOf(context, request, gone.signal);
  let waiting: Promise<IteratorResult<ImpersonateEvent>> | null = null;
  return {
    isCut: false,
    leave: () => gone.abort(new Error("left")),
    async next(quiet) {
      waiting ??= events.next();
      const result = await Promise.race([waiting, quiet.then(() => "quiet" as const)]);
      if (result === "quiet") return "quiet";
      waiting = null;
      return result.done ? null : { id: null, event: result.value };
    },
  };
}

/** The whole suggestion. Throws what the writer threw. */
export async function suggestionText(context: Context, request: ReplyRequest): Promise<string> {
  let text = "";
  for await (const piece of pieces(context, request, new AbortController().signal)) text += piece.text;
  return text.trim();
}

async function* eventsOf(
  context: Context,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<ImpersonateEvent, undefined, undefined> {
  const draft = request.draft ?? "";
  let text = "";
  try {
    for await (const piece of pieces(context, request, signal)) {
      const before = withoutDraft(text, draft);
      text += piece.text;
      const added = withoutDraft(text, draft).slice(before.length);
      if (added !== "") yield { type: "delta", text: added };
    }
  } catch {
    if (!signal.aborted) yield { type: "error", message: failed };
    return;
  }
  if (text.trim() === "") yield { type: "error", message: failed };
  else yield { type: "done", text: text.trim() };
}

async function* pieces(
  context: Context,
  request: ReplyRequest,
  signal: AbortSignal,
): AsyncGenerator<Piece, void, undefined> {
  try {
    yield* atMost(replyPieces({ context, request, startedAt: context.clock.now(), signal }, null), longest);
  } catch (failure) {
    if (!(failure instanceof WriterFull)) throw failure;
  }
}

/** The text after the draft, which a writer may repeat first; empty while it might still be repeating it. */
function withoutDraft(text: string, draft: string): string {
  const start = draft.trim();
  if (start === "" || !start.startsWith(text.slice(0, start.length))) return text;
  return text.slice(start.length);
}
