import { useQuery } from "@tanstack/react-query";
import type { MemoryFact } from "#src/generated/api/model/memoryFact.ts";
import { memoryQuery } from "./queries.ts";

/** Ids of pinned facts by the message each was pinned from. */
export type PinnedFacts = ReadonlyMap<string, string>;

const noFacts: PinnedFacts = new Map();

const byMessage = ({ data: { facts } }: { data: { facts: MemoryFact[] } }): PinnedFacts =>
  new Map(
    facts.flatMap(({ id, messageId, source }) => (messageId !== null && source === "pinned" ? [[messageId, id]] : [])),
  );

/** The facts pinned in a chat; empty until they have been read, and where they cannot be. */
export function usePinnedFacts(threadId: string): PinnedFacts {
  const { data } = useQuery({
    ...memoryQuery(threadId),
    staleTime: Infinity,
    retryOnMount: false,
    select: byMessage,
  });
  return data ?? noFacts;
}
