import { queryOptions } from "@tanstack/react-query";
import { getChatConfig, getGetChatConfigQueryKey } from "#src/generated/api/thread/get-chat-config.ts";
import { getGetThreadQueryKey, getThread } from "#src/generated/api/thread/get-thread.ts";
import { getListOpeningsQueryKey, listOpenings } from "#src/generated/api/thread/list-openings.ts";
import { ChatConfigResponse } from "#src/generated/zod/schemas/chatConfigResponse.zod.ts";
import { ListOpeningsResponse } from "#src/generated/zod/schemas/listOpeningsResponse.zod.ts";
import { ThreadResponse } from "#src/generated/zod/schemas/threadResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/** One thread with its running reply, if any (GAP-119, GAP-120). */
export function threadQuery(threadId: string) {
  return queryOptions({
    queryKey: getGetThreadQueryKey(threadId),
    queryFn: ({ signal }) => checked(ThreadResponse, getThread(threadId, { signal })),
    select: ({ data }) => data,
  });
}

/** The first messages a variant can begin with, placeholders unsubstituted (GAP-121). */
export function openingsQuery(characterId: string, variantId: string) {
  return queryOptions({
    queryKey: getListOpeningsQueryKey({ characterId, variantId }),
    queryFn: ({ signal }) => checked(ListOpeningsResponse, listOpenings({ characterId, variantId }, { signal })),
    select: ({ data }) => data.openings,
    staleTime: 60_000,
  });
}

/** Model, variant and persona as they apply to a character, or to one thread with it (GAP-136). */
export function chatConfigQuery(characterId: string, threadId: string | null) {
  const params = threadId === null ? { characterId } : { characterId, threadId };
  return queryOptions({
    queryKey: getGetChatConfigQueryKey(params),
    queryFn: ({ signal }) => checked(ChatConfigResponse, getChatConfig(params, { signal })),
    select: ({ data }) => data,
  });
}
