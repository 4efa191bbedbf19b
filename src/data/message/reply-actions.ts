import type { QueryClient } from "@tanstack/react-query";
import { continueMessage } from "#src/generated/api/message/continue-message.ts";
import { editMessage } from "#src/generated/api/message/edit-message.ts";
import { regenerateMessage } from "#src/generated/api/message/regenerate-message.ts";
import { stopReply } from "#src/generated/api/message/stop-reply.ts";
import { getThread } from "#src/generated/api/thread/get-thread.ts";
import type { EditMode } from "#src/generated/api/model/editMode.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { MessageConflictBody } from "#src/generated/zod/schemas/messageConflictBody.zod.ts";
import { MessageResponse } from "#src/generated/zod/schemas/messageResponse.zod.ts";
import { ReplyResponse } from "#src/generated/zod/schemas/replyResponse.zod.ts";
import { StopReplyResponse } from "#src/generated/zod/schemas/stopReplyResponse.zod.ts";
import { ThreadResponse } from "#src/generated/zod/schemas/threadResponse.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { checked } from "#src/http/checked.ts";
import { randomId } from "#src/lib/random-id.ts";
import { sleep } from "#src/lib/sleep.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import { choiceMade, messageNow } from "./choose-alternate.ts";
import { withMessage } from "./message-window.ts";
import { changeWindow } from "./queries.ts";
import { changeReplyState, replyProblems, replyStates } from "./reply-store.ts";
import { openContinue, openRegenerate, type ReplyEvents } from "./reply-stream.ts";
import { endRun, endStopped, isReplyRunning, runReply } from "./run-reply.ts";

/**
 * Asks for another alternate of a reply (GAP-128); also the Retry of a failed or empty one. `instruction` says what should
 * be different. A failure is told in the row and leaves the old alternates as they were.
 */
export async function regenerate(
  client: QueryClient,
  message: Message,
  isStreaming: boolean,
  instruction?: string,
): Promise<void> {
  const { id, threadId, characterId } = message;
  if (replyStates.get(threadId) !== null) return;
  const body = { clientRequestId: randomId(), stream: isStreaming, ...(instruction !== undefined && { instruction }) };
  replyProblems.set(id, null);
  const asked = { client, threadId, requestId: body.clientRequestId, characterId, kind: "regenerate" } as const;
  try {
    await runReply(
      asked,
      isStreaming
        ? { events: (signal) => afterChoice(id, () => openRegenerate(id, body, signal)) }
        : {
            async result(signal) {
              await choiceMade(id);
              return (await checked(ReplyResponse, regenerateMessage(id, body, { signal }))).data;
            },
          },
    );
  } catch (error) {
    replyProblems.set(id, isApiError(error) ? error.message : "This reply could not be written again.");
  }
}

/** Lets a reply go on from its end (GAP-128). A failure is told in the row; what is there stays. */
export async function continueReply(client: QueryClient, message: Message, isStreaming: boolean): Promise<void> {
  const { id, threadId, characterId } = message;
  if (replyStates.get(threadId) !== null) return;
  const body = { clientRequestId: randomId(), stream: isStreaming };
  replyProblems.set(id, null);
  const asked = { client, threadId, requestId: body.clientRequestId, characterId, kind: "continue" } as const;
  try {
    await runReply(
      asked,
      isStreaming
        ? { events: (signal) => afterChoice(id, () => openContinue(id, body, signal)) }
        : {
            async result(signal) {
              await choiceMade(id);
              return (await checked(ReplyResponse, continueMessage(id, body, { signal }))).data;
            },
          },
    );
  } catch (error) {
    replyProblems.set(id, isApiError(error) ? error.message : "This reply could not be continued.");
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
    const known =
      replyStates.get(threadId)?.replyId ??
      (await checked(ThreadResponse, getThread(threadId))).data.activeReply?.replyId;
    if (known !== undefined) return known;
    if (!isReplyRunning(threadId)) return null;
    await sleep(ASK_AGAIN);
  }
}

/** Stops the running reply; what is written stays (GAP-127). */
export async function stop(client: QueryClient, threadId: string): Promise<void> {
  const state = replyStates.get(threadId);
  if (state === null) return;
  const before = state.phase;
  changeReplyState(threadId, { phase: "stopping" });
  try {
    const replyId = await runningReplyId(threadId);
    if (replyId === null) {
      // One that has ended, or was refused, meanwhile has said so itself.
      if (replyStates.get(threadId) !== null) endRun(client, threadId);
      return;
    }
    // It may have begun while its id was waited for, and said so.
    changeReplyState(threadId, { phase: "stopping" });
    // The stream says what was written too, but a broken one never would.
    endStopped(client, threadId, (await checked(StopReplyResponse, stopReply(threadId, { replyId }))).data);
  } catch (error) {
    if (replyStates.get(threadId)?.phase === "stopping") changeReplyState(threadId, { phase: before });
    throw error;
  }
}

/** What became of an edit: saved, or refused because the message has changed since (both texts are kept, GAP-129). */
export type EditResult = { kind: "saved" } | { kind: "conflict"; current: Message };

/**
 * Replaces the words of a message's active alternate, or adds them as a new one. Throws `ApiError` for every refusal but
 * other words in the meantime.
 */
export async function edit(
  client: QueryClient,
  message: Message,
  content: string,
  as: EditMode = "replace",
): Promise<EditResult> {
  const { id, threadId } = message;
  // The revision that one's own choice of a version has made is no change by somebody else.
  const { revision } = (await choiceMade(id)) ? messageNow(client, message) : message;
  try {
    const saved = (await checked(MessageResponse, editMessage(id, { content, as, revision }))).data;
    changeWindow(client, threadId, (window) => withMessage(window, saved));
    replyProblems.set(id, null);
    tellOtherTabs(threadId);
    return { kind: "saved" };
  } catch (error) {
    const current =
      isApiError(error) && error.status === 409 ? MessageConflictBody.safeParse(error.body).data?.data : undefined;
    if (current === undefined) throw error;
    changeWindow(client, threadId, (window) => withMessage(window, current));
    // Only something beside its words has changed, as its persona: nobody else's words are lost.
    if (current.content === message.content && current.activeAlternate === message.activeAlternate)
      return edit(client, current, content, as);
    return { kind: "conflict", current };
  }
}
