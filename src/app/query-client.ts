import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { mentionsBotCheck } from "#src/client-state/bot-check.ts";
import type { QueryTexts } from "#src/data/meta.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { ApiError } from "#src/http/api-error.ts";
import { retryDelay, shouldRetry } from "#src/http/retry-policy.ts";
import { report } from "#src/lib/report.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";

/**
 * The query client with the policy of the product. Reads are repeated as `retry-policy` says, writes never; data is
 * fresh for half a minute, so that mounting, focus and reconnection do not storm the server (F25). The texts that
 * queries and mutations name in their `meta` are shown here and nowhere else.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        lookForBan(client, error);
        if (isQuiet(error)) return;
        const metas = metasOf(query);
        const failures = new Set(metas.flatMap(({ failure }) => failure ?? []));
        for (const failure of failures) toaster.error(failure);
        if (failures.size === 0 && metas.some(({ isSilent }) => isSilent))
          report("a silent read failed", error.message);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess(_data, _variables, _result, { meta }) {
        if (meta?.success) toaster.success(meta.success);
      },
      onError(error, _variables, _result, { meta }) {
        lookForBan(client, error);
        if (isQuiet(error)) return;
        const text = (meta?.doesServerMessageWin && error.serverMessage) || meta?.failure;
        if (text) toaster.error(text);
        else if (meta?.isSilent) report("a silent write failed", error.message);
      },
    }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 30_000,
        gcTime: 300_000,
        refetchOnReconnect: true,
        // Without a network a read fails in place and says so, instead of waiting in silence.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/**
 * Every reader of a query has texts of its own, but a query remembers those of the last reader only: whoever waits for the
 * answer is asked. Without readers (a prefetch) the query's own hold.
 */
function metasOf({ observers, meta }: Query<unknown, unknown>): QueryTexts[] {
  const waiting = observers.filter(({ options }) => options.enabled !== false);
  return (waiting.length === 0 ? [meta] : waiting.map(({ options }) => options.meta)).filter(
    (one) => one !== undefined,
  );
}

/**
 * A refusal can mean that the account was banned meanwhile; only the account itself tells, so it is read again (GAP-105).
 * Where it is refused too, the layout shows the ban.
 */
function lookForBan(client: QueryClient, error: ApiError) {
  const [path] = userInfoQuery().queryKey;
  if (error.status !== 403 || error.path === path || mentionsBotCheck(error.serverMessage ?? "")) return;
  void client.invalidateQueries({ queryKey: [path] });
}

/** A cancelled call is nobody's news, and an ended session has its own way (F7). */
function isQuiet(error: ApiError): boolean {
  return error.kind === "aborted" || error.status === 401;
}
