import { queryOptions } from "@tanstack/react-query";
import { getGetMemoryQueryKey, getMemory } from "#src/generated/api/memory/get-memory.ts";
import { getGetNextPromptQueryKey, getNextPrompt } from "#src/generated/api/memory/get-next-prompt.ts";
import "../meta.ts";

/** What a chat keeps in mind (GAP-150). */
export const memoryQuery = (threadId: string) =>
  queryOptions({
    queryKey: getGetMemoryQueryKey(threadId),
    queryFn: ({ signal }) => getMemory(threadId, { signal }),
    select: ({ data }) => data,
    meta: { isSilent: true },
  });

/** What the next reply would be made from. */
export const nextPromptQuery = (threadId: string) =>
  queryOptions({
    queryKey: getGetNextPromptQueryKey(threadId),
    queryFn: ({ signal }) => getNextPrompt(threadId, { signal }),
    select: ({ data }) => data,
    // Large, and shown only beside the chat.
    gcTime: 60_000,
    meta: { isSilent: true },
  });
