import { queryOptions } from "@tanstack/react-query";
import { getGetChatConfigQueryOptions } from "#src/generated/api/thread/get-chat-config.ts";
import { getGetThreadQueryOptions } from "#src/generated/api/thread/get-thread.ts";
import { getListOpeningsQueryOptions } from "#src/generated/api/thread/list-openings.ts";

/** One thread with its running reply, if any (GAP-119, GAP-120). */
export function threadQuery(threadId: string) {
  return queryOptions({
    ...getGetThreadQueryOptions(threadId),
    select: ({ data }) => data,
  });
}

/** A variant's openings, with placeholders unsubstituted (GAP-121). */
export function openingsQuery(characterId: string, variantId: string) {
  return queryOptions({
    ...getListOpeningsQueryOptions({ characterId, variantId }),
    select: ({ data }) => data.openings,
    staleTime: 60_000,
  });
}

/** Effective model, variant and persona for a character, or for one thread with it (GAP-136). */
export function chatConfigQuery(characterId: string, threadId: string | null) {
  const params = threadId === null ? { characterId } : { characterId, threadId };
  return queryOptions({
    ...getGetChatConfigQueryOptions(params),
    select: ({ data }) => data,
  });
}
