import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { css } from "#styled-system/css";
import type { ChatStore } from "#src/data/reply/chat-store.ts";
import { jumpTo, loadMore } from "#src/data/reply/message-pages.ts";
import { showOutgoing } from "#src/data/reply/show-outgoing.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import type { BackgroundImageOption } from "#src/generated/api/model/backgroundImageOption.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { type ChatSource, draftNameOf } from "#src/domain/chat-source.ts";
import type { Awaited, UnsentMessage } from "#src/domain/chat/chat-event.ts";
import { notSent } from "#src/domain/chat/chat-row.ts";
import { isBusy, unansweredKey } from "#src/domain/chat/chat-state.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { randomId } from "#src/lib/random-id.ts";
import { Region } from "#src/parts/region/region.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { ChatBackground, hasChatPicture } from "./chat-background.tsx";
import type { OpenMemory } from "./memory/memory-panel.tsx";
import { ChatFrameProvider } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";
import type { ChatWriting } from "./composer/chat-writing.ts";
import { Composer, type ComposerHandle } from "./composer/composer.tsx";
import type { Mention } from "./composer/mention.ts";
import { BranchLine } from "./header/branch-line.tsx";
import { ConversationLog, type ConversationLogHandle } from "./log/conversation-log.tsx";
import { ConversationSkeleton } from "./log/conversation-skeleton.tsx";
import { loadWriting, onWriting, useWritingOnTouch, whyNot } from "./composer/on-writing.ts";
import { ReplyAnnouncer } from "./log/reply-announcer.tsx";
import type { ChatPersona } from "./composer/use-chat-persona.ts";
import type { ChatRows } from "./log/use-thread-rows.ts";
import { useFirstLine } from "./use-first-line.ts";
import { useKeyboardInset } from "#src/lib/use-keyboard-inset.ts";
import { useRoomFrame } from "./use-room-frame.ts";
import { useSendOnReturn } from "./use-send-on-return.ts";
import { useSeenMarking } from "./log/use-seen-marking.ts";
import type { Suggest } from "./composer/use-suggestion.ts";
import { useThreadSync } from "./log/use-thread-sync.ts";

export type ChatRoomProps = {
  /** The thread is null in a new chat; the first message creates it in the same room. */
  source: ChatSource;
  chat: ChatStore;
  user: UserInfo;
  /** Whom the chat is with: the character, or the group. */
  name: string;
  /** Below 768 px. */
  isNarrow: boolean;
  /** Whether this chat's pictures are mature content. */
  isMature: boolean;
  rows: ChatRows;
  persona: ChatPersona;
  picture: string | null;
  cutout?: string | null | undefined;
  backgroundOption: BackgroundImageOption;
  /** The line under the composer. */
  hint: string;
  /** The message to open at; null opens at the end, or where the reader left. */
  openAt: string | null;
  /** Identifies the chat. */
  chatKey: string;
  /** Sends the first message of a chat without a thread; null while that is not possible. */
  onBegin: ((writing: ChatWriting, first: UnsentMessage & { isStreaming: boolean }) => Promise<void>) | null;
  /** Asks for a reply without a message; null while nobody can give one. */
  onGetReply: (() => void) | null;
  /** Who will begin to answer a text, in a group; null is nobody. */
  awaiting?: (content: string) => { awaited: Awaited | null };
  /** Opens another thread of the same kind. */
  onOpenThread: (threadId: string) => void;
  /** Null without a thread to search. */
  onSearch: (() => void) | null;
  /** The open memory; null is closed. */
  memory: OpenMemory | null;
  onMemory: (memory: OpenMemory | null) => void;
  /** Who can be named with @, in a group. */
  mentions?: readonly Mention[];
  log: RefObject<ConversationLogHandle | null>;
  /** Tools for the top bar; the header above the log; what stands beside the column; dialogs. */
  tools: ReactNode;
  header: ReactNode;
  beside?: ReactNode;
  dialogs: ReactNode;
};

const MessageDialogs = lazy(async () => ({ default: (await import("./row/message-dialogs.tsx")).MessageDialogs }));

