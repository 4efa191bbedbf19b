import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { css } from "#styled-system/css";
import { openDialog } from "#src/client-state/dialogs.ts";
import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { chatOf } from "#src/data/reply/chat-store.ts";
import { jumpTo, loadMore } from "#src/data/reply/message-pages.ts";
import { showOutgoing } from "#src/data/reply/show-outgoing.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { type CharacterChat, draftNameOf } from "#src/domain/chat-source.ts";
import { characterOf } from "#src/domain/chat/speaker.ts";
import { times } from "#src/domain/limits.ts";
import { randomId } from "#src/lib/random-id.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { Region } from "#src/parts/region/region.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { ChatBackground, hasChatPicture } from "./chat-background.tsx";
import { ChatDialogs, type ChatDialogName } from "./dialogs/chat-dialogs.tsx";
import { ChatFrameProvider } from "./chat-frame.ts";
import { ChatHeader } from "./header/chat-header.tsx";
import { chatTexts } from "./chat-texts.ts";
import { Composer, type ComposerHandle } from "./composer/composer.tsx";
import { ConversationTools } from "./header/conversation-tools.tsx";
import { ConversationLog, type ConversationLogHandle } from "./log/conversation-log.tsx";
import { ConversationSkeleton } from "./log/conversation-skeleton.tsx";
import { loadWriting, onWriting, useWritingOnTouch, whyNot } from "./composer/on-writing.ts";
import { ReplyAnnouncer } from "./log/reply-announcer.tsx";
import { useShareCharacter } from "./header/share-link.ts";
import { useBriefFlag } from "./header/use-brief-flag.ts";
import { useCast, useCharacterCast } from "./use-cast.ts";
import { useChatModel } from "./use-chat-model.ts";
import { useChatPersona } from "./composer/use-chat-persona.ts";
import { useChatRows } from "./log/use-chat-rows.ts";
import { useChatVariant } from "./use-chat-variant.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import { useRoomFrame } from "./use-room-frame.ts";
import { useSeenMarking } from "./log/use-seen-marking.ts";
import type { Suggest } from "./composer/use-suggestion.ts";
import { useThreadSync } from "./log/use-thread-sync.ts";

export type ChatRoomProps = {
  /** The thread is null in a new chat; the first message creates it in the same room. */
  source: CharacterChat;
  character: CharacterDetails;
  user: UserInfo;
  /** The message to open at; null opens at the end, or where the reader left. */
  openAt: string | null;
  /** Identifies the chat. */
  chatKey: string;
  onThreadCreated: (threadId: string) => void;
  /** Opens another thread with this character. */
  onOpenThread: (threadId: string) => void;
  onNewChat: () => void;
};

const MessageDialogs = lazy(async () => ({ default: (await import("./row/message-dialogs.tsx")).MessageDialogs }));

const room = css({ position: "relative", flex: "1", minHeight: "0", display: "flex", flexDirection: "column" });
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

