import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useBranchThread } from "#src/data/message/branch-thread.ts";
import { useMakePicture } from "#src/data/message/message-picture.ts";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import { choose } from "#src/data/reply/choose-alternate.ts";
import { draftNameOf, type ChatSource } from "#src/domain/chat-source.ts";
import type { StoredRow } from "#src/domain/chat/chat-row.ts";
import { type ChatState, isBusy, messageNow } from "#src/domain/chat/chat-state.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { doOnce } from "#src/lib/do-once.ts";
import { isVeiled } from "#src/parts/veil/veil.ts";
import type { ChatFrame } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";
import type { ComposerHandle } from "./composer/composer.tsx";
import { createEditDrafts } from "./row/edit-drafts.ts";
import { loadWriting, onWriting } from "./composer/on-writing.ts";
import { copyText } from "#src/parts/share/share-link.ts";
import type { ChatRows } from "./log/use-thread-rows.ts";
import { useDeleting } from "./row/use-deleting.ts";

type Room = {
  source: ChatSource;
  chat: ChatStore;
  /** Whether this chat's pictures are mature content. */
  isMature: boolean;
  user: UserInfo;
  isNarrow: boolean;
  rows: ChatRows;
  composer: RefObject<ComposerHandle | null>;
  send: (content: string, picture: string | null, clientMessageId?: string) => void;
  getReply: () => void;
  onPin: (message: Message) => void;
  onShowFact: (factId: string) => void;
  /** Opens another thread of the same kind. */
  onOpenThread: (threadId: string) => void;
};

/**
 * The actions of a chat's rows. The returned frame is stable and looks handlers up when called, so that it never
 * re-renders a row.
 */
export function useRoomFrame(room: Room) {
  const { source, chat, isMature, user, isNarrow, composer } = room;
  const { threadId } = source;
  const isGroup = source.kind === "group";
  const client = useQueryClient();
  const [keptKey, setKeptKey] = useState<string | null>(null);
  const [instructed, setInstructed] = useState<Message | null>(null);
  const [inspected, setInspected] = useState<StoredRow | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const deleting = useDeleting(() => room.rows.window.rows);
  const branch = useBranchThread();
  if (!hasAsked && (deleting.question !== null || instructed !== null || inspected !== null)) setHasAsked(true);
  const { mutateAsync: makePicture } = useMakePicture();
  const blursPictures = isVeiled({ NSFW: isMature }, user);
  const edits = useMemo(() => createEditDrafts(user.id, threadId), [user.id, threadId]);
  useEffect(() => {
    window.addEventListener("pagehide", edits.flush);
    document.addEventListener("visibilitychange", edits.flush);
    return () => {
      window.removeEventListener("pagehide", edits.flush);
      document.removeEventListener("visibilitychange", edits.flush);
      edits.flush();
    };
  }, [edits]);
  const now = { ...room, deleting, branch };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const frame = useMemo<ChatFrame>(() => {
    const once = doOnce();
    const isStreaming = () => latest.current.user.streaming;
    /** What was last asked for each message, for Retry. */
    const asked = new Map<string, () => void>();
    const ask = (message: Message, run: () => void) => {
      asked.set(message.id, run);
      run();
    };
    const rewrite = (message: Message, instruction?: string) =>
      ask(message, () => onWriting(({ regenerate }) => regenerate(client, message, isStreaming(), instruction)));
    return {
      chat,
      edits,
      blursPictures,
      isNarrow,
      isGroup,
      actions: {
        regenerate: rewrite,
        askInstruction: setInstructed,
        getReply: () => latest.current.getReply(),
        goOn: (message) =>
          ask(message, () => onWriting(({ continueReply }) => continueReply(client, message, isStreaming()))),
        retry: (message) => (asked.get(message.id) ?? (() => rewrite(message)))(),
        swipe: (row, direction, canWriteMore) => {
          if (row.kind === "opening") return latest.current.rows.swipeOpening(direction);
          if (row.kind !== "stored" || isRewriting(chat.get())) return;
          // A second press can come before the row has rendered the first.
          const message = messageNow(chat.get(), row.message.id) ?? row.message;
          const at = message.alternates.findIndex(({ id }) => id === message.activeAlternate);
          const next = message.alternates[Math.max(0, at) + direction];
          if (next !== undefined) void choose(message, next.id);
          else if (direction === 1 && canWriteMore) rewrite(message);
        },
        edit: async (base, content, as) => (await loadWriting()).edit(base, content, as),
        remove: (message, scope) => latest.current.deleting.remove(message, scope),
        branch: (message) =>
          once(`branch ${message.id}`, async () => {
            const { data } = await latest.current.branch.mutateAsync(message);
            latest.current.onOpenThread(data.id);
          }),
        pin: (message) => latest.current.onPin(message),
        showFact: (factId) => latest.current.onShowFact(factId),
        inspect: setInspected,
        makePicture: (message) => once(`picture ${message.id}`, () => makePicture(message)),
        sendAgain: (row) => {
          if (!isBusy(chat.get())) latest.current.send(row.content, row.picture, row.key);
        },
        takeBack: (row) =>
          onWriting(({ takeBackMessage }) => {
            const message = takeBackMessage(client, chat, draftNameOf(latest.current.source), row.key);
            if (message !== null) composer.current?.takeBack(message.content, message.picture);
          }),
        takeUp() {
          const open = latest.current.source.threadId;
          if (open !== null) onWriting(({ joinReply }) => joinReply(client, open));
        },
        keepRow: setKeptKey,
        copy: (text) => void copyText(text, chatTexts.copied),
      },
    };
  }, [client, chat, edits, composer, makePicture, blursPictures, isNarrow, isGroup]);

  return {
    frame,
    keptKey,
    /** Requests from rows that a dialog handles. */
    hasAsked,
    dialogs: {
      question: deleting.question,
      onAnswer: (isYes: boolean) => deleting.answer(isYes),
      afterAnswer: deleting.afterAnswer,
      inspected,
      onInspected: () => setInspected(null),
      instructed,
      onInstruct(instruction: string | null) {
        setInstructed(null);
        if (instructed !== null && instruction !== null) frame.actions.regenerate(instructed, instruction);
      },
    },
  };
}

/** While a version is being written or continued, switching versions is disabled. */
function isRewriting(state: ChatState): boolean {
  return isBusy(state) && (state.reply?.kind === "regenerate" || state.reply?.kind === "continue");
}
