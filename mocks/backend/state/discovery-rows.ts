import type { SearchQuery } from "#src/generated/api/model/searchQuery.ts";

/** A character the user is not interested in; `id` is `{userId}.{characterId}`. */
export type DisinterestRow = { id: string; userId: string; characterId: string };

/** A search the user has saved; results published after `seenAt` count as new. */
export type SavedSearchRow = {
  id: string;
  userId: string;
  name: string;
  query: SearchQuery;
  createdAt: string;
  seenAt: string;
};
