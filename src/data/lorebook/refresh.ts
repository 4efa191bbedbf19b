import type { QueryClient } from "@tanstack/react-query";

/**
 * Reads every list of lorebooks again. By the addresses in their keys: what brings things back is on many pages, and the
 * lists' own code is not.
 */
export const refreshLorebooks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      queryKey.some((part) => typeof part === "string" && part.startsWith("/api/v1/lorebook/list")),
  });
