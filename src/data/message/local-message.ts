import type { Message } from "#src/generated/api/model/message.ts";
import { isLocal, localPrefix, type ChatRow } from "./message-window.ts";

type LocalMessage = {
  key: string;
  id: string;
  threadId: string;
  role: Message["role"];
  content: string;
  status: Message["status"];
  characterId?: string | null;
  picture?: string | null;
  alternates?: readonly string[];
};

/** A message that is shown before the server has one: the user's own on its way, the awaited reply, a new chat's opening. */
function localMessage({
  key,
  id,
  threadId,
  role,
  content,
  status,
  characterId = null,
  picture = null,
  alternates = [content],
}: LocalMessage): Message {
  const createdAt = new Date().toISOString();
  return {
    id,
    threadId,
    clientMessageId: role === "user" ? key : null,
    role,
    memberId: null,
    characterId,
    personaId: null,
    alternates: alternates.map((text, at) => ({
      id: `${id}:${at}`,
      content: text,
      picture,
      status,
      aiModelId: null,
      createdAt,
      editedAt: null,
    })),
    activeAlternate: `${id}:${Math.max(0, alternates.indexOf(content))}`,
    content,
    picture,
    status,
    revision: 1,
    loreEntryIds: [],
    createdAt,
  };
}

/** The user's message while it is on its way; its key stays for good. */
export function outgoingRow(
  threadId: string,
  clientMessageId: string,
  content: string,
  picture: string | null = null,
): ChatRow {
  const message = localMessage({
    key: clientMessageId,
    id: `${localPrefix}${clientMessageId}`,
    threadId,
    role: "user",
    content,
    picture,
    status: "complete",
  });
  return { key: clientMessageId, message, delivery: "sending", problem: null };
}

/** The place of a reply that has been asked for and not been named yet. */
export function awaitedRow(threadId: string, requestId: string, characterId: string | null): ChatRow {
  const key = awaitedKey(requestId);
  return {
    key,
    message: localMessage({
      key,
      id: `${localPrefix}${key}`,
      threadId,
      role: "character",
      content: "",
      status: "running",
      characterId,
    }),
    delivery: "sending",
    problem: null,
  };
}

export function awaitedKey(requestId: string): string {
  return `reply-${requestId}`;
}

/** Whether a row is such a place, and has not been named. */
export function isAwaited(row: ChatRow): boolean {
  return isLocal(row) && row.key.startsWith(awaitedKey(""));
}

/** The opening of a chat that has no thread yet, with the others it can be swiped to. */
export function openingRow(characterId: string, openings: readonly string[], at: number): ChatRow {
  const content = openings[at] ?? "";
  return {
    key: openingKey,
    message: localMessage({
      key: openingKey,
      id: `${localPrefix}opening`,
      threadId: "",
      role: "character",
      content,
      status: "complete",
      characterId,
      alternates: openings,
    }),
    delivery: "stored",
    problem: null,
  };
}

export const openingKey = "opening";
