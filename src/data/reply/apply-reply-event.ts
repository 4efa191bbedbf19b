import type { QueryClient } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import type { ReplyEvent } from "#src/generated/api/model/replyEvent.ts";
import { withReason } from "../failure-text.ts";
import { refreshPictures } from "../image/queries.ts";
import { patchThread } from "../thread/patch-thread.ts";
import { tellOtherTabs } from "../thread/thread-news.ts";
import type { ChatStore } from "./chat-store.ts";
import type { ReplyWords } from "./reply-words.ts";
import { forgetUnsent } from "./unsent-messages.ts";

/** A reply that this page is streaming: a send, a regenerate, a continue, or a join. */
export type ReplyRun = {
  readonly client: QueryClient;
  readonly threadId: string;
  readonly chat: ChatStore;
  readonly words: ReplyWords;
  /** The client's own id of the request; null for a join. */
  readonly requestId: string | null;
  readonly signal: AbortSignal;
  /** True after the server's `accepted`, and from the start for a join: from then on the reply continues on the server. */
  isAccepted: boolean;
};

/**
 * Applies one stream event to the chat (GAP-125). Events are validated already; applying the same ones again changes
 * nothing.
 */
export function applyReplyEvent(run: ReplyRun, event: ReplyEvent): void {
  const { client, threadId, chat, words } = run;
  if (event.type === "delta") return words.add(event.messageId, event.text);
  words.flush();
  switch (event.type) {
    case "accepted": {
      run.isAccepted = true;
      chat.dispatch(event);
      const sentAs = event.userMessage?.clientMessageId ?? null;
      if (sentAs !== null) forgetUnsent(client, threadId, sentAs);
      patchThread(client, threadId, { messageCount: event.messageCount });
      // At once: this tab may be closed before the reply ends, and the others can join it.
      tellOtherTabs(threadId);
      return;
    }
    case "turn":
      chat.dispatch({ ...event, type: "turn begun", at: new Date().toISOString() });
      return;
    case "waking":
      chat.dispatch({ type: "turn waking" });
      return;
    case "snapshot":
      chat.dispatch({ type: "turn read", messageId: event.messageId, text: event.text });
      return;
    case "end":
      chat.dispatch({ type: "turn ended", message: event.message });
      tellOtherTabs(threadId);
      // A picture that came with it, or is on its way, has taken a credit.
      if (event.message.picture !== null || event.message.pictureJobId !== undefined) void refreshPictures(client);
      return;
    case "error":
      chat.dispatch({
        type: "turn failed",
        messageId: event.messageId,
        problem: withReason(texts.chat.replyFailed, event.message),
      });
      return;
    case "done":
      chat.dispatch(event);
      patchThread(client, threadId, { messageCount: event.messageCount, nextMemberIds: event.nextMemberIds });
      return;
    default:
      // `picture` is repeated by `end`; unknown events of a later server are ignored.
      return;
  }
}
