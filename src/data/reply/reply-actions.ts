import type { QueryClient } from "@tanstack/react-query";
import { continueMessage } from "#src/generated/api/message/continue-message.ts";
import { regenerateMessage } from "#src/generated/api/message/regenerate-message.ts";
import { stopReply } from "#src/generated/api/message/stop-reply.ts";
import { getThread } from "#src/generated/api/thread/get-thread.ts";
import type { ReplyResult } from "#src/generated/api/model/replyResult.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { isApiError } from "#src/http/api-error.ts";
import { randomId } from "#src/lib/random-id.ts";
import { sleep } from "#src/lib/sleep.ts";
import { threadChat } from "./chat-store.ts";
import { choiceMade } from "./choose-alternate.ts";
import { openContinue, openRegenerate, type ReplyEvents } from "./reply-stream.ts";
import { wholeReply } from "./whole-reply.ts";
import { endRun, endStopped, isReplyRunning, runReply } from "./run-reply.ts";

type OfThread = Pick<Message, "id" | "threadId">;

/**
 * Asks for another alternate of a reply (GAP-128); also the Retry of a failed or empty one. `instruction` says what should
 * be different. A failure is told in the row and leaves the old alternates as they were.
 */
export async function regenerate(
  client: QueryClient,
  message: OfThread,
  isStreaming: boolean,
  instruction?: string,
): Promise<void> {
  const { id } = message;
  const body = { clientRequestId: randomId(), stream: isStreaming, ...(instruction !== undefined && { instruction }) };
  await rewrite(client, message, "regenerate", body, "This reply could not be written again.", {
    stream: (signal) => openRegenerate(id, body, signal),
    whole: (signal) => wholeReply((options) => regenerateMessage(id, body, options), signal),
  });
}

/** Lets a reply go on from its end (GAP-128). A failure is told in the row; what is there stays. */
export async function continueReply(client: QueryClient, message: OfThread, isStreaming: boolean): Promise<void> {
  const { id } = message;
  const body = { clientRequestId: randomId(), stream: isStreaming };
  await rewrite(client, message, "continue", body, "This reply could not be continued.", {
    stream: (signal) => openContinue(id, body, signal),
    whole: (signal) => wholeReply((options) => continueMessage(id, body, options), signal),
  });
}

type Calls = { stream: (signal: AbortSignal) => ReplyEvents; whole: (signal: AbortSignal) => Promise<ReplyResult> };

async function rewrite(
  client: QueryClient,
  { id, threadId }: OfThread,
  kind: "regenerate" | "continue",
  body: { clientRequestId: string; stream: boolean },
  failure: string,
  { stream, whole }: Calls,
): Promise<void> {
  const chat = threadChat(threadId);
  if (chat.get().reply !== null) return;
  chat.dispatch({ type: "problem", messageId: id, problem: null });
  try {
    await runReply(
      { client, threadId, requestId: body.clientRequestId, kind },
      body.stream
        ? { events: (signal) => afterChoice(id, () => stream(signal)) }
        : {
            async result(signal) {
              await choiceMade(id);
              return whole(signal);
            },
          },
    );
  } catch (error) {
    const problem = isApiError(error) ? error.message : failure;
    chat.dispatch({ type: "problem", messageId: id, problem });
  }
}

/** A reply goes on from what is chosen: a choice that is on its way is waited for. */
async function* afterChoice(messageId: string, open: () => ReplyEvents): ReplyEvents {
  await choiceMade(messageId);
  yield* open();
}

/** Milliseconds after which a reply that is still on its way to the server is asked for again. */
const ASK_AGAIN = 500;

/**
 * The id of the reply that runs, which a stream tells and without one has to be asked for. A reply that was asked for here
 * but has not begun is waited for: to stop only its request would let it run on unheard. Null when it is over.
 */
async function runningReplyId(threadId: string): Promise<string | null> {
  for (;;) {
    const known = threadChat(threadId).get().reply?.replyId ?? (await getThread(threadId)).data.activeReply?.replyId;
    if (known !== undefined) return known;
    if (!isReplyRunning(threadId)) return null;
    await sleep(ASK_AGAIN);
  }
}

/** Stops the running reply; what is written stays (GAP-127). */
export async function stop(client: QueryClient, threadId: string): Promise<void> {
  const chat = threadChat(threadId);
  const phase = chat.get().reply?.phase;
  if (phase === undefined) return;
  chat.dispatch({ type: "phase", phase: "stopping" });
  try {
    const replyId = await runningReplyId(threadId);
    if (replyId === null) {
      // One that has ended, or was refused, meanwhile has said so itself.
      if (chat.get().reply !== null) endRun(client, threadId);
      return;
    }
    // The stream says what was written too, but a broken one never would.
    endStopped(client, threadId, (await stopReply(threadId, { replyId })).data);
  } catch (error) {
    if (chat.get().reply?.phase === "stopping") chat.dispatch({ type: "phase", phase });
    throw error;
  }
}