/** A chat with one character: header, log, composer and background. Header, log and composer share no state. */
export function ChatRoom({
  source,
  character,
  user,
  openAt,
  chatKey,
  onThreadCreated,
  onOpenThread,
  onNewChat,
}: ChatRoomProps) {
  const { threadId } = source;
  const client = useQueryClient();
  const chat = useMemo(() => chatOf(source), [source]);
  const isNarrow = useMedia(mobileQuery);
  const thread = useQuery({ ...threadQuery(threadId ?? ""), enabled: threadId !== null }).data ?? null;
  const variant = useChatVariant(character, thread);
  const model = useChatModel(character, thread);
  const persona = useChatPersona(user, character.id, threadId, thread);
  const names = useMemo(
    () => ({ user: persona.speaker.name, char: character.name }),
    [persona.speaker.name, character.name],
  );
  const cast = useCharacterCast(character, variant, persona);
  useCast(chat, cast);
  const rows = useChatRows(source, chat, variant?.id ?? null, characterOf(cast, null, character.id), names);
  const [dialog, setDialog] = useState<ChatDialogName | null>(null);
  const share = useShareCharacter(character);
  const indicator = useBriefFlag(times.quickSwapIndicator);
  const log = useRef<ConversationLogHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const element = useKeyboardInset();
  const seeEnd = useSeenMarking(threadId);
  useThreadSync(threadId);
  useWritingOnTouch();
  useJoining(threadId, thread?.activeReply?.replyId ?? null);
  const draftName = draftNameOf(source);

  function send(content: string, picture: string | null, clientMessageId = randomId()) {
    if (threadId === null && variant === null) return;
    // Show and store it first: the sending code may still be loading.
    showOutgoing(user.id, draftName, chat, { clientMessageId, content, picture });
    loadWriting().then(
      async ({ sendAndRead, startThread }) => {
        const shared = { content, picture, clientMessageId, isStreaming: user.streaming };
        if (threadId === null) {
          const first = {
            userId: user.id,
            characterId: character.id,
            variantId: variant?.id ?? "",
            opening: rows.opening,
            personaId: persona.wanted,
          };
          return startThread(client, { ...shared, ...first }, onThreadCreated);
        }
        return sendAndRead(client, { ...shared, threadId });
      },
      (error: unknown) => chat.dispatch({ type: "refused", requestId: clientMessageId, problem: whyNot(error) }),
    );
  }

  const { frame, keptKey, hasAsked, dialogs } = useRoomFrame({
    source,
    chat,
    isMature: character.NSFW,
    user,
    isNarrow,
    rows,
    composer,
    send,
    onOpenThread,
  });
  const latest = useRef({ send, threadId });
  useEffect(() => {
    latest.current = { send, threadId };
  });

  // Stable props for the composer, so that the log's updates do not re-render it while typing.
  const composing = useMemo(
    () => ({
      send: (content: string, picture: string | null) => latest.current.send(content, picture),
      stop: async () => {
        const open = latest.current.threadId;
        if (open === null) return;
        await loadWriting()
          .then(({ stop }) => stop(client, open))
          .catch(() => toaster.error(chatTexts.stopFailed));
      },
    }),
    [client],
  );
  const search = useChatSearch(threadId, setDialog);
  const importChat = () =>
    openDialog("importThread", { characterId: character.id, variantId: thread?.variantId ?? variant?.id ?? null });
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
  const picture = variant?.backgroundImage ?? variant?.avatar ?? null;
  return (
    <div ref={element} className={room} data-picture={hasChatPicture(picture, user.backgroundImageOption) || undefined}>
      <ConversationTools
        character={character}
        messageCount={thread?.messageCount ?? null}
        onPickVariant={() => setDialog("variants")}
        onOpenModels={() => setDialog("models")}
        onSearch={search}
        onImport={importChat}
        onReport={() => setDialog("report")}
        onNewChat={onNewChat}
        onShare={share}
      />
      <ChatBackground
        picture={picture}
        cutout={variant?.cutout}
        option={user.backgroundImageOption}
        overlay={user.overlayOpacity}
        isVeiled={frame.blursPictures}
      />
      <div className={front}>
        <div className={column}>
          <Region name="chat-header" instead="line">
            <ChatHeader
              character={character}
              variant={variant}
              modelName={model.name}
              messageCount={thread?.messageCount ?? null}
              isNarrow={isNarrow}
              isVeiled={frame.blursPictures}
              isSwapped={indicator.isOn}
              onSwapModel={() => setDialog("swap")}
              onPickVariant={() => setDialog("variants")}
              onOpenModels={() => setDialog("models")}
              onSearch={search}
              onImport={importChat}
              onReport={() => setDialog("report")}
              onNewChat={onNewChat}
              onShare={share}
              onOpenThemes={() => openDialog("themes", {})}
              onOpenSideMenu={() => mobileDrawerStore.set(true)}
            />
          </Region>
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
                  label={chatTexts.log(character.name)}
                >
                  {rows.window.rows.length === 0 ? (
                    <div className={middle}>
                      <EmptyState title={chatTexts.quiet} text={chatTexts.quietHelp(character.name)} />
                    </div>
                  ) : (
                    <ConversationLog
                      ref={log}
                      window={rows.window}
                      name={character.name}
                      onLoadMore={logging.loadMore}
                      onJump={logging.jump}
                      onSeeEnd={seeEnd}
                      keptKey={keptKey}
                      threadId={threadId}
                      openAt={openAt}
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
              chatKey={chatKey}
              recipient={character.name}
              speaker={persona.speaker}
              self={persona.self}
              onChoosePersona={persona.choose}
              onPersonaForAll={persona.useForAll}
              onSuggest={suggest}
              onSearch={search}
              onSend={composing.send}
              onStop={composing.stop}
            />
          </Region>
        </div>
        <ReplyAnnouncer chat={chat} />
      </div>
      <ChatDialogs
        open={dialog}
        onOpen={setDialog}
        user={user}
        character={character}
        userName={names.user}
        threadId={threadId}
        modelId={model.id}
        variantId={thread?.variantId ?? variant?.id ?? null}
        onSwapped={indicator.show}
        onGoTo={(messageId) => log.current?.goTo(messageId)}
      />
      {hasAsked && (
        <Suspense fallback={null}>
          <MessageDialogs {...dialogs} />
        </Suspense>
      )}
    </div>
  );
}

/** Opens the search in this chat, also by Ctrl+Shift+F: the browser's own search only finds the mounted rows. */
function useChatSearch(threadId: string | null, onOpen: (dialog: "search") => void): (() => void) | null {
  useEffect(() => {
    if (threadId === null) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "f" || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpen("search");
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [threadId, onOpen]);
  return useMemo(() => (threadId === null ? null : () => onOpen("search")), [threadId, onOpen]);
}

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
