/** With whom a chat is: a character, in a thread or before it has one, or a group. */
export type ChatSource = CharacterChat | GroupChat;
export type CharacterChat = {
  readonly kind: "character";
  readonly characterId: string;
  readonly threadId: string | null;
};
export type GroupChat = { readonly kind: "group"; readonly groupId: string; readonly threadId: string };

/** Under what the words of a chat are kept on this device: its thread, or before it has one its character (GAP-73). */
export function draftNameOf(source: ChatSource): string {
  if (source.kind === "group") return source.threadId;
  return source.threadId ?? `new-${source.characterId}`;
}
