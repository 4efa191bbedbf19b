import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import { showOutgoing } from "#src/data/reply/show-outgoing.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { type ChatSource, draftNameOf } from "#src/domain/chat-source.ts";
import type { Awaited, UnsentMessage } from "#src/domain/chat/chat-event.ts";
import { notSent } from "#src/domain/chat/chat-row.ts";
import { isBusy, unansweredKey } from "#src/domain/chat/chat-state.ts";
import { randomId } from "#src/lib/random-id.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { chatTexts } from "./chat-texts.ts";
import type { ChatWriting } from "./composer/chat-writing.ts";
import { loadWriting, whyNot } from "./composer/on-writing.ts";
import type { Suggest } from "./composer/use-suggestion.ts";
import { useFirstLine } from "./use-first-line.ts";

export type RoomSending = {
  /** The thread is null in a new chat; the first message creates it in the same room. */
  source: ChatSource;
  chat: ChatStore;
  user: UserInfo;
  /** Sends the first message of a chat without a thread; null while that is not possible. */
  onBegin: ((writing: ChatWriting, first: UnsentMessage & { isStreaming: boolean }) => Promise<void>) | null;
  /** Asks for a reply without a message; null while nobody can give one. */
  onGetReply: (() => void) | null;
  /** Who will begin to answer a text, in a group; null is nobody. */
  awaiting?: (content: string) => { awaited: Awaited | null };
};

/** What a room sends: messages, the question for a reply, Stop. `composing` is stable, for the composer. */
export function useRoomSending({
  source,
  chat,
  user,
  onBegin,
  onGetReply,
  awaiting,
  thread,
  isReady,
}: RoomSending & { thread: Thread | null; /** The rows have been read. */ isReady: boolean }) {
  const { threadId } = source;
  const client = useQueryClient();

  function send(content: string, image: string | null, clientMessageId = randomId()) {
    if (threadId === null && onBegin === null) return;
    // Show and store it first: the sending code may still be loading.
    const message = { clientMessageId, content, picture: image };
    showOutgoing(user.id, draftNameOf(source), chat, message);
    loadWriting().then(
      async (writing) => {
        const outgoing = { ...message, isStreaming: user.streaming };
        return threadId === null
          ? onBegin?.(writing, outgoing)
          : writing.sendAndRead(client, { ...outgoing, threadId, ...awaiting?.(content) });
      },
      (error: unknown) =>
        chat.dispatch({ type: "refused", requestId: clientMessageId, problem: whyNot(error, notSent) }),
    );
  }

  useFirstLine(source, onBegin !== null && isReady, (line) => send(line, null));

  const canGetReply = onGetReply !== null && thread !== null && thread.activeReply === null;
  function getReply() {
    if (canGetReply && unansweredKey(chat.get()) !== null) onGetReply?.();
  }

  const latest = useRef({ send, getReply, chat, threadId });
  useEffect(() => {
    latest.current = { send, getReply, chat, threadId };
  });

  // Stable props for the composer, so that the log's updates do not re-render it while typing.
  const composing = useMemo(
    () => ({
      send: (content: string, image: string | null) => latest.current.send(content, image),
      getReply: () => latest.current.getReply(),
      stop: async () => {
        const { chat: shown, threadId: open } = latest.current;
        if (open === null) {
          // The thread is still being made; `startThread` looks for this.
          if (isBusy(shown.get())) shown.dispatch({ type: "phase", phase: "stopping" });
          return;
        }
        await loadWriting()
          .then(({ stop }) => stop(client, open))
          .catch(() => toaster.error(chatTexts.stopFailed));
      },
    }),
    [client],
  );
  const suggest = useMemo<Suggest | null>(
    () => (threadId === null ? null : async (...line) => (await loadWriting()).suggestLine(threadId, ...line)),
    [threadId],
  );

  return { send, getReply, canGetReply, composing, suggest };
}
