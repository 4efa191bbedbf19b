/** Address of a chat: with a thread, or a new one (SHELL-20, GAP-73, TRAP-80). */
export function chatPath(characterId: string, threadId?: string | null): string {
  const path = `/conversation/${encodeURIComponent(characterId)}`;
  return threadId ? `${path}?t=${encodeURIComponent(threadId)}` : path;
}

/** Where a link to a recent chat's thread leads: groups have no character (NAV-07, GAP-133). */
export function recentChatLink(chat: { id: string; characterId: string | null; groupId?: string | null }) {
  const { id, characterId, groupId } = chat;
  return characterId === null
    ? ({ to: "/group-chatting", search: { threadId: id, groupId: groupId ?? undefined } } as const)
    : ({ to: "/conversation/$characterId", params: { characterId }, search: { t: id } } as const);
}
