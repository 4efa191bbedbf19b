import type { MessageStatus } from "../state/chat-rows.ts";
import type { FileMemory } from "./memory-file.ts";

/** Members of a foreign file that this product has no place for; kept, and written back on export. */
export type Foreign = Readonly<Record<string, unknown>>;

/** One of the texts of a message. */
export type TranscriptText = {
  content: string;
  /** ISO 8601; null when the file does not say. */
  createdAt: string | null;
  /** Only what is worth keeping: a reply that was stopped, cut or failed says so. */
  status: Exclude<MessageStatus, "running">;
  picture: string | null;
};

/** One message of a chat, whatever file it is in. */
export type TranscriptLine = {
  role: "user" | "character";
  name: string;
  texts: readonly TranscriptText[];
  /** Index of the text that is shown. */
  active: number;
  foreign?: Foreign | undefined;
};

/** A chat as files hold it, oldest line first; no ids, nothing of this product's database. */
export type Transcript = {
  userName: string;
  characterName: string;
  title: string | null;
  createdAt: string | null;
  lines: readonly TranscriptLine[];
  /** What the chat keeps in mind; absent for nothing. */
  memory?: FileMemory | undefined;
  foreign?: Foreign | undefined;
};

/** What reading a file came to (GAP-135). */
export type ReadTranscript = Transcript & {
  /** Numbers of the lines that could not be read, from 1. */
  skippedLines: readonly number[];
  warnings: readonly string[];
};

/** Code points of a message's text, by the contract. */
export const textLimits = { user: 8000, character: 32_000 } as const;

/** Alternates of one message, by the contract. */
export const alternateLimit = 50;
