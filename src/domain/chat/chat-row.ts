import type { Message } from "#src/generated/api/model/message.ts";
import { type Cast, type CharacterSpeaker, type Speaker, speakerOf, type UserSpeaker } from "./speaker.ts";

/**
 * One row of a conversation. `key` is what the row was first known by and never changes: with another key it would be
 * another row to the list, and move the page. Its text means nothing.
 */
export type ChatRow = OpeningRow | StoredRow | WaitingRow;

/** The opening of a chat that has no thread yet, with the others it can be swiped to. */
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

/** What the server has not, or not named yet; it stands behind what it has. */
export type WaitingRow = OutgoingRow | UnsentRow | AwaitedRow;

/** The user's message on its way. Its key is its `clientMessageId`. */
export type OutgoingRow = {
  readonly kind: "outgoing";
  readonly key: string;
  readonly speaker: UserSpeaker;
  readonly content: string;
  readonly picture: string | null;
  readonly createdAt: string;
};

/** The user's message that could not be sent, and why. Its key is its `clientMessageId`. */
export type UnsentRow = Omit<OutgoingRow, "kind"> & { readonly kind: "unsent"; readonly problem: string };

/** The place of a reply that has been asked for and has no message yet. A thread has one at most. */
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

/** The message that the server has for the row; null where it has none yet. */
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

/** Whether words of the row are still to come, as far as the row itself knows. */
export function isUnfinished(row: ChatRow): boolean {
  return row.kind === "awaited" || (row.kind === "stored" && row.message.status === "running");
}

/** The message's place by its id; -1 where the rows do not hold it. */
export function indexOfMessage(rows: readonly ChatRow[], messageId: string): number {
  return rows.findIndex((row) => row.kind === "stored" && row.message.id === messageId);
}

export function storedRow(cast: Cast, message: Message, key: string): StoredRow {
  return { kind: "stored", key, speaker: speakerOf(cast, message), message };
}

/**
 * The row with the server's version of its message; an older one is left aside, and an unchanged message keeps the row's
 * identity, so that it is not drawn again.
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
      known.personaId === message.personaId &&
      known.activeAlternate === message.activeAlternate &&
      known.alternates.length === message.alternates.length
    )
      return row;
  }
  return storedRow(cast, message, row.key);
}

/** A message whose reply has begun, until the server's own version of it comes. */
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
    // Below every revision of the server's.
    revision: 0,
    loreEntryIds: [],
  };
}
