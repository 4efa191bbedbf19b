import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { characterQuery } from "#src/data/character/queries.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { chatLink, chatWith } from "#src/domain/chat-path.ts";
import type { CharacterChat } from "#src/domain/chat-source.ts";
import { CharacterRoom, type CharacterRoomProps } from "#src/features/chat/character-room.tsx";
import { chatTexts } from "#src/features/chat/chat-texts.ts";
import { NoScene } from "#src/features/chat/no-scene.tsx";
import { RoomPage } from "#src/features/chat/room-page.tsx";
import { PhoneBar } from "#src/features/shell/phone-bar.tsx";
import { isMissing } from "#src/http/api-error.ts";

export type ConversationScreenProps = {
  source: CharacterChat;
  /** The message to scroll to. */
  messageId?: string | null;
  /** What a new chat begins with. */
  beginning?: CharacterRoomProps["beginning"];
};

const asAlways = { openingId: null, personaId: undefined };

/**
 * `/conversation/{characterId}?t={threadId}` (SHELL-20, CHAT-01); `m` names a message to open at. Without `t` it is a new chat; its first message creates
 * the thread and puts `t` in the address, in the same room (GAP-73).
 */
export function ConversationScreen({ source, messageId = null, beginning = asAlways }: ConversationScreenProps) {
  const navigate = useNavigate();
  const router = useRouter();
  const { characterId } = source;
  const { chat, key, enterThread } = useChatOf(source);
  const character = useQuery(characterQuery(characterId));
  const user = useQuery(userInfoQuery());
  const thread = useQuery({ ...threadQuery(chat.threadId ?? ""), enabled: chat.threadId !== null });
  // Load the messages in parallel with the rest.
  useQuery({ ...newestPageQuery(chat.threadId ?? ""), enabled: chat.threadId !== null });

  if (isMissing(character.error)) return <NoScene title={chatTexts.characterNotFound} bar={<PhoneBar />} />;
  const isForeign = thread.data !== undefined && thread.data.characterId !== characterId;
  if (isMissing(thread.error) || isForeign)
    return <NoScene title={chatTexts.notFound} text={chatTexts.notFoundHelp} bar={<PhoneBar />} />;
  return (
    <RoomPage title={character.data?.name} needs={[character, user]} bar={<PhoneBar />}>
      {character.data !== undefined && user.data !== undefined && (
        <CharacterRoom
          key={key}
          source={chat}
          character={character.data}
          user={user.data}
          beginning={beginning}
          openAt={messageId}
          chatKey={String(key)}
          onThreadCreated={(created) => {
            enterThread(created);
            // Whoever has gone elsewhere meanwhile, or is on the way, is not called back.
            const { pathname, search } = router.latestLocation;
            if (pathname === router.buildLocation(chatLink(source)).pathname && !("t" in search))
              void navigate({ ...chatLink(chatWith(characterId, created)), replace: true });
          }}
          onOpenThread={(opened) => void navigate(chatLink(chatWith(characterId, opened)))}
          onNewChat={() => void navigate(chatLink(chatWith(characterId)))}
          onDeleted={() => void navigate({ to: "/myconversation", replace: true })}
        />
      )}
    </RoomPage>
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
