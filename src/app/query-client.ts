import { MutationCache, type Query, QueryCache, QueryClient } from "@tanstack/react-query";
import { mentionsBotCheck } from "#src/client-state/bot-check.ts";
import { failureText } from "#src/data/failure-text.ts";
import type { QueryTexts } from "#src/data/meta.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import type { ApiError } from "#src/http/api-error.ts";
import { report } from "#src/lib/report.ts";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { readPolicy } from "./read-policy.ts";

/**
 * The query client with the product's policy: `readPolicy` for reads; writes are never retried. The `meta` texts of queries
 * and mutations are shown here and nowhere else.
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
        if (meta?.failure) toaster.error(failureText(meta.failure, error));
        else if (meta?.isSilent) report("a silent write failed", error.message);
      },
    }),
    defaultOptions: {
      queries: readPolicy,
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // A load under way when its query is invalidated may bring an answer older than the change. React Query cancels and repeats
  // it, unless it is the query's first: that one ends, and then the query is invalidated again.
  client.getQueryCache().subscribe(({ query: { queryKey, promise, state }, ...event }) => {
    if (event.type !== "updated" || event.action.type !== "invalidate" || state.data !== undefined) return;
    promise?.then(
      () => client.invalidateQueries({ queryKey }),
      () => {},
    );
  });
  return client;
}

/**
 * The meta of every observer: a query itself keeps only the last observer's. Without observers (a prefetch) its own.
 */
function metasOf({ observers, meta }: Query<unknown, unknown>): QueryTexts[] {
  const waiting = observers.filter(({ options }) => options.enabled !== false);
  return (waiting.length === 0 ? [meta] : waiting.map(({ options }) => options.meta)).filter(
    (one) => one !== undefined,
  );
}

/**
 * A 403 can mean that the account has been banned, which only the account endpoint tells, so it is read again
 * (GAP-105). If that is refused too, the layout shows the ban.
 */
function lookForBan(client: QueryClient, error: ApiError) {
  const [path] = userInfoQuery().queryKey;
  if (error.status !== 403 || error.path === path || mentionsBotCheck(error.serverMessage ?? "")) return;
  void client.invalidateQueries({ queryKey: [path] });
}

/** Cancelled calls are not shown, and an ended session is handled by the session watch (F7). */
function isQuiet(error: ApiError): boolean {
  return error.kind === "aborted" || error.status === 401;
}
