import type { MessageStatus } from "../state/chat-rows.ts";
import type { FileBook } from "./book-file.ts";
import type { FileMemory } from "./memory-file.ts";

/** Fields of an imported file that this product does not use; kept, and written again on export. */
export type Foreign = Readonly<Record<string, unknown>>;

/** One alternate of a message. */
export type TranscriptText = {
  content: string;
  /** ISO 8601; null if unknown. */
  createdAt: string | null;
  /** Never `running`: such a reply counts as cut. */
  status: Exclude<MessageStatus, "running">;
  picture: string | null;
};

/** One message of a chat, independent of the file's format. */
export type TranscriptLine = {
  role: "user" | "character";
  name: string;
  texts: readonly TranscriptText[];
  /** Index of the active alternate. */
  active: number;
  foreign?: Foreign | undefined;
};

/** A chat independent of the file's format, oldest line first; without ids. */
export type Transcript = {
  userName: string;
  characterName: string;
  title: string | null;
  createdAt: string | null;
  lines: readonly TranscriptLine[];
  /** The chat's memory; absent if empty. */
  memory?: FileMemory | undefined;
  /** The lorebooks of this chat alone; absent if there is none. */
  lorebooks?: readonly FileBook[] | undefined;
  foreign?: Foreign | undefined;
};

/** A transcript read from a file, with what could not be read (GAP-135). */
export type ReadTranscript = Transcript & {
  /** Numbers of the lines that could not be read, from 1. */
  skippedLines: readonly number[];
  warnings: readonly string[];
};

/** Maximum code points of a message's text, by the contract. */
export const textLimits = { user: 8000, character: 32_000 } as const;

/** Maximum number of alternates per message, by the contract. */
export const alternateLimit = 50;
