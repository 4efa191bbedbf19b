import { withNames } from "../reply/wording.ts";
import { nameInChat, personaInUse } from "../selection.ts";
import type { MessageRow } from "../state/chat-rows.ts";
import type { State } from "../state/state.ts";

/**
 * A message as it is read now: an opening's placeholders are filled with the names of today's persona and speaker. Every
 * reader goes through here; what is stored keeps them.
 */
export function withNamesFilled(state: State, message: MessageRow): MessageRow {
  if (!message.hasPlaceholders) return message;
  const thread = state.threads.get(message.threadId);
  const user = state.users.get(thread?.userId ?? "");
  if (!thread || !user) return message;
  const member = state.groupChats.get(thread.groupId ?? "")?.members.find((one) => one.memberId === message.memberId);
  const characterId = message.characterId ?? "";
  const names = {
    user: nameInChat(user, personaInUse(state, user, characterId, thread)),
    char: member?.characterName ?? state.characters.get(characterId)?.name ?? "",
  };
  const alternates = message.alternates.map((one) => ({ ...one, content: withNames(one.content, names) }));
  return { ...message, alternates };
}
