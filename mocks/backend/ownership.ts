import { forbidden, found, notFound } from "./refusal.ts";
import { visibleCharacter } from "./selection.ts";
import type { MessageRow, ThreadRow } from "./state/chat-rows.ts";
import type { CharacterRow, UserRow } from "./state/rows.ts";
import type { State } from "./state/state.ts";

/** The user's own thread; 404 for another's (GAP-117). */
export function ownThread(state: State, user: UserRow, threadId: string): ThreadRow {
  const thread = found(state.threads.get(threadId), "This chat does not exist");
  if (thread.userId !== user.id || thread.deletedAt) throw notFound("This chat does not exist");
  return thread;
}

/** A message of one of the user's own threads, with its thread. */
export function ownMessage(state: State, user: UserRow, messageId: string): { thread: ThreadRow; message: MessageRow } {
  const message = found(state.messages.get(messageId), "This message does not exist");
  if (message.deletedAt) throw notFound("This message does not exist");
  return { message, thread: ownThread(state, user, message.threadId) };
}

/** The user's own character; 403 for another's that they can see, 404 for any other. */
export function ownCharacter(state: State, user: UserRow, characterId: string): CharacterRow {
  const character = visibleCharacter(state, user, characterId);
  if (character.creatorId !== user.id) throw forbidden("Only its author can change this character");
  return character;
}
