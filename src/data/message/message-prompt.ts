import { queryOptions } from "@tanstack/react-query";
import { getGetMessagePromptQueryKey, getMessagePrompt } from "#src/generated/api/message/get-message-prompt.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import { MessagePromptResponse } from "#src/generated/zod/schemas/messagePromptResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/**
 * What the shown version of a reply was made from. Most replies have none: the server keeps the last ones of its run, and
 * answers 404 for the others, which is nothing to tell anybody.
 */
export function messagePromptQuery({ id, activeAlternate, revision }: Message) {
  return queryOptions({
    queryKey: [...getGetMessagePromptQueryKey(id), activeAlternate, revision] as const,
    queryFn: ({ signal }) => checked(MessagePromptResponse, getMessagePrompt(id, { signal })),
    select: ({ data }) => data,
    staleTime: Infinity,
    // They are large.
    gcTime: 60_000,
    retry: false,
    meta: { isSilent: true },
  });
}
