import type { MessageLore } from "#src/generated/api/model/messageLore.ts";

/**
 * Who writes the replies. The built-in improviser fills this place by default; an OpenAI-compatible endpoint fills it
 * on the HTTP host. Whoever it is gets everything it may know in one plain request and streams text.
 */

/** How a reply should read (CONST-36 to CONST-40). Values are the stored ones, not the labels. */
export type Preferences = {
  verbose: "text" | "short" | "mediumShort" | "originalNormal" | "long" | "medium";
  povPreference: "firstPerson" | "secondPerson" | "thirdPerson" | "upToModel";
  actForUser: "yes" | "default" | "no";
  dialogStyle: "narrationOnly" | "lots" | "balanced" | "low" | "none";
  narrationTense: "present" | "neutral" | "past";
};

/** A character as it is played: one variant of it. Texts may hold `{{user}}` and `{{char}}`; empty strings are fine. */
export type Voice = {
  id: string;
  name: string;
  tagline: string;
  description: string;
  personality: string;
  scenario: string;
  exampleDialogue: string;
  firstMessage: string;
  /** The author's words to a model, in place of or around ours (`{{original}}`); the improviser reads neither. */
  systemPrompt?: string;
  postHistoryInstructions?: string;
};

/** What a lorebook entry tells; the lightest is dropped first when room is short. */
export type Known = {
  content: string;
  /** Before what is said of the character. */
  isBefore: boolean;
  weight: number;
  /** What is noted of it with the reply. */
  told?: MessageLore;
};

/** One turn of the chat so far. `name` is the speaker's display name. */
export type Line = { role: "user" | "character"; name: string; content: string };

/** What a chat keeps in mind beside its messages; texts may hold `{{user}}` and `{{char}}`. */
export type KeptInMind = {
  /** In the user's order; those noted by whoever writes are the first to be left out. */
  facts: readonly { text: string; isNoted: boolean }[];
  summary: string;
  /** Told with `depth` messages after it. */
  note: { text: string; depth: number };
};

/** Everything one reply is made from. Equal requests give equal replies. */
export type ReplyRequest = {
  task: "send" | "regenerate" | "continue" | "speak" | "impersonate";
  /** Any string; another seed gives another reply to the same chat. */
  seed: string;
  speaker: Voice;
  /** The other members of a group chat. */
  others: readonly Voice[];
  user: { name: string; description: string };
  preferences: Preferences;
  /** Oldest first. For `continue` the last line is the text to go on from; for `regenerate` it is the user's turn. */
  history: readonly Line[];
  /** Texts of rejected alternates: none of their sentences comes back. */
  avoid: readonly string[];
  /** A direction for this reply alone, as with regenerate. */
  instruction: string | null;
  /** What the user has typed already; for `impersonate`. */
  draft: string | null;
  /** The lorebook entries that fired, in their order. */
  lore: readonly Known[];
  /** Absent for nothing. */
  memory?: KeptInMind;
  /** The model the chat has chosen, as its endpoint calls it; absent: the responder's own choice. */
  model?: string;
  /** Turns of the chat before the first of `history`. */
  earlierTurns?: number;
};

/** What the story so far is made from. */
export type SummaryRequest = {
  /** The story up to the first line; the new one goes on from it. */
  before: string;
  /** Oldest first. */
  lines: readonly Line[];
  /** Code points of what is added. */
  longest: number;
  model?: string;
};

export type PromptMessage = { role: "system" | "user" | "assistant"; content: string };

/** A part of a prompt: its tokens, as estimated, and how many of its facts, entries or messages had room. */
export type PromptPart = {
  part: "instructions" | "character" | "persona" | "lore" | "facts" | "summary" | "note" | "messages";
  tokens: number;
  included: number;
  total: number;
};

/** What a reply was made from, for whoever wants to look (the prompt inspector). Never holds a key. */
export type SentPrompt = {
  model: string;
  messages: readonly PromptMessage[];
  /** Everything else of the request, such as `max_tokens`. */
  parameters: Readonly<Record<string, unknown>>;
  /** Turns of the chat that fitted, and all there are. */
  includedMessages: number;
  totalMessages: number;
  /** What the model wrote and was left out of the reply; null when nothing was. */
  trimmed: string | null;
  parts?: readonly PromptPart[];
  /** Tokens the model reads and writes together; null where nothing limits them. */
  contextTokens?: number | null;
};

/** Writes one reply, in pieces that follow each other without separators. */
export interface Responder {
  /** How many turns back it wants to be told of. */
  readonly reads?: number;
  /** It may have to be loaded first, so that readers are told when its first words take long. */
  readonly wakes?: boolean;
  /**
   * @param request what to answer
   * @param signal ends the writing; the iteration then throws the signal's reason
   * @param note takes what was sent for it, again when more is known
   * @returns text pieces in order; their concatenation is the reply
   */
  write(request: ReplyRequest, signal: AbortSignal, note?: (sent: SentPrompt) => void): AsyncIterable<string>;
  /** What it would be sent for a request; absent where that is the whole chat. */
  plan?(request: ReplyRequest): SentPrompt;
  /** Writes the story so far; absent where no model is configured, and the chat's own sentences tell it. */
  summarise?(request: SummaryRequest, signal: AbortSignal): Promise<string>;
}

/** A reply with its timing: each piece appears `atMs` milliseconds after the start. Times never go back. */
export type ReplyScript = { text: string; pieces: readonly { atMs: number; text: string }[] };
