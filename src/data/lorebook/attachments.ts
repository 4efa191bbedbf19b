import { queryOptions } from "@tanstack/react-query";
import { getGetLorebookAttachmentsQueryOptions } from "#src/generated/api/lorebook/get-lorebook-attachments.ts";
import "../meta.ts";

/** What of the user's own a lorebook is attached to. */
export function attachmentsQuery(id: string) {
  return queryOptions({
    ...getGetLorebookAttachmentsQueryOptions(id),
    select: ({ data }) => ({
      characters: new Set(data.characterIds),
      groups: new Set(data.groupIds),
      chats: new Set(data.threadIds),
    }),
    meta: { isSilent: true },
  });
}
