import type { QueryClient } from "@tanstack/react-query";

const lists = /^\/api\/v1\/lorebook\/(?:list|attachments)/;

/**
 * Reads every list of lorebooks again, and what each is attached to. By the addresses in their keys: what brings things
 * back is on many pages, and the lists' own code is not.
 */
export const refreshLorebooks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => typeof part === "string" && lists.test(part)),
  });
