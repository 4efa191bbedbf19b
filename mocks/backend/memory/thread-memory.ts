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

/** The memory with a fact added. If it is full, a fact of the user's replaces the oldest noted one; null if there is none. */
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

/** The memory with the user's own summary; empty removes it. `lastPosition` is that of the chat's last message. */
export function withOwnSummary(memory: MemoryRow, text: string, lastPosition: number): MemoryRow {
  if (text === "") return { ...memory, summary: nothing.summary };
  const { summary } = memory;
  const throughPosition = summary.text === "" ? lastPosition : summary.throughPosition;
  return { ...memory, summary: { ...summary, text, throughPosition, own: { text, throughPosition } } };
}

/**
 * Notes a fact that the user stated, with the message that has it; for whoever writes the replies. The memory panel shows
 * it as noted automatically, and every later reply gets it in `ReplyRequest.memory`. A fact that is empty or known already
 * (in any case) is not noted; a long one is cut; if there are too many, the oldest noted one is dropped. Call it once per
 * user message, when that is sent, inside a rule or an `apply`: then it is committed, and a fact that the user has deleted
 * is not noted again from the same message.
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

/** Maps the messages of a thread to those of its copy: old to new ids, and old to new positions, both in order. */
export type CopiedMessages = {
  ids: ReadonlyMap<string, string>;
  places: ReadonlyMap<number, number>;
  /** The last position that the copy includes: a branch knows nothing of what came later. */
  until: number;
  /** The position of a message, even if it was deleted. */
  placeOf: (messageId: string) => number | undefined;
};

/** The memory for a copy of its thread, without anything from after the point where it branches off. */
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
