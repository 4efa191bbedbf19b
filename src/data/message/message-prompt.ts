import { queryOptions } from "@tanstack/react-query";
import { getGetMessagePromptQueryKey, getMessagePrompt } from "#src/generated/api/message/get-message-prompt.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import "../meta.ts";

/**
 * The prompt of a reply's shown alternate. Most replies have none: the server keeps only the latest of its current run and
 * answers 404 for the others, which is not an error to show.
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
    // Prompts are large, so drop them from the cache soon.
    gcTime: 60_000,
    retry: false,
    meta: { isSilent: true },
  });
}
