import { queryOptions } from "@tanstack/react-query";
import { getGetMessagePromptQueryKey, getMessagePrompt } from "#src/generated/api/message/get-message-prompt.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import "../meta.ts";

/**
 * What the shown version of a reply was made from. Most replies have none: the server keeps the last ones of its run, and
 * answers 404 for the others, which is nothing to tell anybody.
 */
export function messagePromptQuery({
  id,
  activeAlternate,
  revision,
}: Pick<Message, "id" | "activeAlternate" | "revision">) {
  return queryOptions({
    queryKey: [...getGetMessagePromptQueryKey(id), activeAlternate, revision] as const,
    queryFn: ({ signal }) => getMessagePrompt(id, { signal }),
    select: ({ data }) => data,
    staleTime: Infinity,
    // They are large.
    gcTime: 60_000,
    retry: false,
    meta: { isSilent: true },
  });
}
