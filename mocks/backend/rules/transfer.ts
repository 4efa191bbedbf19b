import type { ExportThreadParams } from "#src/generated/api/model/exportThreadParams.ts";
import type { ImportThreadBody } from "#src/generated/api/model/importThreadBody.ts";
import type { ImportThreadResponse } from "#src/generated/api/model/importThreadResponse.ts";
import { isoNow } from "../context.ts";
import { ownThread } from "../ownership.ts";
import { nothingStored } from "../preferences.ts";
import { comparableName } from "#src/domain/member-name.ts";
import { newDirection, openGroup } from "../group-thread.ts";
import { found, invalid, Refusal } from "../refusal.ts";
import { FileAnswer, preparedRule, rule, type Call } from "../rule.ts";
import { defaultPersona, nameInChat, personaInUse, variantInUse, variantOf, visibleCharacter } from "../selection.ts";
import type { GroupMemberRow, MessageRow, ThreadRow } from "../state/chat-rows.ts";
import type { UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";
import { attachment } from "../transfer/file-name.ts";
import { asHtml } from "../transfer/html-page.ts";
import { asJsonl } from "../transfer/jsonl-write.ts";
import { asFileBook, type FileBook, isSameBook } from "../transfer/book-file.ts";
import { asFileMemory, blankFileMemory, fromFileMemory } from "../transfer/memory-file.ts";
import { asMarkdown } from "../transfer/markdown-file.ts";
import { readTranscript } from "../transfer/read-transcript.ts";
import { headingOf } from "../transfer/readable.ts";
import type { ReadTranscript, Transcript, TranscriptLine } from "../transfer/transcript.ts";
import { blankLorebook, checkLorebookRoom, writtenLorebook } from "../lorebooks.ts";
import { chatLorebooks, readableLorebooks } from "../views/lorebook-view.ts";
import { withNamesFilled } from "../views/filled-names.ts";
import { messagesOf } from "../views/message-view.ts";
import { nameOfThread, threadView } from "../views/thread-view.ts";

const files = {
  jsonl: { ending: "jsonl", type: "application/jsonl; charset=utf-8", write: asJsonl },
  markdown: { ending: "md", type: "text/markdown; charset=utf-8", write: asMarkdown },
  html: { ending: "html", type: "text/html; charset=utf-8", write: asHtml },
} as const;

/** A message as a line of a transcript, without empty alternates; null if all are empty. */
function lineOf(
  state: State,
  message: MessageRow,
  { userName, members }: { userName: string; members: readonly GroupMemberRow[] },
): TranscriptLine | null {
  const written = message.alternates.filter(({ content, picture }) => content !== "" || picture !== null);
  if (written.length === 0) return null;
  const persona = message.personaId ? state.personas.get(message.personaId)?.name : undefined;
  const speaker =
    members.find(({ memberId }) => memberId === message.memberId)?.characterName ??
    state.characters.get(message.characterId ?? "")?.name;
  const named = message.role === "user" ? (persona ?? userName) : speaker;
  return {
    role: message.role,
    name: named ?? "Character",
    texts: written.map(({ content, createdAt, status, picture }) => ({
      content,
      createdAt,
      status: status === "running" ? "cut" : status,
      picture,
    })),
    active: Math.max(
      0,
      written.findIndex(({ id }) => id === message.activeAlternate),
    ),
    foreign: message.foreign,
  };
}

function transcriptOf(state: State, user: UserRow, thread: ThreadRow): Transcript {
  const persona = personaInUse(state, user, thread.characterId ?? "", thread);
  const userName = nameInChat(user, persona);
  const members = state.groupChats.get(thread.groupId ?? "")?.members ?? [];
  const written = messagesOf(state, thread.id).flatMap((row) => {
    const line = lineOf(state, withNamesFilled(state, row), { userName, members });
    return line ? [{ row, line }] : [];
  });
  return {
    userName,
    characterName: nameOfThread(state, thread),
    title: thread.title,
    createdAt: thread.createdAt,
    lines: written.map(({ line }) => line),
    memory:
      thread.memory &&
      asFileMemory(
        thread.memory,
        written.map(({ row }) => row),
      ),
    lorebooks: chatLorebooks(state, thread).map(asFileBook),
    foreign: thread.foreign,
  };
}

/** The thread as a file. Only JSONL is complete and can be imported again (GAP-135). */
export const exportThread = rule<{ params: { threadId: string }; query: ExportThreadParams }, never>(
  ({ state, user, params, query }) => {
    const transcript = transcriptOf(state, user, ownThread(state, user, params.threadId));
    const { ending, type, write } = files[query.format];
    return new FileAnswer(write(transcript), type, attachment(headingOf(transcript), ending));
  },
);

const textTypes =
  /^(?:$|text\/plain$|application\/(?:octet-stream|json|jsonl|x-jsonlines|x-ndjson|jsonlines)$|text\/x?-?json)/;

/** The file's text; 415 if its type or its content is not text. */
async function textOf(file: Blob): Promise<string> {
  const type = file.type.split(";")[0]?.trim().toLowerCase() ?? "";
  const wrongType = () => new Refusal(415, "Only a JSONL or JSON file of a chat can be imported");
  if (!textTypes.test(type)) throw wrongType();
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  // Text has no NUL bytes; pictures, archives and UTF-16 do.
  if (head.includes(0)) throw wrongType();
  return file.text();
}

/** The speaker of a character's line: in a group the member with that name, else the first member. */
type Speaker = (name: string) => { memberId: string | null; characterId: string | null };

function putLine(
  call: Call,
  thread: ThreadRow,
  speakerOf: Speaker,
  line: TranscriptLine,
  position: number,
  before: string,
): MessageRow {
  const { context, state } = call;
  const isUser = line.role === "user";
  const alternates = line.texts.map(({ content, createdAt, status, picture }) => ({
    id: context.newId("alt"),
    content,
    picture,
    status,
    aiModelId: null,
    createdAt: createdAt ?? before,
    editedAt: null,
  }));
  const active = alternates[line.active] ?? alternates[0];
  if (!active) throw new Error("A line without a text");
  return state.messages.put({
    id: context.newId("msg"),
    threadId: thread.id,
    position,
    clientMessageId: null,
    role: line.role,
    ...(isUser ? { memberId: null, characterId: null } : speakerOf(line.name)),
    personaId: isUser ? thread.personaId : null,
    alternates,
    activeAlternate: active.id,
    revision: 1,
    ...(line.foreign && { foreign: line.foreign }),
    createdAt: active.createdAt,
    deletedAt: null,
  });
}

/** The target of an import: the source of its thread, and how lines are assigned to speakers. */
function placeFor({ state, user, body }: Call & { body: ImportThreadBody }) {
  const { characterId, groupId, variantId } = body;
  if (groupId !== undefined) {
    if (characterId !== undefined || variantId !== undefined)
      throw invalid("groupId", "Name either a character or a group");
    const { members } = openGroup(state, user, groupId);
    const named = (name: string) =>
      members.find((member) => comparableName(member.characterName) === comparableName(name));
    return {
      cast: { kind: "group" as const, characterId: null, groupId, variantId: null, direction: newDirection() },
      speakerOf: (name: string) => {
        const member = named(name) ?? members[0];
        return { memberId: member?.memberId ?? null, characterId: member?.characterId ?? null };
      },
      isStranger: (name: string) => named(name) === undefined,
      first: members[0]?.characterName ?? "",
    };
  }
  if (characterId === undefined) throw invalid("characterId", "Name a character or a group");
  const character = visibleCharacter(state, user, characterId);
  const variant =
    variantId === undefined
      ? variantInUse(state, character, user)
      : found(variantOf(state, character.id, variantId), "There is no such variant");
  return {
    cast: { kind: "single" as const, characterId, groupId: null, variantId: variant.id },
    speakerOf: () => ({ memberId: null, characterId }),
    isStranger: () => false,
    first: character.name,
  };
}

/** Warnings for names that no member has, whose lines went to the first member. */
function strangerWarnings(lines: readonly TranscriptLine[], { isStranger, first }: ReturnType<typeof placeFor>) {
  const names = lines.filter(({ role, name }) => role === "character" && isStranger(name)).map(({ name }) => name);
  return [...new Set(names)].slice(0, 20).map((name) => `Nobody here is called ${name}; ${first} says those lines`);
}

/**
 * The lorebooks of a file for a new chat: those that are there as the file has them, and new ones of the user's for the others.
 * What there is no room for, or what has a pattern that cannot be read, is left out with a warning.
 */
function putBooks(call: Call, books: readonly FileBook[]): { ids: string[]; warnings: string[] } {
  const { context, state, user } = call;
  const warnings: string[] = [];
  const ids = books.flatMap((book) => {
    const { id, ...given } = book;
    const there = readableLorebooks(state, user, [id]).find((row) => isSameBook(row, book));
    if (there) return there.id;
    try {
      checkLorebookRoom(state, user.id);
      return state.lorebooks.put(writtenLorebook(call, blankLorebook(context, user), given)).id;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      warnings.push(`The lorebook ${given.name} was left out: ${failure.message}`);
      return [];
    }
  });
  return { ids: [...new Set(ids)], warnings };
}

/** Creates a thread from a file, completely or not at all (GAP-135). */
export const importThread = preparedRule<{ body: ImportThreadBody }, ImportThreadResponse, ReadTranscript | null>(
  async (call) => {
    // Checked first, so that no file is read for a call that is refused anyway.
    placeFor(call);
    return readTranscript(await textOf(call.body.file));
  },
  (call, transcript) => {
    const { context, state, user } = call;
    if (!transcript) throw invalid("file", "There is no message in this file that could be read");
    const place = placeFor(call);
    const persona = defaultPersona(state, user.id);
    const now = isoNow(context);
    const start = transcript.createdAt ?? now;
    const thread = state.threads.put({
      id: context.newId("thr"),
      userId: user.id,
      ...place.cast,
      title: transcript.title,
      aiModelId: null,
      personaId: persona?.id ?? null,
      preferences: nothingStored,
      isPinned: false,
      seenMessageId: null,
      parentThreadId: null,
      branchMessageId: null,
      ...(transcript.foreign && { foreign: transcript.foreign }),
      createdAt: start,
      updatedAt: now,
      deletedAt: null,
    });
    const rows: MessageRow[] = [];
    for (const [position, line] of transcript.lines.entries())
      rows.push(putLine(call, thread, place.speakerOf, line, position, rows.at(-1)?.createdAt ?? start));
    const ids = rows.map(({ id }) => id);
    const books = putBooks(call, transcript.lorebooks ?? []);
    const memory = transcript.memory ?? (books.ids.length > 0 ? blankFileMemory : undefined);
    const seen = state.threads.put({
      ...thread,
      // Imported messages count as seen.
      seenMessageId: ids.at(-1) ?? null,
      ...(memory && {
        memory: {
          ...fromFileMemory(memory, ids, { newId: () => context.newId("fct"), now }),
          ...(books.ids.length > 0 && { lorebookIds: books.ids }),
        },
      }),
    });
    const { lines, skippedLines, warnings } = transcript;
    return {
      success: true,
      data: {
        thread: threadView(state, seen, user),
        report: {
          messages: lines.length,
          skippedLines: [...skippedLines],
          warnings: [...warnings, ...books.warnings, ...strangerWarnings(lines, place)],
        },
      },
    };
  },
);
