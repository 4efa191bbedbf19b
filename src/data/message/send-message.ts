import type { QueryClient } from "@tanstack/react-query";
import { sendMessage } from "#src/generated/api/message/send-message.ts";
import { ReplyResponse } from "#src/generated/zod/schemas/replyResponse.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { checked } from "#src/http/checked.ts";
import { awaitedRow } from "./local-message.ts";
import { withoutRow, withRows, type MessageWindow } from "./message-window.ts";
import { failOutgoing, showOutgoing } from "./outgoing.ts";
import { changeWindow, jumpTo, messageWindowKey, restoreUnsent } from "./queries.ts";
import { replyStates } from "./reply-store.ts";
import { openSend } from "./reply-stream.ts";
import { runReply } from "./run-reply.ts";
import { forgetUnsent, keepUnsent } from "./unsent-messages.ts";

export type Outgoing = {
  threadId: string;
  clientMessageId: string;
  content: string;
  /** The address of a picture that was uploaded for it. */
  picture: string | null;
  characterId: string | null;
  isStreaming: boolean;
};

/**
 * Sends a message: it is shown at once under its `clientMessageId`, its key for good, with the place of the reply behind
 * it. A failure keeps it with what went wrong; sending it again under the same id joins what the server may have begun, so
 * nothing is sent twice (GAP-118, GAP-124).
 */
export async function sendAndRead(client: QueryClient, outgoing: Outgoing): Promise<void> {
  const { threadId, clientMessageId, content, picture, characterId, isStreaming } = outgoing;
  keepUnsent(client, threadId, { clientMessageId, content, picture });
  const isAway = client.getQueryData<MessageWindow>(messageWindowKey(threadId))?.hasAfter === true;
  if (isAway && !(await reachEnd(client, threadId))) return restoreUnsent(client, threadId);
  showOutgoing(client, threadId, { clientMessageId, content, picture });
  changeWindow(client, threadId, (window) => withRows(window, [awaitedRow(threadId, clientMessageId, characterId)]));
  const body = { content, clientMessageId, stream: isStreaming, ...(picture !== null && { picture }) };
  const asked = { client, threadId, requestId: clientMessageId, characterId, kind: "send" } as const;
  try {
    await runReply(
      asked,
      isStreaming
        ? { events: (signal) => openSend(threadId, body, signal) }
        : { result: async (signal) => (await checked(ReplyResponse, sendMessage(threadId, body, { signal }))).data },
    );
  } catch (error) {
    failOutgoing(client, threadId, clientMessageId, isApiError(error) ? error.message : null);
  }
}

/**
 * What is said belongs to the end of the thread: a window that was moved away from it goes there first, with Stop in place
 * of Send from the press on. False when it was stopped, or the session ended, meanwhile.
 */
async function reachEnd(client: QueryClient, threadId: string): Promise<boolean> {
  replyStates.set(threadId, { phase: "sending", kind: "send", replyId: null, messageId: null });
  await jumpTo(client, threadId, "newest").catch(() => undefined);
  return replyStates.get(threadId) !== null;
}

/** Takes an unsent message out of the chat and hands it back, for the composer; null when it is no longer unsent. */
export function takeBackMessage(
  client: QueryClient,
  threadId: string,
  clientMessageId: string,
): Pick<Outgoing, "content" | "picture"> | null {
  const row = client
    .getQueryData<MessageWindow>(messageWindowKey(threadId))
    ?.rows.find(({ key }) => key === clientMessageId);
  if (row === undefined || row.delivery !== "failed") return null;
  changeWindow(client, threadId, (window) => withoutRow(window, clientMessageId));
  forgetUnsent(client, threadId, clientMessageId);
  return { content: row.message.content, picture: row.message.picture };
}