const MemoryAside = lazy(async () => ({ default: (await import("./memory/memory-panel.tsx")).MemoryAside }));
const MemorySheet = lazy(async () => ({ default: (await import("./memory/memory-panel.tsx")).MemorySheet }));
/** From here on the memory stands beside the chat. */
const besideQuery = "(min-width: 1200px)";

const room = css({
  position: "relative",
  flex: "1",
  minHeight: "0",
  display: "flex",
  flexDirection: "column",
  // No `:has()`: each row that comes and goes in the log would be checked against it while scrolling.
  "&[data-memory]": { paddingInlineEnd: "408px" },
});
const front = css({
  position: "relative",
  zIndex: "1",
  flex: "1",
  minHeight: "0",
  display: "flex",
  flexDirection: "column",
});
const column = css({ width: { base: "full", md: "min(760px, 100% - 32px)" }, marginInline: "auto" });
const composerColumn = css({
  width: { base: "full", md: "min(760px, 100% - 32px)" },
  paddingInline: { base: "8px", md: "0" },
  marginInline: "auto",
});
/** The space left by header and composer, kept also when the log fails to render. */
const rest = css({ flex: "1", minHeight: "0", display: "flex", flexDirection: "column" });
const middle = css({ flex: "1", minHeight: "0", display: "flex", flexDirection: "column", justifyContent: "center" });

