import { plannedPrompt } from "../responder/prompt/planned-prompt.ts";
import type { ReplyRequest, SentPrompt } from "../responder/responder.ts";

/** Replies whose prompt is kept. In memory only: a restart loses them. */
const keptReplies = 200;

type Key = { messageId: string; alternateId: string };

const keyOf = ({ messageId, alternateId }: Key): string => `${messageId}.${alternateId}`;

/** The improviser's request, as the prompt that would have been sent to a model. */
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

/** The requests of the latest replies, and their prompts, which are built on demand. */
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

  /** Records the prompt that a model was sent; called again when more of it is known. */
  note(reply: Key, sent: SentPrompt): void {
    const kept = this.#kept.get(keyOf(reply));
    if (kept) kept.sent = sent;
  }

  /** Null if no reply of this process wrote the alternate, or if its prompt is no longer kept. */
  of(alternate: Key): SentPrompt | null {
    const kept = this.#kept.get(keyOf(alternate));
    return kept ? (kept.sent ?? improvised(kept.request)) : null;
  }
}
