import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, useMemo } from "react";
import { groupChatQuery } from "#src/data/group-chat/queries.ts";
import { newestPageQuery } from "#src/data/reply/message-pages.ts";
import { threadQuery } from "#src/data/thread/queries.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { chatLink, chatOfThread } from "#src/domain/chat-path.ts";
import { chatTexts } from "#src/features/chat/chat-texts.ts";
import { GroupRoom } from "#src/features/chat/group/group-room.tsx";
import { nameOfGroup } from "#src/domain/group-name.ts";
import { NoScene } from "#src/features/chat/no-scene.tsx";
import { RoomPage } from "#src/features/chat/room-page.tsx";
import { PhoneBar } from "#src/features/shell/phone-bar.tsx";
import { isMissing } from "#src/http/api-error.ts";

const EditGroupDialog = lazy(async () => ({
  default: (await import("#src/features/group-chat/edit-group-dialog.tsx")).EditGroupDialog,
}));

export type GroupChattingScreenProps = {
  threadId: string | null;
  groupId: string | null;
  /** The message to scroll to. */
  messageId: string | null;
};

/** `/group-chatting?threadId={id}&groupId={id}` (SHELL-21); `m` names a message to open at. Both ids must fit (GAP-84). */
export function GroupChattingScreen({ threadId, groupId, messageId }: GroupChattingScreenProps) {
  if (threadId === null || groupId === null)
    return <NoScene title={chatTexts.notFound} text={chatTexts.notFoundHelp} bar={<PhoneBar />} />;
  return <Group key={threadId} threadId={threadId} groupId={groupId} messageId={messageId} />;
}

type GroupProps = { threadId: string; groupId: string; messageId: string | null };

function Group({ threadId, groupId, messageId }: GroupProps) {
  const navigate = useNavigate();
  const group = useQuery(groupChatQuery(groupId));
  const thread = useQuery(threadQuery(threadId));
  const user = useQuery(userInfoQuery());
  // Load the messages in parallel with the rest.
  useQuery(newestPageQuery(threadId));
  const source = useMemo(() => ({ kind: "group", groupId, threadId }) as const, [groupId, threadId]);
  const sceneLink = (id: string) => chatLink(chatOfThread({ id, characterId: null, groupId }));
  const isForeign = thread.data !== undefined && thread.data.groupId !== groupId;
  if (isMissing(thread.error) || isMissing(group.error) || isForeign)
    return <NoScene title={chatTexts.notFound} text={chatTexts.notFoundHelp} bar={<PhoneBar />} />;
  return (
    <RoomPage title={group.data && nameOfGroup(group.data)} needs={[group, thread, user]} bar={<PhoneBar />}>
      {group.data !== undefined && thread.data !== undefined && user.data !== undefined && (
        <GroupRoom
          source={source}
          group={group.data}
          thread={thread.data}
          user={user.data}
          openAt={messageId}
          chatKey={threadId}
          EditDialog={EditGroupDialog}
          onDeleted={(next) =>
            void navigate({ ...(next === undefined ? { to: "/myconversation" } : sceneLink(next)), replace: true })
          }
          onOpenThread={(id) => void navigate(sceneLink(id))}
        />
      )}
    </RoomPage>
  );
}