/** A chat: header, log, composer and background, whoever it is with. Header, log and composer share no state. */
export function ChatRoom(props: ChatRoomProps) {
  const { source, chat, user, name, isNarrow, rows, persona, picture, onSearch, memory, onMemory, log } = props;
  const isBeside = useMedia(besideQuery);
  const { threadId } = source;
  const client = useQueryClient();
  const thread = useQuery({ ...threadQuery(threadId ?? ""), enabled: threadId !== null }).data ?? null;
  const composer = useRef<ComposerHandle>(null);
  const element = useKeyboardInset();
  const seeEnd = useSeenMarking(threadId);
  useThreadSync(threadId);
  useWritingOnTouch();
  useJoining(threadId, thread?.activeReply?.replyId ?? null);
  const draftName = draftNameOf(source);

  function send(content: string, image: string | null, clientMessageId = randomId()) {
    const { onBegin } = props;
    if (threadId === null && onBegin === null) return;
    // Show and store it first: the sending code may still be loading.
    const message = { clientMessageId, content, picture: image };
    showOutgoing(user.id, draftName, chat, message);
    loadWriting().then(
      async (writing) => {
        const outgoing = { ...message, isStreaming: user.streaming };
        return threadId === null
          ? onBegin?.(writing, outgoing)
          : writing.sendAndRead(client, { ...outgoing, threadId, ...props.awaiting?.(content) });
      },
      (error: unknown) =>
        chat.dispatch({ type: "refused", requestId: clientMessageId, problem: whyNot(error, notSent) }),
    );
  }

  useFirstLine(source, props.onBegin !== null && !rows.query.isPending, (line) => send(line, null));

  const canGetReply = props.onGetReply !== null && thread !== null && thread.activeReply === null;
  function getReply() {
    if (canGetReply && unansweredKey(chat.get()) !== null) props.onGetReply?.();
  }

  const { frame, keptKey, hasAsked, dialogs } = useRoomFrame({
    source,
    chat,
    isMature: props.isMature,
    user,
    isNarrow,
    rows,
    composer,
    send,
    getReply,
    onPin: ({ id, content }) => onMemory({ pinning: { messageId: id, text: plainText(content) }, factId: null }),
    onShowFact: (factId) => onMemory({ pinning: null, factId }),
    onOpenThread: props.onOpenThread,
  });
  useSendOnReturn(chat, frame.actions.sendAgain);
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
  const logging = useMemo(
    () => ({
      loadMore: (side: "before" | "after") => (threadId === null ? Promise.resolve() : loadMore(threadId, side)),
      jump: (to: Parameters<typeof jumpTo>[1]) => (threadId === null ? Promise.resolve() : jumpTo(threadId, to)),
    }),
    [threadId],
  );
  const remembering = { name, messageCount: thread?.messageCount ?? 0, onClose: () => onMemory(null) };
  const isRemembering = threadId !== null && memory !== null && isBeside;
  return (
    <div
      ref={element}
      className={room}
      data-picture={hasChatPicture(picture, props.backgroundOption) || undefined}
      data-memory={isRemembering || undefined}
    >
      {props.tools}
      <ChatBackground
        picture={picture}
        cutout={props.cutout}
        option={props.backgroundOption}
        overlay={user.overlayOpacity}
        isVeiled={frame.blursPictures}
      />
      <div className={front}>
        <div className={column}>
          <Region name="chat-header" instead="line">
            {props.header}
          </Region>
          {thread !== null && <BranchLine thread={thread} />}
        </div>
        <ChatFrameProvider value={frame}>
          <div className={rest}>
            <Region name="chat-log">
              {rows.query.error !== null ? (
                <div className={middle}>
                  <ErrorState
                    message={chatTexts.loadFailed}
                    onRetry={rows.query.retry}
                    isRetrying={rows.query.isRetrying}
                  />
                </div>
              ) : (
                <SkeletonGroup
                  isLoading={rows.query.isPending}
                  skeleton={<ConversationSkeleton />}
                  label={chatTexts.log(name)}
                >
                  {rows.window.rows.length === 0 ? (
                    <div className={middle}>
                      <EmptyState
                        title={chatTexts.quiet}
                        text={props.mentions ? chatTexts.quietGroup : chatTexts.quietHelp(name)}
                      />
                    </div>
                  ) : (
                    <ConversationLog
                      ref={log}
                      window={rows.window}
                      name={name}
                      onLoadMore={logging.loadMore}
                      onJump={logging.jump}
                      onSeeEnd={seeEnd}
                      keptKey={keptKey}
                      threadId={threadId}
                      canGetReply={canGetReply}
                      openAt={props.openAt}
                    />
                  )}
                </SkeletonGroup>
              )}
            </Region>
          </div>
        </ChatFrameProvider>
        <div className={composerColumn}>
          <Region name="chat-composer" instead="line">
            <Composer
              ref={composer}
              chat={chat}
              userId={user.id}
              draftName={draftName}
              chatKey={props.chatKey}
              recipient={name}
              hint={props.hint}
              mentions={props.mentions}
              speaker={persona.speaker}
              self={persona.self}
              onChoosePersona={persona.choose}
              onPersonaForAll={persona.useForAll}
              onManagePersonas={persona.manage}
              onSuggest={suggest}
              onSearch={onSearch}
              onSend={composing.send}
              onSendNothing={composing.getReply}
              onStop={composing.stop}
            />
          </Region>
        </div>
        <ReplyAnnouncer chat={chat} />
      </div>
      {memory === null && props.beside}
      {isRemembering && (
        <Suspense fallback={null}>
          <MemoryAside {...remembering} threadId={threadId} open={memory} />
        </Suspense>
      )}
      {threadId !== null && !isBeside && (
        <DialogSlot show={memory}>
          {(open) => <MemorySheet {...remembering} threadId={threadId} open={open} isNarrow={isNarrow} />}
        </DialogSlot>
      )}
      {props.dialogs}
      {hasAsked && (
        <Suspense fallback={null}>
          <MessageDialogs {...dialogs} />
        </Suspense>
      )}
    </div>
  );
}

/** A message's words without the marks of narration, for a fact. */
const plainText = (content: string): string => content.replaceAll("*", "").replaceAll(/\s+/g, " ").trim();

/** Joins a reply that is running on the server: after a reload, or started on another device. */
function useJoining(threadId: string | null, replyId: string | null) {
  const client = useQueryClient();
  const joined = useRef<string | null>(null);
  useEffect(() => {
    if (threadId === null || replyId === null || joined.current === replyId) return;
    joined.current = replyId;
    onWriting(({ isReplyRunning, joinReply }) => (isReplyRunning(threadId) ? undefined : joinReply(client, threadId)));
  }, [client, threadId, replyId]);
}
