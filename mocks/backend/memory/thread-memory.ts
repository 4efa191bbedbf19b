import { MemoryFactTextMax } from "#src/generated/zod/schemas/memoryFactText.zod.ts";
import { threadMemoryFactsMax } from "#src/generated/zod/schemas/threadMemory.zod.ts";
import { isoNow, type Context } from "../context.ts";
import type { FactRow, MemoryRow, ThreadRow } from "../state/chat-rows.ts";
import { folded } from "../paging.ts";

/** Maximum number of facts noted automatically. */
const mostNoted = 20;

const nothing: MemoryRow = {
  facts: [],
  summary: { text: "", throughPosition: -1, own: null, writtenAt: null },
  isSummaryKept: true,
  note: { text: "", depth: 4 },
};

/** The memory of a thread; empty at first. */
export const memoryOf = ({ memory }: Pick<ThreadRow, "memory">): MemoryRow => memory ?? nothing;

const without = (facts: readonly FactRow[], id: string | undefined): readonly FactRow[] =>
  facts.filter((fact) => fact.id !== id);

/** The memory with a fact added; a fact of the user's replaces the oldest noted one if it is full. Null if that is not possible. */
export function withFact(memory: MemoryRow, fact: FactRow): MemoryRow | null {
  const noted = memory.facts.filter(({ source }) => source === "noted");
  const isFull = memory.facts.length >= threadMemoryFactsMax;
  const mustGo = isFull || (fact.source === "noted" && noted.length >= mostNoted);
  if (mustGo && noted.length === 0) return null;
  return { ...memory, facts: [...(mustGo ? without(memory.facts, noted[0]?.id) : memory.facts), fact] };
}

/** The memory without a fact; null if it does not exist. */
export function withoutFact(memory: MemoryRow, id: string): MemoryRow | null {
  const facts = without(memory.facts, id);
  return facts.length === memory.facts.length ? null : { ...memory, facts };
}

/** The memory with an edited fact, which counts as the user's from then on. Null if it does not exist. */
export function withFactText(memory: MemoryRow, id: string, text: string): MemoryRow | null {
  if (!memory.facts.some((fact) => fact.id === id)) return null;
  const source = (fact: FactRow) => (fact.source === "noted" ? "written" : fact.source);
  return {
    ...memory,
    facts: memory.facts.map((fact) => (fact.id === id ? { ...fact, text, source: source(fact) } : fact)),
  };
}

/** The memory with facts in the order of `ids`, followed by those not named, in their old order. */
export function withFactsOrdered(memory: MemoryRow, ids: readonly string[]): MemoryRow {
  const place = ({ id }: FactRow) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return { ...memory, facts: memory.facts.toSorted((a, b) => place(a) - place(b)) };
}

/** With the story in the user's words; they are clear of it when it is empty. `lastPosition` is the chat's. */
export function withOwnSummary(memory: MemoryRow, text: string, lastPosition: number): MemoryRow {
  if (text === "") return { ...memory, summary: nothing.summary };
  const { summary } = memory;
  const throughPosition = summary.text === "" ? lastPosition : summary.throughPosition;
  return { ...memory, summary: { ...summary, text, throughPosition, own: { text, throughPosition } } };
}

/**
 * What whoever writes the replies calls to keep a fact that the user stated, with the message it stood in. It is shown
 * in the memory panel as noted automatically, and from then on in `ReplyRequest.memory` of every reply. A fact that is
 * there already, in whatever case, is not noted again, nor one that is empty; a long one is cut; of the noted facts the
 * oldest gives way. Call it once for a user's message, when it is sent, inside a rule or an `apply`, so that it is
 * committed and that a fact the user has let go is not noted again from the same message.
 * @returns whether it was noted
 */
export function noteFact(
  context: Context,
  threadId: string,
  said: { text: string; messageId: string | null },
): boolean {
  const thread = context.state.threads.get(threadId);
  const text = Array.from(said.text.trim()).slice(0, MemoryFactTextMax).join("");
  if (!thread || text === "") return false;
  const memory = memoryOf(thread);
  if (memory.facts.some((fact) => folded(fact.text) === folded(text))) return false;
  const fact = { id: context.newId("fct"), source: "noted" as const, createdAt: isoNow(context) };
  const noted = withFact(memory, { ...fact, text, messageId: said.messageId });
  if (noted) context.state.threads.put({ ...thread, memory: noted });
  return noted !== null;
}

/** How the messages of a copy came to be: by former id the new id, by former place the new place, both in order. */
export type CopiedMessages = {
  ids: ReadonlyMap<string, string>;
  places: ReadonlyMap<number, number>;
  /** The last place the copy may know of: a branch does not know what came later. */
  until: number;
  /** The place of a message, also of one that was deleted. */
  placeOf: (messageId: string) => number | undefined;
};

/** The memory for a copy of its thread, without what had not happened yet where it branches off. */
export function copiedMemory(memory: MemoryRow, { ids, places, until, placeOf }: CopiedMessages): MemoryRow {
  const { summary } = memory;
  const moved = (place: number): number => [...places].findLast(([former]) => former <= place)?.[1] ?? -1;
  const isPast = ({ messageId }: FactRow) => messageId === null || (placeOf(messageId) ?? -1) <= until;
  const { own } = summary;
  return {
    ...memory,
    facts: memory.facts.filter(isPast).map((fact) => ({ ...fact, messageId: ids.get(fact.messageId ?? "") ?? null })),
    summary:
      summary.throughPosition > until
        ? nothing.summary
        : {
            ...summary,
            throughPosition: moved(summary.throughPosition),
            own: own && { ...own, throughPosition: moved(own.throughPosition) },
          },
  };
}
