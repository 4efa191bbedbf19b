/** The rows of chats: threads, groups, messages and replies. */
import type { MemoryFactSource } from "#src/generated/api/model/memoryFactSource.ts";
import type { MessageLore } from "#src/generated/api/model/messageLore.ts";
import type { ReplyMode } from "#src/generated/api/model/replyMode.ts";
import type { Preferences } from "../responder/responder.ts";
import type { StoredPreferences } from "./rows.ts";

export type DirectionRow = {
  replyMode: ReplyMode;
  mutedMemberIds: readonly string[];
  /** Chosen to speak next, until they have; null leaves it to the mode. */
  nextMemberId: string | null;
  /** Characters that answer every message while the server chooses (GAP-84). */
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
  /** `noted`: heard by the writer of the replies, see `noteFact`. */
  source: MemoryFactSource;
  messageId: string | null;
  createdAt: string;
};

export type SummaryRow = {
  text: string;
  /** Place of the last message it tells of; -1 for none. */
  throughPosition: number;
  /** The user's own words and how far they tell: each new summary starts with them. */
  own: { text: string; throughPosition: number } | null;
  writtenAt: string | null;
};

/** What a chat keeps in mind (GAP-150). The messages themselves are never changed by it. */
export type MemoryRow = {
  /** In the user's order. */
  facts: readonly FactRow[];
  summary: SummaryRow;
  /** Whether the summary is written anew by itself. */
  isSummaryKept: boolean;
  note: { text: string; depth: number };
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
  seenMessageId: string | null;
  parentThreadId: string | null;
  branchMessageId: string | null;
  /** How many messages a branch was begun with. */
  copiedCount?: number;
  /** Who speaks in a group; absent in single chats and where nothing was chosen (GAP-139). */
  direction?: DirectionRow;
  /** By member; in groups only. */
  memberChoices?: Readonly<Record<string, MemberChoiceRow>>;
  /** Absent until there is something to keep in mind; read it by `memoryOf`. */
  memory?: MemoryRow;
  /** Of an imported chat: what its file held beyond our own members, for the next export (GAP-135). */
  foreign?: Readonly<Record<string, unknown>>;
  createdAt: string;
  updatedAt: string;
  /** When it was deleted; it is hidden then, and gone for good after 30 days (GAP-130). */
  deletedAt: string | null;
};

/** A speaker of a group; `memberId` tells two picks of one character apart (GAP-138). */
export type GroupMemberRow = {
  memberId: string;
  characterId: string;
  variantId: string;
  characterName: string;
  firstMessage: string;
};

/** A group chat as drafted (ENT-14); its threads name it by `groupId`. */
export type GroupChatRow = {
  id: string;
  userId: string;
  /** Empty where the members' names stand for it. */
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
  /** Lorebook entries it was told; absent for none. */
  lore?: readonly MessageLore[];
  /** The last job of its picture, which may have ended or be another message's, of which this is a copy. */
  pictureJobId?: string;
  /** Why that one failed. */
  pictureFailure?: string;
};

export type MessageRow = {
  id: string;
  threadId: string;
  /** Its place in the thread; grows, never reused, so a deleted message keeps its former place (GAP-123). */
  position: number;
  clientMessageId: string | null;
  role: "user" | "character";
  memberId: string | null;
  characterId: string | null;
  personaId: string | null;
  alternates: readonly AlternateRow[];
  /** An opening as its author wrote it: `{{user}}` and `{{char}}` are filled where it is read (GAP-57). */
  hasPlaceholders?: boolean;
  activeAlternate: string;
  revision: number;
  /** Of an imported message: the speaker's name there, and what its line held beyond our own members. */
  foreign?: Readonly<Record<string, unknown>>;
  createdAt: string;
  deletedAt: string | null;
};

export type ReplyKind = "send" | "regenerate" | "continue" | "speak";

/** One speaker's part of a reply; who speaks stands in the message. */
export type ReplyTurnRow = {
  messageId: string;
  alternateId: string;
  variantId: string;
  preferences: Preferences;
  /** As it was when the turn began. */
  memory?: MemoryRow;
  startedAt: string;
  /** The picture that came with it (GAP-77); null when a painter elsewhere makes it. */
  picture?: string | null;
};

/**
 * One reply of the server, running or ended: a turn for each speaker, one after the other (GAP-140). It belongs to the
 * thread, not to the request that asked for it. With the thread's messages it holds all a reply is made from, so that
 * it can be made again after a reload.
 */
export type ReplyRow = {
  id: string;
  userId: string;
  threadId: string;
  kind: ReplyKind;
  /** `clientMessageId` or `clientRequestId` of the call that started it: a repeat joins it (GAP-118). */
  clientId: string;
  /** What the call asked, to tell a repeat from another use of the same id. */
  asked: string;
  userMessageId: string | null;
  /** The turns that have begun, in order; while the reply runs the last one does, and the ones before have ended. */
  turns: readonly ReplyTurnRow[];
  /** Who speaks after them: members, or null for the character of a single chat. */
  waiting: readonly (string | null)[];
  /** Text that stood in the alternate before, when continued. */
  before: string;
  /** The alternate shown before a regenerate; an empty failure goes back to it. */
  previousAlternate: string | null;
  instruction: string | null;
  state: "running" | "done";
  startedAt: string;
};
