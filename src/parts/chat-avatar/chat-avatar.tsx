import type { RecentChat } from "#src/generated/api/model/recentChat.ts";
import { Avatar } from "#src/ui/avatar/avatar.tsx";
import { AvatarStack, type AvatarStackProps } from "./avatar-stack.tsx";

export interface ChatAvatarProps
  extends Required<Pick<AvatarStackProps, "size">>, Pick<AvatarStackProps, "isLate" | "className"> {
  chat: Pick<RecentChat, "id" | "characterId" | "groupId" | "characterName" | "avatar" | "avatars">;
}

/** The face of a chat: its character's, or those of two members of its group. Decorative: the name is beside it. */
export function ChatAvatar({ chat, ...look }: ChatAvatarProps) {
  const seed = chat.characterId ?? chat.groupId ?? chat.id;
  return chat.avatars !== undefined && chat.avatars.length > 1 ? (
    <AvatarStack sources={chat.avatars} seed={seed} {...look} />
  ) : (
    <Avatar src={chat.avatar} name={chat.characterName} seed={seed} isDecorative {...look} />
  );
}
