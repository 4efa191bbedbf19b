import type { DataTag, MutationKey, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ApiError } from "#src/http/api-error.ts";

/** Takes a guess back. */
export type Revert = () => void;

/**
 * The one way to show a change before the server has answered (GAP-07): stops reads that would write over it, patches the
 * cached answer and gives back what undoes it. What is not cached is not guessed at. Where several guesses at one answer
 * may be open at once, `restore` says what of it goes back.
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
    if (before !== undefined && now !== undefined) client.setQueryData<Answer>(queryKey, restore(now, before));
  };
}

/** No other write of this name is on its way: reading anew before that would show what it is about to change. */
export const isLastWrite = (client: QueryClient, mutationKey: MutationKey): boolean =>
  client.isMutating({ mutationKey }) <= 1;

/** Takes several guesses back, the last one first. */
export const revertAll = (reverts: readonly Revert[] | undefined): void =>
  reverts?.toReversed().forEach((revert) => revert());
