import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { openDialog } from "#src/client-state/dialogs.ts";
import { aiModelsQuery } from "#src/data/ai-model/queries.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { chatOf } from "#src/data/reply/chat-store.ts";
import type { GroupChat as GroupSource } from "#src/domain/chat-source.ts";
import { times } from "#src/domain/limits.ts";
import { nameOfGroup } from "#src/domain/group-name.ts";
import { texts } from "#src/domain/texts.ts";
import type { GroupChat } from "#src/generated/api/model/groupChat.ts";
import type { Thread } from "#src/generated/api/model/thread.ts";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { ChatRoom } from "../chat-room.tsx";
import { useChatPersona } from "../composer/use-chat-persona.ts";
import { useChatExport } from "../header/use-chat-export.ts";
import { useTree } from "../tree/use-tree.ts";
import { useChatSearch } from "../dialogs/use-chat-search.ts";
import { ModelPill } from "../header/model-pill.tsx";
import { useBriefFlag } from "../header/use-brief-flag.ts";
import type { ConversationLogHandle } from "../log/conversation-log.tsx";
import { useOpenMemory, wholeMemory } from "../memory/use-open-memory.ts";
import { useThreadRows } from "../log/use-thread-rows.ts";
import { useCast } from "../use-cast.ts";
import { type EditDialog, GroupDialogs, type GroupDialogName } from "./group-dialogs.tsx";
import { GroupHeader } from "./group-header.tsx";
import { groupTexts } from "./group-texts.ts";
import { GroupTools } from "./group-tools.tsx";
import { MembersRail, useHasRail } from "./members-rail.tsx";
import { MembersStrip } from "./members-strip.tsx";
import { awaitedOf, useDirection } from "./use-direction.ts";
import { useGroupCast } from "./use-group-cast.ts";
import { useMentions } from "./use-mentions.ts";
import { useNewScene } from "./use-new-scene.ts";

export type GroupRoomProps = {
  source: GroupSource;
  group: GroupChat;
  /** As it was when the room opened; the room follows it. */
  thread: Thread;
  user: UserInfo;
  openAt: string | null;
  chatKey: string;
  /** Opens another thread of this group. */
  onOpenThread: (threadId: string) => void;
  EditDialog: EditDialog;
  /** The group, or the open scene, has been deleted here; `next` is the scene to go on with. */
  onDeleted: (next?: string) => void;
};

/** The room of a group chat: the conversation's room, with several speakers who can be directed. */
export function GroupRoom({
  source,
  group,
  thread: opened,
  user,
  onOpenThread,
  EditDialog,
  onDeleted,
  ...opening
}: GroupRoomProps) {
  const { threadId } = source;
  const { members } = group;
  const chat = useMemo(() => chatOf(source), [source]);
  const isNarrow = useMedia(mobileQuery);
  const hasRail = useHasRail();
  const thread = useQuery(threadQuery(threadId)).data ?? opened;
  // The persona is the thread's; the call wants somebody of its cast.
  const [first] = members.toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable));
  const persona = useChatPersona(user, first?.characterId ?? "", threadId, thread);
  useCast(chat, useGroupCast(members, persona));
  const rows = useThreadRows(source, chat);
  const direction = useDirection(thread, chat, members, user.streaming);
  const mentions = useMentions(direction.players);
  const [dialog, setDialog] = useState<GroupDialogName | null>(null);
  const [memory, setMemory] = useOpenMemory(threadId);
  const search = useChatSearch(threadId, setDialog);
  const newScene = useNewScene(group.id, onOpenThread);
  const log = useRef<ConversationLogHandle>(null);
  const name = nameOfGroup(group);
  const models = useQuery({ ...aiModelsQuery(), enabled: thread.aiModelId !== null });
  const modelName =
    thread.aiModelId === null
      ? texts.models.eachTheirOwn
      : (models.data?.find(({ id }) => id === thread.aiModelId)?.modelName ?? null);
  const indicator = useBriefFlag(times.quickSwapIndicator);
  const menu = {
    messageCount: thread.messageCount,
    onEdit: group.isOwned ? () => setDialog("edit") : null,
    onDelete: group.isOwned ? () => setDialog("delete") : null,
    onOpenModels: () => setDialog("models"),
    onScenes: () => setDialog("scenes"),
    onLorebooks: () => setDialog("lorebooks"),
    onNewScene: newScene,
    onImport: () => openDialog("importThread", { groupId: group.id }),
    onExport: useChatExport(threadId),
    onMemory: () => setMemory(memory === null ? wholeMemory : null),
    onSearch: search,
    onTree: useTree(threadId),
    onOpenThemes: () => openDialog("themes", {}),
  };
  const openMembers = () => setDialog("members");
  return (
    <ChatRoom
      {...opening}
      source={source}
      chat={chat}
      user={user}
      name={name}
      isNarrow={isNarrow}
      isMature={false}
      rows={rows}
      persona={persona}
      picture={members.find(({ isAvailable, avatar }) => isAvailable && avatar !== null)?.avatar ?? null}
      // A portrait behind five people is a mood, not a picture of the scene.
      backgroundOption={user.backgroundImageOption === "off" ? "off" : "blur_high"}
      hint={groupTexts.hint}
      onBegin={null}
      onGetReply={direction.speaker === null ? null : direction.letSpeak}
      awaiting={(content) => ({ awaited: awaitedOf(direction, content) })}
      onOpenThread={onOpenThread}
      onSearch={search}
      memory={memory}
      onMemory={setMemory}
      mentions={mentions}
      log={log}
      tools={<GroupTools {...menu} />}
      header={
        <>
          <GroupHeader
            {...menu}
            name={name}
            isNamed={group.groupName !== ""}
            players={direction.players}
            isNarrow={isNarrow}
            isMemoryOpen={memory !== null}
            model={
              modelName !== null && (
                <ModelPill name={modelName} isSwapped={indicator.isOn} onPress={() => setDialog("swap")} />
              )
            }
            onMembers={hasRail || isNarrow ? null : openMembers}
          />
          {isNarrow && <MembersStrip direction={direction} onOpen={openMembers} />}
        </>
      }
      beside={hasRail && <MembersRail direction={direction} />}
      dialogs={
        <GroupDialogs
          open={dialog}
          onOpen={setDialog}
          group={group}
          name={name}
          threadId={threadId}
          direction={direction}
          user={user}
          modelId={thread.aiModelId}
          onSwapped={indicator.show}
          EditDialog={EditDialog}
          onDeleted={onDeleted}
          isNarrow={isNarrow}
          onNewScene={newScene}
          onGoTo={(messageId) => log.current?.goTo(messageId)}
        />
      }
    />
  );
}
