import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useBranchThread } from "#src/data/message/branch-thread.ts";
import { localPrefix, type ChatRow } from "#src/data/message/message-window.ts";
import { useMakePicture } from "#src/data/message/message-picture.ts";
import { newChatId } from "#src/data/message/queries.ts";
import { choose, messageNow } from "#src/data/message/choose-alternate.ts";
import { replyStates } from "#src/data/message/reply-store.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { doOnce } from "#src/lib/do-once.ts";
import type { ChatFrame } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";
import type { ComposerHandle } from "./composer/composer.tsx";
import { neighbours } from "./row/message-versions.ts";
import { loadWriting, onWriting } from "./composer/on-writing.ts";
import { copyText } from "./header/share-link.ts";
import type { ChatRows } from "./log/use-chat-rows.ts";
import type { ChatVariant } from "./use-chat-variant.ts";
import { useDeleting } from "./row/use-deleting.ts";

type Room = {
  character: CharacterDetails;
  variant: ChatVariant | null;
  user: UserInfo;
  isNarrow: boolean;
  threadId: string | null;
  chat: ChatRows;
  composer: RefObject<ComposerHandle | null>;
  send: (content: string, picture: string | null, clientMessageId?: string) => void;
  /** Goes to another thread with the same character. */
  onOpenThread: (threadId: string) => void;
};

/**
 * What the rows of a chat can do. Rows hold on to one frame: what it does is looked up when it is done, so that no row is
 * drawn again for it.
 */
export function useRoomFrame(room: Room) {
  const { character, variant, user, isNarrow, composer } = room;
  const client = useQueryClient();
  const [keptKey, setKeptKey] = useState<string | null>(null);
  const [instructed, setInstructed] = useState<Message | null>(null);
  const [inspected, setInspected] = useState<Message | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const deleting = useDeleting(() => room.chat.window.rows);
  const branch = useBranchThread();
  if (!hasAsked && (deleting.question !== null || instructed !== null || inspected !== null)) setHasAsked(true);
  const { mutateAsync: makePicture } = useMakePicture();
  const blursPictures = character.NSFW && !user.viewNSFW;
  const now = { ...room, deleting, branch };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  const frame = useMemo<ChatFrame>(() => {
    const once = doOnce();
    const chatId = () => latest.current.threadId ?? newChatId(character.id);
    const isStreaming = () => latest.current.user.streaming;
    return {
      characterId: character.id,
      characterName: character.name,
      characterIcon: variant?.characterIcon ?? null,
      portrait: variant?.avatar ?? null,
      blursPictures,
      isNarrow,
      actions: {
        regenerate: (message, instruction) =>
          onWriting(({ regenerate }) => regenerate(client, message, isStreaming(), instruction)),
        askInstruction: setInstructed,
        goOn: (message) => onWriting(({ continueReply }) => continueReply(client, message, isStreaming())),
        // What the row was drawn with may be a press behind.
        swipe: (message, direction, canWriteMore) => {
          if (message.id.startsWith(localPrefix)) return latest.current.chat.swipeOpening(direction);
          if (isRewriting(message.threadId)) return;
          const known = messageNow(client, message);
          const { before, after } = neighbours(known);
          const next = direction === 1 ? after : before;
          if (next !== null) void choose(client, known, next.id);
          else if (direction === 1 && canWriteMore)
            onWriting(({ regenerate }) => regenerate(client, known, isStreaming()));
        },
        edit: async (message, content, as) => (await loadWriting()).edit(client, message, content, as),
        remove: (message, scope) => latest.current.deleting.remove(message, scope),
        branch: (message) =>
          once(`branch ${message.id}`, async () => {
            const { data } = await latest.current.branch.mutateAsync(message);
            latest.current.onOpenThread(data.id);
          }),
        inspect: setInspected,
        makePicture: (message) => once(`picture ${message.id}`, () => makePicture(message)),
        sendAgain: (row: ChatRow) =>
          isIdle(chatId()) && latest.current.send(row.message.content, row.message.picture, row.key),
        takeBack: (row: ChatRow) =>
          onWriting(({ takeBackMessage }) => {
            const message = takeBackMessage(client, chatId(), row.key);
            if (message !== null) composer.current?.takeBack(message.content, message.picture);
          }),
        takeUp() {
          const { threadId } = latest.current;
          if (threadId !== null) onWriting(({ joinReply }) => joinReply(client, threadId, character.id));
        },
        keepRow: setKeptKey,
        copy: (text) => void copyText(text, chatTexts.copied),
      },
    };
  }, [
    client,
    composer,
    makePicture,
    blursPictures,
    character.id,
    character.name,
    variant?.characterIcon,
    variant?.avatar,
    isNarrow,
  ]);

  return {
    frame,
    keptKey,
    /** What the rows have asked for and a dialog has to settle. */
    hasAsked,
    dialogs: {
      question: deleting.question,
      onAnswer: (isYes: boolean) => deleting.answer(isYes),
      afterAnswer: deleting.afterAnswer,
      inspected,
      characterName: character.name,
      onInspected: () => setInspected(null),
      instructed,
      onInstruct(instruction: string | null) {
        setInstructed(null);
        if (instructed !== null && instruction !== null) frame.actions.regenerate(instructed, instruction);
      },
    },
  };
}

/** A version is being written, or goes on: which one is shown is not to be chosen meanwhile. */
function isRewriting(threadId: string): boolean {
  const state = replyStates.get(threadId);
  return state !== null && state.kind !== "send" && state.phase !== "lost";
}

function isIdle(threadId: string): boolean {
  const state = replyStates.get(threadId);
  return state === null || state.phase === "lost";
}
