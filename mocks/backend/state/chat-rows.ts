/** The rows of chats: threads, groups, messages and replies. */
import type { MemoryFactSource } from "#src/generated/api/model/memoryFactSource.ts";
import type { MessageLore } from "#src/generated/api/model/messageLore.ts";
import type { ReplyMode } from "#src/generated/api/model/replyMode.ts";
import type { Preferences } from "../responder/responder.ts";
import type { StoredPreferences } from "./rows.ts";

export type DirectionRow = {
  replyMode: ReplyMode;
  mutedMemberIds: readonly string[];
  /** The member chosen to speak next, until they have spoken; null leaves the choice to the mode. */
  nextMemberId: string | null;
  /** Characters that answer every message in the mode where the server chooses (GAP-84). */
  alwaysCharacterIds: readonly string[];
};

/** What was chosen for one member of a group in one thread; null inherits from the thread (GAP-136). */
export type MemberChoiceRow = {
  variantId: string | null;
  aiModelId: string | null;
  preferences: StoredPreferences;
};

export type FactRow = {
  id: string;
  text: string;
  /** `noted`: added by whoever writes the replies, see `noteFact`. */
  source: MemoryFactSource;
  messageId: string | null;
  createdAt: string;
};

export type SummaryRow = {
  text: string;
  /** Position of the last message it covers; -1 for none. */
  throughPosition: number;
  /** The user's own text and the last position it covers: each new summary starts with it. */
  own: { text: string; throughPosition: number } | null;
  writtenAt: string | null;
};

/** A chat's memory (GAP-150). It never changes the messages. */
export type MemoryRow = {
  /** In the user's order. */
  facts: readonly FactRow[];
  summary: SummaryRow;
  /** Whether the summary is updated automatically. */
  isSummaryKept: boolean;
  note: { text: string; depth: number };
  /** The chat's own, in the user's order; absent for none. Read them by `chatLorebooks`: some may be gone. */
  lorebookIds?: readonly string[];
};

export type ThreadRow = {
  id: string;
  userId: string;
  kind: "single" | "group";
  characterId: string | null;
  groupId: string | null;
  title: string | null;
  /** Null inherits from the choice for the character, then from the user. */
  variantId: string | null;
  aiModelId: string | null;
  personaId: string | null;
  preferences: StoredPreferences;
  isPinned: boolean;
  /** Absent for false. */
  isArchived?: boolean;
  seenMessageId: string | null;
  parentThreadId: string | null;
  branchMessageId: string | null;
  /** Number of messages a branch was created with. */
  copiedCount?: number;
  /** Who speaks in a group; absent in single chats and if nothing was chosen (GAP-139). */
  direction?: DirectionRow;
  /** By member id; in groups only. */
  memberChoices?: Readonly<Record<string, MemberChoiceRow>>;
  /** Absent while empty; read it with `memoryOf`. */
  memory?: MemoryRow;
  /** Of an imported chat: fields of its file that this product does not use, for the next export (GAP-135). */
  foreign?: Readonly<Record<string, unknown>>;
  createdAt: string;
  updatedAt: string;
  /** When it was deleted: hidden from then on, removed after 30 days (GAP-130). */
  deletedAt: string | null;
};

/** A member of a group; the same character can be in it twice, under two `memberId`s (GAP-138). */
export type GroupMemberRow = {
  memberId: string;
  characterId: string;
  variantId: string;
  characterName: string;
  firstMessage: string;
};

/** A group chat as set up by its owner (ENT-14); its threads refer to it by `groupId`. */
export type GroupChatRow = {
  id: string;
  userId: string;
  /** Empty if the members' names are shown instead. */
  groupName: string;
  isPublic: boolean;
  systemPrompt: string;
  alwaysActiveSystemPrompt: string;
  scenario: string;
  members: readonly GroupMemberRow[];
  lorebookIds: readonly string[];
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};

/** A named place in a thread. */
export type CheckpointRow = { id: string; threadId: string; messageId: string; name: string; createdAt: string };

export type MessageStatus = "running" | "complete" | "stopped" | "cut" | "failed";

export type AlternateRow = {
  id: string;
  content: string;
  picture: string | null;
  status: MessageStatus;
  aiModelId: string | null;
  createdAt: string;
  editedAt: string | null;
  /** The lorebook entries in its prompt; absent for none. */
  lore?: readonly MessageLore[];
  /** The last job for its picture. It may have ended, or belong to the message that this one is a copy of. */
  pictureJobId?: string;
  /** Why that job failed. */
  pictureFailure?: string;
};

export type MessageRow = {
  id: string;
  threadId: string;
  /** Its position in the thread: increasing and never reused, so that a deleted message keeps its own (GAP-123). */
  position: number;
  clientMessageId: string | null;
  role: "user" | "character";
  memberId: string | null;
  characterId: string | null;
  personaId: string | null;
  alternates: readonly AlternateRow[];
  /** An opening as its author wrote it: `{{user}}` and `{{char}}` are replaced when it is read (GAP-57). */
  hasPlaceholders?: boolean;
  activeAlternate: string;
  revision: number;
  /** Of an imported message: the speaker's name in the file, and fields that this product does not use. */
  foreign?: Readonly<Record<string, unknown>>;
  createdAt: string;
  deletedAt: string | null;
};

export type ReplyKind = "send" | "regenerate" | "continue" | "speak";

/** One speaker's part of a reply; the message has the speaker. */
export type ReplyTurnRow = {
  messageId: string;
  alternateId: string;
  variantId: string;
  preferences: Preferences;
  /** The chat's memory when the turn began. */
  memory?: MemoryRow;
  startedAt: string;
  /** The picture that came with it (GAP-77); null if an external painter makes it. */
  picture?: string | null;
};

/**
 * One reply of the server, running or ended: a turn for each speaker, one after the other (GAP-140). It belongs to the
 * thread, not to the call that asked for it. Together with the thread's messages it has everything a reply's request is
 * built from, so that a reload builds the same one.
 */
export type ReplyRow = {
  id: string;
  userId: string;
  threadId: string;
  kind: ReplyKind;
  /** `clientMessageId` or `clientRequestId` of the call that started it: a repeated call joins it (GAP-118). */
  clientId: string;
  /** Hash of that call, to tell a repeat from another call with the same id. */
  asked: string;
  userMessageId: string | null;
  /** The turns that have begun, in order. Only the last may be running, while the reply is. */
  turns: readonly ReplyTurnRow[];
  /** Who speaks after them: member ids, or null for the character of a single chat. */
  waiting: readonly (string | null)[];
  /** When continued: the alternate's text before. */
  before: string;
  /** The alternate shown before a regenerate, shown again if that fails without text. */
  previousAlternate: string | null;
  instruction: string | null;
  state: "running" | "done";
  startedAt: string;
};
