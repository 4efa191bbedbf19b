import { MemorySummaryTextMax } from "#src/generated/zod/schemas/memorySummaryText.zod.ts";
import { isoNow, type Context } from "../context.ts";
import { linesOf } from "../reply/reply-request.ts";
import type { MemoryRow, SummaryRow, ThreadRow } from "../state/chat-rows.ts";
import type { UserRow } from "../state/rows.ts";
import { messagesOf } from "../views/message-view.ts";
import { inOwnSentences } from "./own-sentences.ts";
import { memoryOf } from "./thread-memory.ts";

/** Maximum code points of a summary, not counting the user's own text. */
const usual = 900;

/** A new summary, and the user's own text that it started from. */
export type NewSummary = Pick<SummaryRow, "text" | "throughPosition"> & { own: SummaryRow["own"] };

/**
 * Summarises the chat, with a model if there is one; changes no rows. The summary starts with the user's own text, if any.
 * Null for a chat without messages. Throws what the model threw.
 */
export async function newSummary(
  { state, responder }: Context,
  user: UserRow,
  thread: ThreadRow,
  signal: AbortSignal,
): Promise<NewSummary | null> {
  const { own } = memoryOf(thread).summary;
  const messages = messagesOf(state, thread.id);
  const last = messages.at(-1);
  if (!last) return null;
  const before = own?.text ?? "";
  const longest = Math.min(usual, MemorySummaryTextMax - Array.from(before).length - 1);
  const lines = linesOf(
    state,
    user,
    thread,
    messages.filter(({ position }) => position > (own?.throughPosition ?? -1)),
  );
  const request = { before, lines, longest };
  const more =
    lines.length === 0 || longest < 100
      ? ""
      : ((await responder.summarise?.(request, signal)) ?? inOwnSentences(request));
  const told = Array.from(more.trim()).slice(0, longest).join("");
  return { text: [before, told].filter((part) => part !== "").join(" "), throughPosition: last.position, own };
}

/** The memory with a new summary; unchanged if the user has edited the summary meanwhile. */
export function withSummary(context: Context, memory: MemoryRow, { own, ...written }: NewSummary): MemoryRow {
  const { summary } = memory;
  if (summary.own?.text !== own?.text) return memory;
  return { ...memory, summary: { ...summary, ...written, writtenAt: isoNow(context) } };
}
