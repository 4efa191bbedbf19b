import type { DataTag, MutationKey, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ApiError } from "#src/http/api-error.ts";

/** Rolls back an optimistic change. */
export type Revert = () => void;

/**
 * Makes an optimistic change (GAP-07): cancels running reads that would overwrite it, patches the cached data and returns
 * the rollback. Data not in the cache is left alone, and read after a rollback. Where several changes to the same data can
 * be pending, `restore` says what a rollback puts back.
 */
export async function guess<Answer>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Answer, ApiError>,
  patch: (answer: Answer) => Answer,
  restore: (now: Answer, before: Answer) => Answer = (_now, before) => before,
): Promise<Revert> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<Answer>(queryKey);
  if (before !== undefined) client.setQueryData<Answer>(queryKey, patch(before));
  return () => {
    const now = client.getQueryData<Answer>(queryKey);
    if (now === undefined) void client.invalidateQueries({ queryKey });
    else if (before !== undefined) client.setQueryData<Answer>(queryKey, restore(now, before));
  };
}

/** Whether no other write with this key is pending: refetching earlier would show outdated data. */
export const isLastWrite = (client: QueryClient, mutationKey: MutationKey): boolean =>
  client.isMutating({ mutationKey }) <= 1;

/** Rolls back several changes, last first. */
export const revertAll = (reverts: readonly Revert[] | undefined): void =>
  reverts?.toReversed().forEach((revert) => revert());
