import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { css } from "#styled-system/css";
import { openDialog } from "#src/client-state/dialogs.ts";
import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { jumpTo, loadMore, newChatId } from "#src/data/message/queries.ts";
import { replyStates } from "#src/data/message/reply-store.ts";
import { isReplyRunning, joinReply } from "#src/data/message/run-reply.ts";
import { choose, edit, regenerate, stop } from "#src/data/message/reply-actions.ts";
import { sendAndRead, takeBackMessage } from "#src/data/message/send-message.ts";
import { startThread } from "#src/data/message/start-thread.ts";
import { localPrefix, type ChatRow } from "#src/data/message/message-window.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { times } from "#src/domain/limits.ts";
import { randomId } from "#src/lib/random-id.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { ChatBackground, hasChatPicture } from "./chat-background.tsx";
import { ChatDialogs, type ChatDialogName } from "./chat-dialogs.tsx";
import { ChatFrameProvider, type ChatFrame } from "./chat-frame.ts";
import { ChatHeader } from "./chat-header.tsx";
import type { ChatLogHandle } from "./chat-log.tsx";
import { chatTexts } from "./chat-texts.ts";
import { Composer, type ComposerHandle } from "./composer.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import { ConversationLog } from "./conversation-log.tsx";
import { ConversationSkeleton } from "./conversation-skeleton.tsx";
import { ReplyAnnouncer } from "./reply-announcer.tsx";
import { copyText, useShareCharacter } from "./share-link.ts";
import { useBriefFlag } from "./use-brief-flag.ts";
import { useChatModel } from "./use-chat-model.ts";
import { useChatRows } from "./use-chat-rows.ts";
import { useChatVariant } from "./use-chat-variant.ts";
import { useSeenMarking } from "./use-seen-marking.ts";
import { useThreadSync } from "./use-thread-sync.ts";

export type ChatRoomProps = {
  character: CharacterDetails;
  user: UserInfo;
  /** Null in a new chat; its first message gives it one, in the same room. */
  threadId: string | null;
  /** Another chat is another key. */
  chatKey: string;
  onThreadCreated: (threadId: string) => void;
  onNewChat: () => void;
};

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
const middle = css({ flex: "1", minHeight: "0", display: "flex", flexDirection: "column", justifyContent: "center" });

