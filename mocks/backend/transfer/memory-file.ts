import { MemoryFact } from "#src/generated/zod/schemas/memoryFact.zod.ts";
import { MemoryNote } from "#src/generated/zod/schemas/memoryNote.zod.ts";
import { MemorySummaryText } from "#src/generated/zod/schemas/memorySummaryText.zod.ts";
import { threadMemoryFactsMax } from "#src/generated/zod/schemas/threadMemory.zod.ts";
import type { FactRow, MemoryRow } from "../state/chat-rows.ts";
import { isRecord } from "./foreign-json.ts";

/** A chat's memory in a file: messages by the index of their line, no ids. */
export type FileMemory = {
  facts: readonly (Pick<FactRow, "text" | "source" | "createdAt"> & { message: number | null })[];
  /** `messages`: how many lines, from the first, it covers; `own`: the same for the user's own text. */
  summary: { text: string; messages: number; own: { text: string; messages: number } | null };
  isSummaryKept: boolean;
  note: MemoryRow["note"];
};

/** The memory for a file; `rows` are the messages of its lines, in order. */
export function asFileMemory(memory: MemoryRow, rows: readonly { id: string; position: number }[]): FileMemory {
  const { facts, summary, isSummaryKept, note } = memory;
  const count = (through: number) => rows.filter(({ position }) => position <= through).length;
  const placeOf = (messageId: string | null) => {
    const place = rows.findIndex(({ id }) => id === messageId);
    return place < 0 ? null : place;
  };
  return {
    facts: facts.map(({ text, source, createdAt, messageId }) => ({
      text,
      source,
      createdAt,
      message: placeOf(messageId),
    })),
    summary: {
      text: summary.text,
      messages: count(summary.throughPosition),
      own: summary.own && { text: summary.own.text, messages: count(summary.own.throughPosition) },
    },
    isSummaryKept,
    note,
  };
}

/** A memory with nothing in it. */
export const blankFileMemory: FileMemory = {
  facts: [],
  summary: { text: "", messages: 0, own: null },
  isSummaryKept: true,
  note: { text: "", depth: 4 },
};

/** The memory of a file for a thread; `ids` are those of its messages, in the order of the lines. */
export const fromFileMemory = (
  { facts, summary, isSummaryKept, note }: FileMemory,
  ids: readonly string[],
  { newId, now }: { newId: () => string; now: string },
): MemoryRow => ({
  facts: facts.map(({ message, ...fact }) => ({ ...fact, id: newId(), messageId: ids[message ?? -1] ?? null })),
  summary: {
    text: summary.text,
    throughPosition: summary.messages - 1,
    own: summary.own && { text: summary.own.text, throughPosition: summary.own.messages - 1 },
    writtenAt: summary.text === "" ? null : now,
  },
  isSummaryKept,
  note,
});

const wholeIn = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : 0);

function toldIn(value: unknown): { text: string; messages: number } | null {
  const text = isRecord(value) ? MemorySummaryText.safeParse(value["text"]) : null;
  return text?.success && text.data !== ""
    ? { text: text.data, messages: wholeIn((value as Record<string, unknown>)["messages"]) }
    : null;
}

/** Reads a file's memory, dropping invalid parts; undefined if nothing is left. */
export function readFileMemory(given: unknown): FileMemory | undefined {
  if (!isRecord(given)) return undefined;
  const facts = Array.isArray(given["facts"]) ? given["facts"] : [];
  const read = facts.slice(0, threadMemoryFactsMax).flatMap((fact: unknown) => {
    const whole = MemoryFact.safeParse({ ...(isRecord(fact) ? fact : {}), id: "x", messageId: null });
    if (!whole.success) return [];
    const { text, source, createdAt } = whole.data;
    const message = isRecord(fact) && Number.isSafeInteger(fact["message"]) ? Number(fact["message"]) : null;
    return [{ text, source, createdAt, message }];
  });
  const told = toldIn(given["summary"]);
  const ownWords = isRecord(given["summary"]) ? toldIn(given["summary"]["own"]) : null;
  const note = MemoryNote.safeParse(given["note"]);
  return {
    facts: read,
    summary: { text: told?.text ?? "", messages: told?.messages ?? 0, own: told && ownWords },
    isSummaryKept: given["isSummaryKept"] !== false,
    note: note.success ? note.data : { text: "", depth: 4 },
  };
}
