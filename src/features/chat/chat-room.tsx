import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useRef, type ReactNode, type RefObject } from "react";
import { css } from "#styled-system/css";
import { jumpTo, loadMore } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import type { BackgroundImageOption } from "#src/generated/api/model/backgroundImageOption.ts";
import { draftNameOf } from "#src/domain/chat-source.ts";
import { useMedia } from "#src/lib/use-media.ts";
import { Region } from "#src/parts/region/region.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { ChatBackground, hasChatPicture } from "./chat-background.tsx";
import type { OpenMemory } from "./memory/memory-panel.tsx";
import { ChatFrameProvider } from "./chat-frame.ts";
import { chatTexts } from "./chat-texts.ts";
import { Composer, type ComposerHandle } from "./composer/composer.tsx";
import type { Mention } from "./composer/mention.ts";
import { BranchLine } from "./header/branch-line.tsx";
import { ConversationLog, type ConversationLogHandle } from "./log/conversation-log.tsx";
import { ConversationSkeleton } from "./log/conversation-skeleton.tsx";
import { onWriting, useWritingOnTouch } from "./composer/on-writing.ts";
import { ReplyAnnouncer } from "./log/reply-announcer.tsx";
import type { ChatPersona } from "./composer/use-chat-persona.ts";
import type { ChatRows } from "./log/use-thread-rows.ts";
import { useKeyboardInset } from "#src/lib/use-keyboard-inset.ts";
import { useRoomFrame } from "./use-room-frame.ts";
import { type RoomSending, useRoomSending } from "./use-room-sending.ts";
import { useSendOnReturn } from "./use-send-on-return.ts";
import { useSeenMarking } from "./log/use-seen-marking.ts";
import { useThreadSync } from "./log/use-thread-sync.ts";

export type ChatRoomProps = RoomSending & {
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
  // Texts of messages and composer follow the chosen size (GAP-153); the same texts elsewhere do not.
  "--font-sizes-chat": "var(--chat-text, 16px)",
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
const column = css({ width: { base: "full", md: "min(var(--chat-width, 760px), 100% - 32px)" }, marginInline: "auto" });
const composerColumn = css({
  width: { base: "full", md: "min(var(--chat-width, 760px), 100% - 32px)" },
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
  const thread = useQuery({ ...threadQuery(threadId ?? ""), enabled: threadId !== null }).data ?? null;
  const composer = useRef<ComposerHandle>(null);
  const element = useKeyboardInset();
  const seeEnd = useSeenMarking(threadId);
  useThreadSync(threadId);
  useWritingOnTouch();
  useJoining(threadId, thread?.activeReply?.replyId ?? null);
  const sending = useRoomSending({ ...props, thread, isReady: !rows.query.isPending });
  const { send, getReply, canGetReply, composing } = sending;

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
              draftName={draftNameOf(source)}
              chatKey={props.chatKey}
              recipient={name}
              hint={props.hint}
              mentions={props.mentions}
              speaker={persona.speaker}
              self={persona.self}
              onChoosePersona={persona.choose}
              onPersonaForAll={persona.useForAll}
              onManagePersonas={persona.manage}
              onSuggest={sending.suggest}
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