/** One chat with one character: header, log, composer and what is behind them. The three share no state. */
export function ChatRoom({ character, user, threadId, chatKey, onThreadCreated, onNewChat }: ChatRoomProps) {
  const client = useQueryClient();
  const isNarrow = useMedia(mobileQuery);
  const thread = useQuery({ ...threadQuery(threadId ?? ""), enabled: threadId !== null }).data ?? null;
  const variant = useChatVariant(character, thread);
  const model = useChatModel(character, thread);
  const names = useMemo(() => ({ user: user.userName, char: character.name }), [user.userName, character.name]);
  const chat = useChatRows(character.id, variant?.id ?? null, threadId, names);
  const [keptKey, setKeptKey] = useState<string | null>(null);
  const [dialog, setDialog] = useState<ChatDialogName | null>(null);
  const share = useShareCharacter(character);
  const indicator = useBriefFlag(times.quickSwapIndicator);
  const log = useRef<ChatLogHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const seeEnd = useSeenMarking(threadId);
  useThreadSync(threadId);
  useJoining(threadId, thread?.activeReply?.replyId ?? null, character.id);

  function send(content: string, clientMessageId = randomId()) {
    const shared = { content, clientMessageId, characterId: character.id, isStreaming: user.streaming };
    if (threadId === null) {
      if (variant !== null)
        void startThread(client, { ...shared, variantId: variant.id, opening: chat.opening }, onThreadCreated);
      return;
    }
    const sent = chat.window.hasAfter ? jumpTo(client, threadId, "newest").catch(() => undefined) : Promise.resolve();
    void sent.then(() => sendAndRead(client, { ...shared, threadId }));
  }

  // Rows hold on to one frame: what it does is looked up when it is done, so that a row is not drawn again for it.
  const latest = useRef({ send, chat, threadId, isStreaming: user.streaming });
  useEffect(() => {
    latest.current = { send, chat, threadId, isStreaming: user.streaming };
  });
  const frame = useMemo<ChatFrame>(
    () => ({
      characterId: character.id,
      characterName: character.name,
      characterIcon: variant?.characterIcon ?? null,
      portrait: variant?.avatar ?? null,
      userName: user.userName,
      isNarrow,
      actions: {
        regenerate: (message) => void regenerate(client, message, latest.current.isStreaming),
        choose: (message, alternateId) =>
          message.id.startsWith(localPrefix)
            ? latest.current.chat.chooseOpening(alternateId)
            : void choose(client, message, alternateId),
        edit: (message, content) => edit(client, message, content),
        sendAgain: (row: ChatRow) =>
          isIdle(latest.current.threadId ?? newChatId(character.id)) &&
          latest.current.send(row.message.content, row.key),
        takeBack: (row: ChatRow) =>
          composer.current?.takeBack(
            takeBackMessage(client, latest.current.threadId ?? newChatId(character.id), row.key),
          ),
        takeUp: () => latest.current.threadId !== null && void joinReply(client, latest.current.threadId, character.id),
        keepRow: setKeptKey,
        copy: (text) => void copyText(text, chatTexts.copied),
      },
    }),
    [client, character.id, character.name, variant?.characterIcon, variant?.avatar, user.userName, isNarrow],
  );

  // What the composer gets stays the same while it types, whatever the log does.
  const composing = useMemo(
    () => ({
      send: (content: string) => latest.current.send(content),
      stop: async () => {
        if (latest.current.threadId === null) return;
        await stop(client, latest.current.threadId).catch(() => toaster.error(chatTexts.stopFailed));
      },
      speaker: { id: user.id, name: user.userName, avatar: user.avatar },
    }),
    [client, user.id, user.userName, user.avatar],
  );
  const logging = useMemo(
    () => ({
      loadMore: (side: "before" | "after") =>
        threadId === null ? Promise.resolve() : loadMore(client, threadId, side),
      jump: () => (threadId === null ? Promise.resolve() : jumpTo(client, threadId, "newest")),
    }),
    [client, threadId],
  );
  const picture = variant?.backgroundImage ?? variant?.avatar ?? null;
  const chatId = threadId ?? newChatId(character.id);

  return (
    <div className={room} data-picture={hasChatPicture(picture, user.backgroundImageOption) || undefined}>
      <ConversationTools
        character={character}
        messageCount={thread?.messageCount ?? null}
        onPickVariant={() => setDialog("variants")}
        onOpenModels={() => setDialog("models")}
        onReport={() => setDialog("report")}
        onNewChat={onNewChat}
        onShare={share}
      />
      <ChatBackground
        picture={picture}
        cutout={variant?.cutout}
        option={user.backgroundImageOption}
        overlay={user.overlayOpacity}
      />
      <div className={front}>
        <div className={column}>
          <ChatHeader
            character={character}
            variant={variant}
            modelName={model.name}
            messageCount={thread?.messageCount ?? null}
            isNarrow={isNarrow}
            isSwapped={indicator.isOn}
            onSwapModel={() => setDialog("swap")}
            onPickVariant={() => setDialog("variants")}
            onOpenModels={() => setDialog("models")}
            onReport={() => setDialog("report")}
            onNewChat={onNewChat}
            onShare={share}
            onOpenThemes={() => openDialog("themes", {})}
            onOpenSideMenu={() => mobileDrawerStore.set(true)}
          />
        </div>
        <ChatFrameProvider value={frame}>
          {chat.query.error !== null ? (
            <div className={middle}>
              <ErrorState
                message={chatTexts.loadFailed}
                onRetry={chat.query.retry}
                isRetrying={chat.query.isRetrying}
              />
            </div>
          ) : (
            <SkeletonGroup
              isLoading={chat.query.isPending}
              skeleton={<ConversationSkeleton />}
              label={chatTexts.log(character.name)}
            >
              {chat.window.rows.length === 0 ? (
                <div className={middle}>
                  <EmptyState title={chatTexts.quiet} text={chatTexts.quietHelp(character.name)} />
                </div>
              ) : (
                <ConversationLog
                  ref={log}
                  window={chat.window}
                  onLoadMore={logging.loadMore}
                  onJumpToNewest={logging.jump}
                  onSeeEnd={seeEnd}
                  keptKey={keptKey}
                />
              )}
            </SkeletonGroup>
          )}
        </ChatFrameProvider>
        <div className={composerColumn}>
          <Composer
            ref={composer}
            threadId={chatId}
            userId={user.id}
            draftName={chatId}
            chatKey={chatKey}
            characterName={character.name}
            speaker={composing.speaker}
            onSend={composing.send}
            onStop={composing.stop}
          />
        </div>
        <ReplyAnnouncer threadId={threadId} characterName={character.name} />
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
      />
    </div>
  );
}

function isIdle(threadId: string): boolean {
  const state = replyStates.get(threadId);
  return state === null || state.phase === "lost";
}

/** Takes up a reply that is being written on the server: after a reload, or begun on another device. */
function useJoining(threadId: string | null, replyId: string | null, characterId: string) {
  const client = useQueryClient();
  const joined = useRef<string | null>(null);
  useEffect(() => {
    if (threadId === null || replyId === null || joined.current === replyId || isReplyRunning(threadId)) return;
    joined.current = replyId;
    void joinReply(client, threadId, characterId);
  }, [client, threadId, replyId, characterId]);
}
