import type { ImpersonateEvent } from "#src/generated/api/model/impersonateEvent.ts";
import { ApiError } from "#src/http/api-error.ts";
import type { ServerEvent } from "#src/http/sse.ts";
import { randomId } from "#src/lib/random-id.ts";
import { openImpersonate } from "../reply/reply-stream.ts";

/**
 * Suggests the user's next line (GAP-132). `onText` gets the whole text as it grows, including the draft; resolves with
 * the final text. Nothing is stored; aborting ends it. Throws `ApiError`, also for a broken stream.
 */
export async function suggestLine(
  threadId: string,
  draft: string,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<string> {
  const body = { clientRequestId: randomId(), stream: true, ...(draft.trim() === "" ? {} : { draft }) };
  return wholeText(openImpersonate(threadId, body, signal), draft.trimEnd(), onText);
}

/** Reads a text that follows `start` to its end. Throws `ApiError` for a text that failed or broke off. */
export async function wholeText(
  events: AsyncIterable<ServerEvent<ImpersonateEvent>>,
  start: string,
  onText: (text: string) => void,
): Promise<string> {
  let text = start;
  for await (const { data } of events) {
    if (data.type === "done") {
      onText(data.text);
      return data.text;
    }
    if (data.type === "error") throw failure(data.message);
    text += data.text;
    onText(text);
  }
  throw failure("The connection was lost. What came so far is kept.");
}

const failure = (message: string) => new ApiError({ kind: "network", method: "POST", path: "stream", message });
