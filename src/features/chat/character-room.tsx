import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { mobileDrawerStore } from "#src/client-state/drawer.ts";
import { chatOf } from "#src/data/reply/chat-store.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import type { CharacterChat } from "#src/domain/chat-source.ts";
import { characterOf } from "#src/domain/chat/speaker.ts";
import { times } from "#src/domain/limits.ts";
import type { CharacterDetails } from "#src/generated/api/model/characterDetails.ts";
import { isVeiled } from "#src/parts/veil/veil.ts";
import { characterUrl, shareLink } from "#src/parts/share/share-link.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { ChatRoom } from "./chat-room.tsx";
import { chatTexts } from "./chat-texts.ts";
import { letSpeak } from "./composer/on-writing.ts";
import { useChatPersona } from "./composer/use-chat-persona.ts";
import { ChatDialogs, type ChatDialogName } from "./dialogs/chat-dialogs.tsx";
import { useTree } from "./tree/use-tree.ts";
import { useChatSearch } from "./dialogs/use-chat-search.ts";
import { ChatHeader } from "./header/chat-header.tsx";
import { ConversationTools } from "./header/conversation-tools.tsx";
import { useChatExport } from "./header/use-chat-export.ts";
import { useBriefFlag } from "./header/use-brief-flag.ts";
import { useDeleteChat } from "./header/use-delete-chat.ts";
import type { ConversationLogHandle } from "./log/conversation-log.tsx";
import { useChatRows } from "./log/use-chat-rows.ts";
import { useOpenMemory, wholeMemory } from "./memory/use-open-memory.ts";
import { useCast, useCharacterCast } from "./use-cast.ts";
import { useChatModel } from "./use-chat-model.ts";
import { useChatVariant } from "./use-chat-variant.ts";

export type CharacterRoomProps = {
  /** The thread is null in a new chat; the first message creates it in the same room. */
  source: CharacterChat;
  character: CharacterDetails;
  user: UserInfo;
  /** What a new chat begins with: an opening, and the user's persona (null for none). */
  beginning: { openingId: string | null; personaId: string | null | undefined };
  /** The message to open at; null opens at the end, or where the reader left. */
  openAt: string | null;
  /** Identifies the chat. */
  chatKey: string;
  onThreadCreated: (threadId: string) => void;
  /** Opens another thread with this character. */
  onOpenThread: (threadId: string) => void;
  onNewChat: () => void;
  /** The chat has been deleted here. */
  onDeleted: () => void;
};

/** The room of a chat with one character. */
export function CharacterRoom(props: CharacterRoomProps) {
  const { source, character, user, beginning, onThreadCreated, onNewChat, onDeleted, ...opened } = props;
  const { threadId } = source;
  const client = useQueryClient();
  const chat = useMemo(() => chatOf(source), [source]);
  const isNarrow = useMedia(mobileQuery);
  const thread = useQuery({ ...threadQuery(threadId ?? ""), enabled: threadId !== null }).data ?? null;
  const variant = useChatVariant(character, thread);
  const model = useChatModel(character, thread);
  const persona = useChatPersona(user, character.id, threadId, thread, beginning.personaId);
  const names = useMemo(
    () => ({ user: persona.speaker.name, char: character.name }),
    [persona.speaker.name, character.name],
  );
  const cast = useCharacterCast(character, variant, persona);
  useCast(chat, cast);
  const speaker = characterOf(cast, null, character.id);
  const rows = useChatRows(source, chat, variant?.id ?? null, speaker, names, beginning.openingId);
  const [dialog, setDialog] = useState<ChatDialogName | null>(null);
  const [memory, setMemory] = useOpenMemory(threadId);
  const indicator = useBriefFlag(times.quickSwapIndicator);
  const log = useRef<ConversationLogHandle>(null);
  const search = useChatSearch(threadId, setDialog);
  const variantId = thread?.variantId ?? variant?.id ?? null;
  const menu = {
    character,
    messageCount: thread?.messageCount ?? null,
    onPickVariant: () => setDialog("variants"),
    onOpenModels: () => setDialog("models"),
    onSearch: search,
    onTree: useTree(threadId),
    onMemory: threadId === null ? null : () => setMemory(memory === null ? wholeMemory : null),
    onImport: () => openDialog("importThread", { characterId: character.id, variantId }),
    onExport: useChatExport(threadId),
    onExportCard: character.isOwned ? () => openDialog("exportCard", { characterId: character.id }) : null,
    onRename: threadId === null ? null : () => openDialog("renameThread", { threadId }),
    onDelete: useDeleteChat(thread, onDeleted),
    onReport: () => setDialog("report"),
    onNewChat,
    onShare: () => void shareLink(character.name, characterUrl(character.id)),
  };
  return (
    <ChatRoom
      {...opened}
      source={source}
      chat={chat}
      user={user}
      name={character.name}
      isNarrow={isNarrow}
      isMature={character.NSFW}
      rows={rows}
      persona={persona}
      picture={variant?.backgroundImage ?? variant?.avatar ?? null}
      cutout={variant?.cutout}
      backgroundOption={user.backgroundImageOption}
      hint={chatTexts.fiction(character.name)}
      onBegin={
        variant === null
          ? null
          : (writing, first) =>
              writing.startThread(
                client,
                {
                  ...first,
                  userId: user.id,
                  characterId: character.id,
                  variantId: variant.id,
                  opening: rows.opening,
                  personaId: persona.wanted,
                },
                onThreadCreated,
              )
      }
      onGetReply={threadId === null ? null : () => letSpeak(client, threadId, null, user.streaming)}
      onSearch={search}
      memory={memory}
      onMemory={setMemory}
      log={log}
      tools={<ConversationTools {...menu} />}
      header={
        <ChatHeader
          {...menu}
          variant={variant}
          modelName={model.name}
          isNarrow={isNarrow}
          isVeiled={isVeiled(character, user)}
          isSwapped={indicator.isOn}
          isMemoryOpen={memory !== null}
          onSwapModel={() => setDialog("swap")}
          onOpenThemes={() => openDialog("themes", {})}
          onOpenSideMenu={() => mobileDrawerStore.set(true)}
        />
      }
      dialogs={
        <ChatDialogs
          open={dialog}
          onOpen={setDialog}
          user={user}
          character={character}
          userName={names.user}
          threadId={threadId}
          modelId={model.id}
          variantId={variantId}
          onSwapped={indicator.show}
          onGoTo={(messageId) => log.current?.goTo(messageId)}
        />
      }
    />
  );
}
