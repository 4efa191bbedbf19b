import type { Message } from "#src/generated/api/model/message.ts";
import { type Cast, type CharacterSpeaker, type Speaker, speakerOf, type UserSpeaker } from "./speaker.ts";

/**
 * One row of a conversation. `key` is the id the row first had and never changes: a new key would remount the row and
 * move the page. Its text carries no meaning.
 */
export type ChatRow = OpeningRow | StoredRow | WaitingRow;

/** The opening of a chat that has no thread yet, with its alternatives. */
export type OpeningRow = {
  readonly kind: "opening";
  readonly key: string;
  readonly speaker: CharacterSpeaker;
  readonly texts: readonly string[];
  readonly at: number;
  readonly createdAt: string;
};

/** A message that the server has. */
export type StoredRow = {
  readonly kind: "stored";
  readonly key: string;
  readonly speaker: Speaker;
  readonly message: Message;
};

/** A row the server does not have yet, or has given no id; shown after the stored ones. */
export type WaitingRow = OutgoingRow | UnsentRow | AwaitedRow;

/** A user message being sent. Its key is its `clientMessageId`. */
export type OutgoingRow = {
  readonly kind: "outgoing";
  readonly key: string;
  readonly speaker: UserSpeaker;
  readonly content: string;
  readonly picture: string | null;
  readonly createdAt: string;
};

/** Shown for an unsent message of unknown cause. */
export const notSent = "This message was not sent.";

/** A user message that could not be sent, with the reason. Its key is its `clientMessageId`. */
export type UnsentRow = Omit<OutgoingRow, "kind"> & { readonly kind: "unsent"; readonly problem: string };

/** Placeholder of a requested reply that has no message yet. A thread has at most one. */
export type AwaitedRow = {
  readonly kind: "awaited";
  readonly key: string;
  readonly speaker: CharacterSpeaker;
  readonly createdAt: string;
};

export function isWaiting(row: ChatRow): row is WaitingRow {
  return row.kind === "outgoing" || row.kind === "unsent" || row.kind === "awaited";
}

export function isOfUser(row: ChatRow): boolean {
  return row.speaker.kind === "user";
}

/** The row's stored message, or null. */
export function storedOf(row: ChatRow): Message | null {
  return row.kind === "stored" ? row.message : null;
}

export function textOf(row: ChatRow): string {
  if (row.kind === "stored") return row.message.content;
  if (row.kind === "opening") return row.texts[row.at] ?? "";
  return row.kind === "awaited" ? "" : row.content;
}

export function pictureOf(row: ChatRow): string | null {
  if (row.kind === "stored") return row.message.picture;
  return row.kind === "outgoing" || row.kind === "unsent" ? row.picture : null;
}

export function timeOf(row: ChatRow): string {
  return row.kind === "stored" ? row.message.createdAt : row.createdAt;
}

/** Whether the row's own state says that more text is coming. */
export function isUnfinished(row: ChatRow): boolean {
  return row.kind === "awaited" || (row.kind === "stored" && row.message.status === "running");
}

/** Index of the row of a message, or -1. */
export function indexOfMessage(rows: readonly ChatRow[], messageId: string): number {
  return rows.findIndex((row) => row.kind === "stored" && row.message.id === messageId);
}

export function storedRow(cast: Cast, message: Message, key: string): StoredRow {
  return { kind: "stored", key, speaker: speakerOf(cast, message), message };
}

/**
 * The row with the server's version of its message. An older version is ignored, and an unchanged message returns the same
 * row object, which does not render again.
 */
export function refreshed(cast: Cast, row: ChatRow, message: Message): ChatRow {
  if (row.kind === "stored" && row.message.id === message.id) {
    const { message: known } = row;
    if (known.revision > message.revision) return row;
    if (
      known.revision === message.revision &&
      known.status === message.status &&
      known.content === message.content &&
      known.picture === message.picture &&
      known.pictureJobId === message.pictureJobId &&
      known.pictureFailure === message.pictureFailure &&
      known.personaId === message.personaId &&
      known.activeAlternate === message.activeAlternate &&
      known.alternates.length === message.alternates.length
    )
      return row;
  }
  return storedRow(cast, message, row.key);
}

/** A local message for a reply that has begun, until the server's version arrives. */
export function begunMessage(
  about: Pick<Message, "id" | "threadId" | "memberId" | "characterId" | "activeAlternate" | "createdAt">,
): Message {
  const { activeAlternate, createdAt } = about;
  const alternate = {
    id: activeAlternate,
    content: "",
    picture: null,
    status: "running",
    aiModelId: null,
    createdAt,
    editedAt: null,
  } as const;
  return {
    ...about,
    clientMessageId: null,
    role: "character",
    personaId: null,
    alternates: [alternate],
    content: "",
    picture: null,
    status: "running",
    // Lower than every revision of the server.
    revision: 0,
    loreEntryIds: [],
  };
}
