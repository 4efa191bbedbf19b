import type { Message } from "#src/generated/api/model/message.ts";
import type { MessageLore } from "#src/generated/api/model/messageLore.ts";
import { messageLorebookNamesMax } from "#src/generated/zod/schemas/message.zod.ts";
import type { AlternateRow, MessageRow } from "../state/chat-rows.ts";
import type { State } from "../state/state.ts";
import { withNamesFilled } from "./filled-names.ts";

/** The alternate that is shown. */
export function activeOf(message: MessageRow): AlternateRow {
  const active = message.alternates.find(({ id }) => id === message.activeAlternate) ?? message.alternates[0];
  if (!active) throw new Error(`Message ${message.id} has no alternate`);
  return active;
}

/** The text that is shown, with its names (GAP-57). */
export const shownText = (state: State, message: MessageRow): string =>
  activeOf(withNamesFilled(state, message)).content;

/** The message with its active alternate changed, and its revision raised. */
export function withActive(message: MessageRow, change: Partial<AlternateRow>): MessageRow {
  const active = activeOf(message);
  return {
    ...message,
    revision: message.revision + 1,
    alternates: message.alternates.map((alternate) =>
      alternate.id === active.id ? { ...alternate, ...change } : alternate,
    ),
  };
}

const shownAlternate = ({ id, content, picture, status, aiModelId, createdAt, editedAt }: AlternateRow) => ({
  id,
  content,
  picture,
  status,
  aiModelId,
  createdAt,
  editedAt,
});

/** The job that paints for the shown alternate; null where none does. */
function pictureJobOf(state: State, message: MessageRow): string | null {
  const { id, pictureJobId = "" } = activeOf(message);
  const job = state.paintingJobs.get(pictureJobId);
  return job?.status === "waiting" && job.for?.messageId === message.id && job.for.alternateId === id ? job.id : null;
}

/** One lorebook once, also when two have one name. */
const namesOf = (lore: readonly MessageLore[]): string[] =>
  [...new Map(lore.map(({ lorebookId, lorebookName }) => [lorebookId, lorebookName])).values()].slice(
    0,
    messageLorebookNamesMax,
  );

/** A message as the contract shows it (GAP-122). */
export function messageView(state: State, row: MessageRow): Message {
  const message = withNamesFilled(state, row);
  const pictureJobId = pictureJobOf(state, message);
  const { content, picture, pictureFailure, status, lore = [] } = activeOf(message);
  return {
    id: message.id,
    threadId: message.threadId,
    clientMessageId: message.clientMessageId,
    role: message.role,
    memberId: message.memberId,
    characterId: message.characterId,
    personaId: message.personaId,
    alternates: message.alternates.map(shownAlternate),
    activeAlternate: message.activeAlternate,
    content,
    picture,
    ...(pictureJobId !== null && { pictureJobId }),
    ...(pictureFailure !== undefined && { pictureFailure }),
    status,
    revision: message.revision,
    loreEntryIds: lore.map(({ entryId }) => entryId),
    ...(lore.length > 0 && { lorebookNames: namesOf(lore) }),
    createdAt: message.createdAt,
  };
}

/** Every message of a thread by place, deleted ones too. */
export function placesOf(state: State, threadId: string): MessageRow[] {
  const rows = state.messages.in(threadId);
  for (let i = 1; i < rows.length; i++) {
    if ((rows[i - 1]?.position ?? 0) > (rows[i]?.position ?? 0))
      return rows.toSorted((a, b) => a.position - b.position);
  }
  return rows;
}

/** The messages of a thread, oldest first. */
export const messagesOf = (state: State, threadId: string): MessageRow[] =>
  placesOf(state, threadId).filter((row) => !row.deletedAt);

export const isOpening = (message: MessageRow): boolean => message.position === 0 && message.role === "character";

/** Without the opening and without empty replies (GAP-119). */
export function countMessages(state: State, threadId: string): number {
  let count = 0;
  for (const message of messagesOf(state, threadId))
    if (!isOpening(message) && activeOf(message).content !== "") count += 1;
  return count;
}
