import { plannedPrompt } from "../responder/prompt/planned-prompt.ts";
import type { ReplyRequest, SentPrompt } from "../responder/responder.ts";

/** Replies whose prompt is kept; in memory only, a restart forgets them. */
const keptReplies = 200;

type Key = { messageId: string; alternateId: string };

const keyOf = ({ messageId, alternateId }: Key): string => `${messageId}.${alternateId}`;

/** The improviser's request as the prompt a model would have been sent. */
export function improvised(request: ReplyRequest): SentPrompt {
  const { messages, includedMessages, totalMessages, parts } = plannedPrompt(request, {
    contextTokens: Number.POSITIVE_INFINITY,
    strictRoles: false,
    now: 0,
  });
  const { seed, preferences } = request;
  return {
    model: "improviser",
    messages,
    parameters: { seed, ...preferences },
    includedMessages,
    totalMessages,
    trimmed: null,
    parts,
    contextTokens: null,
  };
}

/** What the last replies were made from; prompts are put together on demand. */
export class KeptPrompts {
  #kept = new Map<string, { request: ReplyRequest; sent: SentPrompt | null }>();

  keep(reply: Key, request: ReplyRequest): void {
    const key = keyOf(reply);
    this.#kept.delete(key);
    this.#kept.set(key, { request, sent: null });
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= keptReplies) break;
      this.#kept.delete(oldest);
    }
  }

  /** Notes what a model was sent for it, again when more is known. */
  note(reply: Key, sent: SentPrompt): void {
    const kept = this.#kept.get(keyOf(reply));
    if (kept) kept.sent = sent;
  }

  /** Null when it was never made by a reply of this run, or too long ago. */
  of(alternate: Key): SentPrompt | null {
    const kept = this.#kept.get(keyOf(alternate));
    return kept ? (kept.sent ?? improvised(kept.request)) : null;
  }
}
