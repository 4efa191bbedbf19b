import { retryDelay, shouldRetry } from "#src/http/retry-policy.ts";

/**
 * How reads behave everywhere: retried as `retry-policy` says, and fresh for 30 s, so that mounts, focus and reconnects do not
 * flood the server (F25).
 */
export const readPolicy = {
  retry: shouldRetry,
  retryDelay,
  staleTime: 30_000,
  gcTime: 300_000,
  refetchOnReconnect: true,
  // Offline, a read fails at once and shows why, instead of pausing silently.
  networkMode: "always",
} as const;
