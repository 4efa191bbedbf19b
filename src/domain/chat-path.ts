import type { CharacterChat, ChatSource } from "./chat-source.ts";

/** Address of a new chat with a character, as text: for addresses that are handed on. */
export function chatPath(characterId: string): string {
  return `/conversation/${encodeURIComponent(characterId)}`;
}

/** The chat of a thread, as lists of threads name it (GAP-133). */
export function chatOfThread(thread: { id: string; characterId: string | null; groupId?: string | null }): ChatSource {
  const { id, characterId, groupId } = thread;
  return characterId === null
    ? { kind: "group", groupId: groupId ?? "", threadId: id }
    : { kind: "character", characterId, threadId: id };
}

/** A chat with a character, in a thread or as a new one (GAP-73). */
export function chatWith(characterId: string, threadId: string | null = null): CharacterChat {
  return { kind: "character", characterId, threadId };
}

/** Stands for no persona in the address of a new chat. */
export const nobody = "nobody";

/** Where a link to a chat leads (SHELL-20, NAV-07, TRAP-80); `messageId` opens it at that message. */
export function chatLink(source: ChatSource, messageId?: string) {
  return source.kind === "group"
    ? ({
        to: "/group-chatting",
        search: { threadId: source.threadId, groupId: source.groupId || undefined, m: messageId },
      } as const)
    : ({
        to: "/conversation/$characterId",
        params: { characterId: source.characterId },
        search: { t: source.threadId ?? undefined, m: messageId },
      } as const);
}
