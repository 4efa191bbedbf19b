import { mutationOptions, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import {
  getGetEventTokensQueryKey,
  getGetEventTokensQueryOptions,
} from "#src/generated/api/event-token/get-event-tokens.ts";
import { updateEventTokens } from "#src/generated/api/event-token/update-event-tokens.ts";
import { tellTabs } from "../tab-news.ts";

/** Collects one candy (CANDY-07, API-28). */
export function useCollectCandy() {
  return useMutation(collectCandyOptions(useQueryClient()));
}

/**
 * Every click counts at once; calls go one at a time, each with its own total (TRAP-16). The cache has the server's number
 * plus the pending clicks. A success sets it from the answer; after a failure it is refetched, since only the server knows
 * it, and the pending clicks continue from there (GAP-63).
 */
export function collectCandyOptions(client: QueryClient) {
  const queryKey = getGetEventTokensQueryKey();
  const mutationKey = ["collect-candy"];
  const waiting = () => client.isMutating({ mutationKey });
  const change = (next: (eventTokens: number) => number) =>
    client.setQueryData(
      getGetEventTokensQueryOptions().queryKey,
      (old) => old && { ...old, data: { ...old.data, eventTokens: next(old.data.eventTokens) } },
    );
  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: () => {
      const shown = client.getQueryData(getGetEventTokensQueryOptions().queryKey)?.data.eventTokens ?? 0;
      return updateEventTokens({ eventTokens: shown - waiting() + 1 });
    },
    onMutate() {
      change((shown) => shown + 1);
      return client.cancelQueries({ queryKey });
    },
    onSuccess: ({ data }) => void change(() => data.eventTokens + waiting() - 1),
    async onError() {
      change((shown) => shown - 1);
      await client.fetchQuery({ ...getGetEventTokensQueryOptions(), staleTime: 0, retry: false }).then(
        () => change((held) => held + waiting() - 1),
        () => undefined,
      );
    },
    onSettled(_answer, error) {
      if (waiting() > 1) return;
      tellTabs(queryKey);
      // Only this read says whether the day's maximum is reached (TRAP-79).
      if (error === null) void client.invalidateQueries({ queryKey });
    },
    meta: { failure: messages.candy.failed },
  });
}
