import type { QueryClient } from "@tanstack/react-query";
import { sendMessage } from "#src/generated/api/message/message.ts";
import { ReplyResponse } from "#src/generated/zod/schemas/replyResponse.zod.ts";
import { isApiError } from "#src/http/api-error.ts";
import { checked } from "#src/http/checked.ts";
import { awaitedRow, outgoingRow } from "./local-message.ts";
import { withChangedRow, withoutRow, withRows, type MessageWindow } from "./message-window.ts";
import { changeWindow, messageWindowKey } from "./queries.ts";
import { openSend } from "./reply-stream.ts";
import { runReply } from "./run-reply.ts";
import { forgetUnsent, keepUnsent } from "./unsent-messages.ts";

export type Outgoing = {
  threadId: string;
  clientMessageId: string;
  content: string;
  characterId: string | null;
  isStreaming: boolean;
};

/**
 * Sends a message: it is shown at once under its `clientMessageId`, its key for good, with the place of the reply behind
 * it. A failure keeps it with what went wrong; sending it again under the same id joins what the server may have begun, so
 * nothing is sent twice (GAP-118, GAP-124).
 */
export async function sendAndRead(client: QueryClient, outgoing: Outgoing): Promise<void> {
  const { threadId, clientMessageId, content, characterId, isStreaming } = outgoing;
  keepUnsent(client, threadId, clientMessageId, content);
  changeWindow(client, threadId, (window) =>
    withRows(withoutRow(window, clientMessageId), [
      outgoingRow(threadId, clientMessageId, content),
      awaitedRow(threadId, clientMessageId, characterId),
    ]),
  );
  const body = { content, clientMessageId, stream: isStreaming };
  const asked = { client, threadId, requestId: clientMessageId, characterId, kind: "send" } as const;
  try {
    await runReply(
      asked,
      isStreaming
        ? { events: (signal) => openSend(threadId, body, signal) }
        : { result: async (signal) => (await checked(ReplyResponse, sendMessage(threadId, body, { signal }))).data },
    );
  } catch (error) {
    const problem = isApiError(error) ? error.message : "This message was not sent.";
    changeWindow(client, threadId, (window) =>
      withChangedRow(window, clientMessageId, (row) =>
        row.delivery === "stored" ? row : { ...row, delivery: "failed", problem },
      ),
    );
  }
}

/** Takes an unsent message out of the chat and hands back its text, for the composer. */
export function takeBackMessage(client: QueryClient, threadId: string, clientMessageId: string): string {
  const row = client
    .getQueryData<MessageWindow>(messageWindowKey(threadId))
    ?.rows.find(({ key }) => key === clientMessageId);
  if (row === undefined || row.delivery !== "failed") return "";
  changeWindow(client, threadId, (window) => withoutRow(window, clientMessageId));
  forgetUnsent(client, threadId, clientMessageId);
  return row.message.content;
}
