/** Address of a chat: with a thread, or a new one (SHELL-20, GAP-73, TRAP-80). */
export function chatPath(characterId: string, threadId?: string | null): string {
  const path = `/conversation/${encodeURIComponent(characterId)}`;
  return threadId ? `${path}?t=${encodeURIComponent(threadId)}` : path;
}

/** Address of a recent chat's thread: groups have no character (GAP-133). */
export function recentChatPath(chat: { id: string; characterId: string | null; groupId?: string | null }): string {
  if (chat.characterId !== null) return chatPath(chat.characterId, chat.id);
  return `/group-chatting?threadId=${encodeURIComponent(chat.id)}&groupId=${encodeURIComponent(chat.groupId ?? "")}`;
}
