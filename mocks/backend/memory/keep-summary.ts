import type { Context } from "../context.ts";
import { messagesOf } from "../views/message-view.ts";
import { newSummary, withSummary } from "./new-summary.ts";
import { memoryOf } from "./thread-memory.ts";

/** Number of new messages after which the summary is updated. */
const every = 20;

/**
 * Updates the summary in the background if that is turned on and due. If it fails, the old summary stays and the next reply
 * tries again.
 */
export async function keepSummary(
  context: Context,
  apply: (work: () => void) => Promise<void>,
  threadId: string,
  signal: AbortSignal,
): Promise<void> {
  const { state } = context;
  const thread = state.threads.get(threadId);
  const user = state.users.get(thread?.userId ?? "");
  if (!thread || !user) return;
  const { isSummaryKept, summary } = memoryOf(thread);
  const since = messagesOf(state, threadId).filter(({ position }) => position > summary.throughPosition);
  if (!isSummaryKept || since.length < every) return;
  const written = await newSummary(context, user, thread, signal).catch(() => null);
  if (!written || signal.aborted) return;
  await apply(() => {
    const now = state.threads.get(threadId);
    if (now) state.threads.put({ ...now, memory: withSummary(context, memoryOf(now), written) });
  });
}
