import * as z from "zod/mini";
import { CheckpointName } from "#src/generated/zod/schemas/checkpointName.zod.ts";
import { MemoryFact } from "#src/generated/zod/schemas/memoryFact.zod.ts";
import { MemoryNote } from "#src/generated/zod/schemas/memoryNote.zod.ts";
import { MemorySummaryText } from "#src/generated/zod/schemas/memorySummaryText.zod.ts";
import { MessageLore } from "#src/generated/zod/schemas/messageLore.zod.ts";
import { messageAlternatesMax } from "#src/generated/zod/schemas/message.zod.ts";
import { MessageRole } from "#src/generated/zod/schemas/messageRole.zod.ts";
import { MessageStatus } from "#src/generated/zod/schemas/messageStatus.zod.ts";
import { MessageText } from "#src/generated/zod/schemas/messageText.zod.ts";
import { ReplyMode } from "#src/generated/zod/schemas/replyMode.zod.ts";
import { threadMemoryFactsMax, threadMemoryLorebooksMax } from "#src/generated/zod/schemas/threadMemory.zod.ts";
import { ThreadTitle } from "#src/generated/zod/schemas/threadTitle.zod.ts";
import { Timestamp } from "#src/generated/zod/schemas/timestamp.zod.ts";
import { openGroup } from "../group-thread.ts";
import { conflict, invalid } from "../refusal.ts";
import { hasRoomForCheckpoint } from "../rules/checkpoint.ts";
import type { AlternateRow, MemoryRow, ThreadRow } from "../state/chat-rows.ts";
import { keptForeign } from "../transfer/foreign-json.ts";
import { type Given, type Reading, idMember, optionalId, parsed, preferences, times } from "./reading.ts";

const mostPlaces = 10_000_000;
const foreignLimit = 64_000;
const place = z.int().check(z.minimum(0), z.maximum(mostPlaces));
const told = z.int().check(z.minimum(-1), z.maximum(mostPlaces));
const ids = z.array(z.string()).check(z.maxLength(50));

const memory = z.object({
  facts: z
    .array(z.extend(MemoryFact, { id: idMember, messageId: optionalId }))
    .check(z.maxLength(threadMemoryFactsMax)),
  summary: z.object({
    text: MemorySummaryText,
    throughPosition: told,
    own: z.nullable(z.object({ text: MemorySummaryText, throughPosition: told })),
    writtenAt: z.nullable(Timestamp),
  }),
  isSummaryKept: z.boolean(),
  note: MemoryNote,
  lorebookIds: z.optional(z.array(z.string()).check(z.maxLength(threadMemoryLorebooksMax))),
});
const choice = z.object({ variantId: optionalId, aiModelId: optionalId, preferences });
const thread = z.extend(times, {
  id: idMember,
  kind: z.enum(["single", "group"]),
  characterId: optionalId,
  groupId: optionalId,
  title: z.nullable(ThreadTitle),
  variantId: optionalId,
  aiModelId: optionalId,
  personaId: optionalId,
  preferences,
  isPinned: z.boolean(),
  isArchived: z.optional(z.boolean()),
  seenMessageId: optionalId,
  parentThreadId: optionalId,
  branchMessageId: optionalId,
  copiedCount: z.optional(place),
  direction: z.optional(
    z.object({ replyMode: ReplyMode, mutedMemberIds: ids, nextMemberId: optionalId, alwaysCharacterIds: ids }),
  ),
  memberChoices: z.optional(z.record(z.string(), choice)),
  memory: z.optional(memory),
  foreign: z.optional(z.record(z.string(), z.unknown())),
  updatedAt: Timestamp,
});
type GivenThread = z.output<typeof thread>;

/** Fields written by other programs, without unsafe keys; dropped if they are too large. */
function foreignOf(given: Record<string, unknown> | undefined): Pick<ThreadRow, "foreign"> {
  const foreign = given && keptForeign(given, new Set(), foreignLimit);
  return foreign === undefined || foreign === "too large" ? {} : { foreign };
}

/** The new id of a message. Messages are read after their thread, so that they are not looked up yet. */
const later = (reading: Reading, id: string | null | undefined): string | null => (id ? reading.newId(id) : null);

const memoryRow = (reading: Reading, { facts, lorebookIds, ...rest }: z.output<typeof memory>): MemoryRow => ({
  ...rest,
  ...(lorebookIds && { lorebookIds: reading.lorebooks(lorebookIds) }),
  facts: facts.map((fact) => ({
    ...fact,
    id: reading.newId(fact.id),
    messageId: later(reading, fact.messageId),
  })),
});

/** The character or group of a chat, in ids of this account; throws 400 if there is none. */
function castOf(reading: Reading, { kind, characterId, groupId, variantId }: GivenThread) {
  if (kind === "single") {
    const character = reading.character(characterId);
    if (character === null) throw invalid("characterId", "Its character is not there");
    return { kind, characterId: character, groupId: null, variantId: reading.variant(character, variantId) } as const;
  }
  const group = openGroup(reading.state, reading.user, reading.own("groupChats", groupId) ?? groupId ?? "");
  return { kind, characterId: null, groupId: group.id, variantId: null } as const;
}

/** A group's member, whether the group is from the archive or somebody else's. */
function memberOf(reading: Reading, groupId: string | null, id: string | null | undefined) {
  const members = reading.state.groupChats.get(groupId ?? "")?.members ?? [];
  const own = later(reading, id);
  return members.find(({ memberId }) => memberId === own || memberId === id);
}

