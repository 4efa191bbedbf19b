import { fullJitter } from "#src/lib/backoff.ts";
import { isApiError } from "./api-error.ts";

const passing = new Set([408, 502, 503, 504]);

/**
 * Whether a failed read is sent again. GET only: twice on a lost connection or 408, 502, 503, 504; once on a
 * 429 that says when (GAP-106, F10). Never on other answers, never for writes. `failures` counts from 0.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!isApiError(error) || error.method !== "GET") return false;
  if (error.status === 429) return failures < 1 && error.retryAfter !== null;
  const isPassing = error.kind === "network" || (error.kind === "http" && passing.has(error.status));
  return isPassing && failures < 2;
}

/** Delay before the next try, in milliseconds: the server's `Retry-After`, else full jitter from 300 ms to 3 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isApiError(error) && error.status === 429 ? error.retryAfter : null;
  return asked === null ? fullJitter(failures) : asked * 1000;
}
