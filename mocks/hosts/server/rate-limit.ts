import type { OperationId } from "#src/generated/operations.ts";

/** Calls allowed within a minute, for each caller. Generous: they stop machines, not people. */
const perMinute: Partial<Record<OperationId, number>> = {
  signIn: 30,
  signUp: 20,
  requestPasswordReset: 10,
  resetPassword: 10,
  changePassword: 10,
  validateBotCheck: 60,
  searchCharacters: 120,
  searchMessages: 120,
  reportCharacter: 30,
  sendMessage: 60,
  regenerateMessage: 60,
  continueMessage: 60,
  speakReply: 60,
  impersonate: 60,
};

/**
 * Counts calls in windows of a minute (GAP-106).
 * @returns for an operation and a caller, the seconds to wait, or null when the call is allowed
 */
export function rateLimit(
  now: () => number,
  limits: Partial<Record<string, number>> = perMinute,
): (operation: string, caller: string) => number | null {
  let window = 0;
  const counts = new Map<string, number>();
  return (operation, caller) => {
    const limit = limits[operation];
    if (limit === undefined) return null;
    const minute = Math.floor(now() / 60_000);
    if (minute !== window) {
      window = minute;
      counts.clear();
    }
    const key = `${operation} ${caller}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit ? null : Math.max(1, Math.ceil(((minute + 1) * 60_000 - now()) / 1000));
  };
}