function groupParts(reading: Reading, groupId: string | null, { direction, memberChoices }: GivenThread) {
  const member = (id: string | null | undefined) => memberOf(reading, groupId, id)?.memberId ?? null;
  return {
    ...(direction && {
      direction: {
        replyMode: direction.replyMode,
        mutedMemberIds: direction.mutedMemberIds.flatMap((id) => member(id) ?? []),
        nextMemberId: member(direction.nextMemberId),
        alwaysCharacterIds: direction.alwaysCharacterIds.flatMap((id) => reading.character(id) ?? []),
      },
    }),
    ...(memberChoices && {
      memberChoices: Object.fromEntries(
        Object.entries(memberChoices).flatMap(([id, chosen]) => {
          const found = memberOf(reading, groupId, id);
          const variantId = reading.variant(found?.characterId ?? null, chosen.variantId);
          const aiModelId = reading.model(chosen.aiModelId);
          return found ? [[found.memberId, { variantId, aiModelId, preferences: chosen.preferences }]] : [];
        }),
      ),
    }),
  };
}

export function readThread(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const row = parsed(thread, given);
  if (state.threads.get(reading.newId(row.id))) return;
  const cast = castOf(reading, row);
  state.threads.put({
    id: reading.newId(row.id),
    userId: user.id,
    ...cast,
    title: row.title,
    aiModelId: reading.model(row.aiModelId),
    personaId: reading.own("personas", row.personaId),
    preferences: row.preferences,
    isPinned: row.isPinned,
    ...(row.isArchived && { isArchived: true }),
    seenMessageId: later(reading, row.seenMessageId),
    // Only a thread that exists already, so that branches cannot form a circle.
    parentThreadId: reading.own("threads", row.parentThreadId),
    branchMessageId: later(reading, row.branchMessageId),
    ...(row.copiedCount !== undefined && { copiedCount: row.copiedCount }),
    ...(cast.kind === "group" && groupParts(reading, cast.groupId, row)),
    ...(row.memory && { memory: memoryRow(reading, row.memory) }),
    ...foreignOf(row.foreign),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: null,
  });
}

const alternate = z.extend(times, {
  id: idMember,
  content: MessageText,
  picture: z.nullish(z.string()),
  status: MessageStatus,
  aiModelId: optionalId,
  editedAt: z.nullable(Timestamp),
  lore: z.optional(
    z.array(z.extend(MessageLore, { entryId: idMember, lorebookId: idMember })).check(z.maxLength(1000)),
  ),
});
const message = z.extend(times, {
  id: idMember,
  threadId: idMember,
  position: place,
  role: MessageRole,
  memberId: optionalId,
  characterId: optionalId,
  personaId: optionalId,
  alternates: z.array(alternate).check(z.minLength(1), z.maxLength(messageAlternatesMax)),
  hasPlaceholders: z.optional(z.boolean()),
  activeAlternate: idMember,
  revision: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
  foreign: z.optional(z.record(z.string(), z.unknown())),
});

const alternateRow = (reading: Reading, row: z.output<typeof alternate>): AlternateRow => ({
  id: reading.newId(row.id),
  content: row.content,
  picture: reading.picture(row.picture),
  // A reply that was running will not be continued in this account.
  status: row.status === "running" ? "cut" : row.status,
  aiModelId: reading.model(row.aiModelId),
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  ...(row.lore && {
    lore: row.lore.map((lore) => ({
      ...lore,
      entryId: reading.newId(lore.entryId),
      lorebookId: reading.own("lorebooks", lore.lorebookId) ?? reading.newId(lore.lorebookId),
    })),
  }),
});

export function readMessage(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const row = parsed(message, given);
  const id = reading.newId(row.id);
  if (state.messages.get(id)) return;
  const parent = state.threads.get(reading.newId(row.threadId));
  if (parent?.userId !== user.id || parent.deletedAt) throw invalid("threadId", "Its chat is not there");
  if (row.position <= reading.lastPlace(parent.id)) throw conflict("Its place in the chat is taken");
  if (!row.alternates.some((one) => one.id === row.activeAlternate))
    throw invalid("activeAlternate", "Not valid: activeAlternate");
  const member = memberOf(reading, parent.groupId, row.memberId);
  const characterId = member?.characterId ?? reading.character(row.characterId) ?? parent.characterId;
  state.messages.put({
    id,
    threadId: parent.id,
    position: row.position,
    clientMessageId: null,
    role: row.role,
    memberId: row.role === "character" ? (member?.memberId ?? null) : null,
    characterId: row.role === "character" ? characterId : null,
    personaId: row.role === "user" ? reading.own("personas", row.personaId) : null,
    alternates: row.alternates.map((one) => alternateRow(reading, one)),
    ...(row.hasPlaceholders !== undefined && { hasPlaceholders: row.hasPlaceholders }),
    activeAlternate: reading.newId(row.activeAlternate),
    revision: row.revision,
    ...foreignOf(row.foreign),
    createdAt: row.createdAt,
    deletedAt: null,
  });
  reading.notePlace(parent.id, row.position);
}

const checkpoint = z.extend(times, { id: idMember, threadId: idMember, messageId: idMember, name: CheckpointName });

export function readCheckpoint(reading: Reading, given: Given): void {
  const { state, user } = reading;
  const { id, threadId, messageId, name, createdAt } = parsed(checkpoint, given);
  if (state.checkpoints.get(reading.newId(id))) return;
  const at = state.messages.get(reading.newId(messageId));
  const parent = state.threads.get(reading.newId(threadId));
  if (parent?.userId !== user.id || at?.threadId !== parent.id) throw invalid("messageId", "Its message is not there");
  if (!hasRoomForCheckpoint(state, parent.id)) throw conflict("A chat can have 100 checkpoints");
  state.checkpoints.put({ id: reading.newId(id), threadId: parent.id, messageId: at.id, name, createdAt });
}
