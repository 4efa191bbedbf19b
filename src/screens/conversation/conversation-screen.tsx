import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { css } from "#styled-system/css";
import { characterQuery } from "#src/data/character/queries.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { CharacterChat, ChatSource } from "#src/domain/chat-source.ts";
import { ChatRoom } from "#src/features/chat/chat-room.tsx";
import { chatTexts } from "#src/features/chat/chat-texts.ts";
import { ConversationSkeleton } from "#src/features/chat/log/conversation-skeleton.tsx";
import { HeaderSkeleton } from "#src/features/chat/header/header-skeleton.tsx";
import { isApiError } from "#src/http/api-error.ts";
import { PageTitle } from "#src/parts/page-title/page-title.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { NoScene } from "./no-scene.tsx";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";

const page = css({ flex: "1", minHeight: "0", display: "flex", flexDirection: "column", justifyContent: "center" });
const loading = css({
  flex: "1",
  minHeight: "0",
  display: "flex",
  flexDirection: "column",
  "& > div": { flex: "1", display: "flex", flexDirection: "column", minHeight: "0" },
  "& > div > div": { flex: "1", display: "flex", flexDirection: "column", minHeight: "0" },
});

export type ConversationScreenProps = {
  source: ChatSource;
  /** The message to scroll to. */
  messageId?: string | null;
};

/** The screen of a chat, with a character or, once groups have theirs, with a group. */
export function ConversationScreen({ source, messageId = null }: ConversationScreenProps) {
  if (source.kind === "group") return <NoScene title={chatTexts.notFound} text={chatTexts.notFoundHelp} />;
  return <CharacterConversation source={source} messageId={messageId} />;
}

/**
 * `/conversation/{characterId}?t={threadId}` (SHELL-20, CHAT-01); `m` names a message to open at. Without `t` it is a new chat; its first message creates
 * the thread and puts `t` in the address, in the same room (GAP-73).
 */
function CharacterConversation({ source, messageId }: { source: CharacterChat; messageId: string | null }) {
  const navigate = useNavigate();
  const { characterId } = source;
  const { chat, key, enterThread } = useChatOf(source);
  const character = useQuery(characterQuery(characterId));
  const user = useQuery(userInfoQuery());
  const thread = useQuery({ ...threadQuery(chat.threadId ?? ""), enabled: chat.threadId !== null });
  // Load the messages in parallel with the rest.
  useQuery({ ...newestPageQuery(chat.threadId ?? ""), enabled: chat.threadId !== null });

  if (isMissing(character.error)) return <NoScene title={chatTexts.characterNotFound} />;
  const isForeign = thread.data !== undefined && thread.data.characterId !== characterId;
  if (isMissing(thread.error) || isForeign) return <NoScene title={chatTexts.notFound} text={chatTexts.notFoundHelp} />;
  const failed = [character, user].find((query) => query.data === undefined && query.error !== null);
  if (failed !== undefined) {
    return (
      <div className={page}>
        <PageTitle>{chatTexts.loading}</PageTitle>
        <ErrorState
          message={chatTexts.loadFailed}
          onRetry={() =>
            void Promise.all([character, user].filter(({ data }) => data === undefined).map((query) => query.refetch()))
          }
          isRetrying={failed.isFetching}
        />
      </div>
    );
  }
  return (
    <div className={loading}>
      <PageTitle>{character.data?.name ?? chatTexts.loading}</PageTitle>
      <SkeletonGroup
        isLoading={character.data === undefined || user.data === undefined}
        skeleton={
          <>
            <HeaderSkeleton />
            <ConversationSkeleton />
          </>
        }
        label={chatTexts.loading}
      >
        {character.data !== undefined && user.data !== undefined && (
          <ChatRoom
            key={key}
            source={chat}
            character={character.data}
            user={user.data}
            openAt={messageId}
            chatKey={String(key)}
            onThreadCreated={(created) => {
              enterThread(created);
              void navigate({ ...chatLink(chatWith(characterId, created)), replace: true });
            }}
            onOpenThread={(opened) => void navigate(chatLink(chatWith(characterId, opened)))}
            onNewChat={() => void navigate(chatLink(chatWith(characterId)))}
          />
        )}
      </SkeletonGroup>
    </div>
  );
}

/**
 * The open chat, as given by the address. A new chat that gets its thread keeps its identity, so that nothing remounts
 * when `t` is added to the address.
 */
function useChatOf({ characterId, threadId }: CharacterChat) {
  const [open, setOpen] = useState(() => ({ chat: chatWith(characterId, threadId), key: 0 }));
  const [address, setAddress] = useState({ characterId, threadId });
  if (address.characterId !== characterId || address.threadId !== threadId) {
    setAddress({ characterId, threadId });
    if (open.chat.characterId !== characterId || open.chat.threadId !== threadId)
      setOpen({ chat: chatWith(characterId, threadId), key: open.key + 1 });
  }
  return {
    ...open,
    enterThread: (created: string) => setOpen(({ key }) => ({ chat: chatWith(characterId, created), key })),
  };
}

function isMissing(error: Error | null): boolean {
  return isApiError(error) && error.status === 404;
}
