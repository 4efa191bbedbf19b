import type { GroupChat } from "#src/generated/api/model/groupChat.ts";

/** A group's own name, or its members' names joined, as its threads are listed (GAP-84). */
export function nameOfGroup({ groupName, members }: Pick<GroupChat, "groupName" | "members">): string {
  return groupName || members.map(({ characterName }) => characterName).join(", ");
}
