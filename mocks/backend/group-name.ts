import type { GroupChatRow } from "./state/chat-rows.ts";

/** A group's own name, or its members' names joined (GAP-84). */
export const nameOfGroup = (group: GroupChatRow): string =>
  group.groupName || group.members.map(({ characterName }) => characterName).join(", ");
