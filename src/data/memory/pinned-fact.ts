import { useQuery } from "@tanstack/react-query";
import type { Message } from "#src/generated/api/model/message.ts";
import { memoryQuery } from "./queries.ts";

/** The id of the fact that was pinned from a message; null for none. Read once for all messages of a chat. */
export function usePinnedFact({ id, threadId }: Pick<Message, "id" | "threadId">): string | null {
  const { data } = useQuery({
    ...memoryQuery(threadId),
    staleTime: Infinity,
    retryOnMount: false,
    select: ({ data: { facts } }) =>
      facts.find(({ messageId, source }) => messageId === id && source === "pinned")?.id ?? null,
  });
  return data ?? null;
}
