import type { MessageLore } from "#src/generated/api/model/messageLore.ts";

/**
 * What writes the replies: by default the built-in improviser; on the HTTP host optionally an OpenAI-compatible endpoint.
 * A responder gets everything it may know in one plain request, and streams text.
 */

/** Response preferences (CONST-36 to CONST-40). Values are the stored ones, not the labels. */
export type Preferences = {
  verbose: "text" | "short" | "mediumShort" | "originalNormal" | "long" | "medium";
  povPreference: "firstPerson" | "secondPerson" | "thirdPerson" | "upToModel";
  actForUser: "yes" | "default" | "no";
  dialogStyle: "narrationOnly" | "lots" | "balanced" | "low" | "none";
  narrationTense: "present" | "neutral" | "past";
};

/** A character as it is played: one variant of it. Texts may contain `{{user}}` and `{{char}}`, and may be empty. */
export type Voice = {
  id: string;
  name: string;
  tagline: string;
  description: string;
  personality: string;
  scenario: string;
  exampleDialogue: string;
  firstMessage: string;
  /** The author's prompts for a model, replacing or including ours (`{{original}}`). The improviser ignores both. */
  systemPrompt?: string;
  postHistoryInstructions?: string;
};

/** An active lorebook entry; the one with the least `weight` is dropped first if the prompt is too long. */
export type Known = {
  content: string;
  /** Whether it goes before the character's description. */
  isBefore: boolean;
  weight: number;
  /** What to store of it with the reply. */
  record?: MessageLore;
};

/** One message of the chat so far. `name` is the speaker's display name. */
export type Line = { role: "user" | "character"; name: string; content: string };

/** The chat's memory; texts may contain `{{user}}` and `{{char}}`. */
export type KeptInMind = {
  /** In the user's order; automatically noted ones are dropped first. */
  facts: readonly { text: string; isNoted: boolean }[];
  summary: string;
  /** Inserted with `depth` messages after it. */
  note: { text: string; depth: number };
};

/** All input for one reply. Equal requests give equal replies. */
export type ReplyRequest = {
  task: "send" | "regenerate" | "continue" | "speak" | "impersonate";
  /** Any string; another seed gives another reply to the same chat. */
  seed: string;
  speaker: Voice;
  /** The other members of a group chat. */
  others: readonly Voice[];
  user: { name: string; description: string };
  preferences: Preferences;
  /** Oldest first. The last line is, for `continue`, the text to continue; for `regenerate`, the user's turn. */
  history: readonly Line[];
  /** Texts of rejected alternates, whose sentences must not be repeated. */
  avoid: readonly string[];
  /** A direction for this reply only, as with regenerate. */
  instruction: string | null;
  /** What the user has typed so far; for `impersonate`. */
  draft: string | null;
  /** The active lorebook entries, in order. */
  lore: readonly Known[];
  /** Absent if empty. */
  memory?: KeptInMind;
  /** The chat's model, by its name at the endpoint; absent for the responder's default. */
  model?: string;
  /** Number of messages before the first of `history`. */
  earlierTurns?: number;
};

/** The input for a summary. */
export type SummaryRequest = {
  /** The summary up to the first line, which the new one continues. */
  before: string;
  /** Oldest first. */
  lines: readonly Line[];
  /** Maximum code points to add. */
  longest: number;
  model?: string;
};

export type PromptMessage = { role: "system" | "user" | "assistant"; content: string };

/** A part of a prompt: its estimated tokens, and how many of its facts, entries or messages were included. */
export type PromptPart = {
  part: "instructions" | "character" | "persona" | "lore" | "facts" | "summary" | "note" | "messages";
  tokens: number;
  included: number;
  total: number;
};

/** The prompt that a reply was made from, for the prompt inspector. Never contains an API key. */
export type SentPrompt = {
  model: string;
  messages: readonly PromptMessage[];
  /** The rest of the request, such as `max_tokens`. */
  parameters: Readonly<Record<string, unknown>>;
  /** Number of messages that fitted, and in total. */
  includedMessages: number;
  totalMessages: number;
  /** Text of the model that was removed from the reply; null for none. */
  trimmed: string | null;
  parts?: readonly PromptPart[];
  /** Size of the model's context, prompt and reply together; null for unlimited. */
  contextTokens?: number | null;
};

/** Writes one reply, in pieces to be concatenated. */
export interface Responder {
  /** Maximum number of messages of history that it reads. */
  readonly reads?: number;
  /** Whether it may have to be loaded first; then readers are informed if its first text takes long. */
  readonly wakes?: boolean;
  /**
   * @param request what to answer
   * @param signal ends the writing; the iteration then throws the signal's reason
   * @param note called with the prompt that was sent; again when more of it is known
   * @returns text pieces in order; their concatenation is the reply
   */
  write(request: ReplyRequest, signal: AbortSignal, note?: (sent: SentPrompt) => void): AsyncIterable<string>;
  /** The prompt for a request; absent if it gets the whole chat. */
  plan?(request: ReplyRequest): SentPrompt;
  /** Summarises a chat; absent without a model, when the chat's own sentences are used. */
  summarise?(request: SummaryRequest, signal: AbortSignal): Promise<string>;
}

/** A reply with its timing: each piece appears `atMs` milliseconds after the start. Times never decrease. */
export type ReplyScript = { text: string; pieces: readonly { atMs: number; text: string }[] };
