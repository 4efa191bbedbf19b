import { queryOptions } from "@tanstack/react-query";
import { getGetMessageLoreQueryKey, getMessageLore } from "#src/generated/api/message/get-message-lore.ts";
import type { Message } from "#src/generated/api/model/message.ts";
import "../meta.ts";

/** The lorebook entries in the prompt of a reply's shown alternate (beyond 5.3). */
export function messageLoreQuery({
  id,
  activeAlternate,
  revision,
}: Pick<Message, "id" | "activeAlternate" | "revision">) {
  return queryOptions({
    queryKey: [...getGetMessageLoreQueryKey(id), activeAlternate, revision] as const,
    queryFn: ({ signal }) => getMessageLore(id, { signal }),
    select: ({ data }) => data.entries,
    staleTime: Infinity,
    meta: { isSilent: true },
  });
}
