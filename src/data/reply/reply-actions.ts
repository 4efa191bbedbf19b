import type { QueryClient } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { continueMessage } from "#src/generated/api/message/continue-message.ts";
import { regenerateMessage } from "#src/generated/api/message/regenerate-message.ts";
import { speakReply } from "#src/generated/api/message/speak-reply.ts";
import { stopReply } from "#src/generated/api/message/stop-reply.ts";
import { getThread } from "#src/generated/api/thread/get-thread.ts";
import type { ReplyResult } from "#src/generated/api/model/replyResult.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { randomId } from "#src/lib/random-id.ts";
import { sleep } from "#src/lib/sleep.ts";
import { failureText } from "../failure-text.ts";
import { threadChat } from "./chat-store.ts";
import { jumpTo } from "./message-pages.ts";
import { choiceMade } from "./choose-alternate.ts";
import { openContinue, openRegenerate, openSpeak, type ReplyEvents } from "./reply-stream.ts";
import { wholeReply } from "./whole-reply.ts";
import { endRun, endStopped, isReplyRunning, runReply } from "./run-reply.ts";

type OfThread = Pick<Message, "id" | "threadId">;

/**
 * Generates another alternate of a reply (GAP-128); also used to retry a failed or empty one. `instruction` says what
 * should be different. On failure the row shows the error and the old alternates stay.
 */
export async function regenerate(
  client: QueryClient,
  message: OfThread,
  isStreaming: boolean,
  instruction?: string,
): Promise<void> {
  const { id } = message;
  const body = { clientRequestId: randomId(), stream: isStreaming, ...(instruction !== undefined && { instruction }) };
  await rewrite(client, message, "regenerate", body, texts.chat.regenerateFailed, {
    stream: (signal) => openRegenerate(id, body, signal),
    whole: (signal) => wholeReply((options) => regenerateMessage(id, body, options), signal),
  });
}

/** Continues a reply from its end (GAP-128). On failure the row shows the error and the text stays. */
export async function continueReply(client: QueryClient, message: OfThread, isStreaming: boolean): Promise<void> {
  const { id } = message;
  const body = { clientRequestId: randomId(), stream: isStreaming };
  await rewrite(client, message, "continue", body, texts.chat.continueFailed, {
    stream: (signal) => openContinue(id, body, signal),
    whole: (signal) => wholeReply((options) => continueMessage(id, body, options), signal),
  });
}

/**
 * Lets a member of a group, or with null a chat's one character, speak without a message of the user's (GAP-140). Throws
 * the `ApiError` of a refusal.
 */
export async function speak(
  client: QueryClient,
  threadId: string,
  memberId: string | null,
  isStreaming: boolean,
): Promise<void> {
  const body = { ...(memberId !== null && { memberId }), clientRequestId: randomId(), stream: isStreaming };
  if (threadChat(threadId).get().reply !== null) return;
  if (threadChat(threadId).get().hasAfter) await jumpTo(threadId, "newest");
  await runReply(
    { client, threadId, requestId: body.clientRequestId, kind: "speak", awaited: { memberId } },
    isStreaming
      ? { events: (signal) => openSpeak(threadId, body, signal) }
      : { result: (signal) => wholeReply((options) => speakReply(threadId, body, options), signal) },
  );
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
      { client, threadId, requestId: body.clientRequestId, kind, awaited: null },
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
    chat.dispatch({ type: "problem", messageId: id, problem: failureText(failure, error) });
  }
}

/** A reply continues from the chosen alternate, so wait for a pending choice. */
async function* afterChoice(messageId: string, open: () => ReplyEvents): ReplyEvents {
  await choiceMade(messageId);
  yield* open();
}

/** Polling interval in ms for the id of a reply that is still on its way to the server. */
const ASK_AGAIN = 500;

/**
 * The id of the running reply: known from its stream, otherwise asked from the server. A reply that was requested here
 * but has not started is waited for, because aborting only the request would leave it running on the server. Null when it
 * is over.
 */
async function runningReplyId(threadId: string): Promise<string | null> {
  for (;;) {
    const known = threadChat(threadId).get().reply?.replyId ?? (await getThread(threadId)).data.activeReply?.replyId;
    if (known !== undefined) return known;
    if (!isReplyRunning(threadId)) return null;
    await sleep(ASK_AGAIN);
  }
}

/** Stops the running reply; the text so far stays (GAP-127). */
export async function stop(client: QueryClient, threadId: string): Promise<void> {
  const chat = threadChat(threadId);
  const phase = chat.get().reply?.phase;
  if (phase === undefined) return;
  chat.dispatch({ type: "phase", phase: "stopping" });
  try {
    const replyId = await runningReplyId(threadId);
    if (replyId === null) {
      // If it has ended or was refused meanwhile, that has been shown already.
      if (chat.get().reply !== null) endRun(client, threadId);
      return;
    }
    // The stream reports the final text too, but not if it is broken.
    endStopped(client, threadId, (await stopReply(threadId, { replyId })).data);
  } catch (error) {
    if (chat.get().reply?.phase === "stopping") chat.dispatch({ type: "phase", phase });
    throw error;
  }
}
