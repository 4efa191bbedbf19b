import type { OperationId } from "#src/generated/operations.ts";

/** Calls allowed within a minute, for each caller. Generous: they stop machines, not people. */
const perMinute: Partial<Record<OperationId, number>> = {
  signIn: 30,
  signUp: 20,
  requestPasswordReset: 10,
  resetPassword: 10,
  changePassword: 10,
  validateBotCheck: 60,
  uploadImage: 30,
  generateImageFromImage: 30,
  uploadAvatarDecoration: 10,
  searchCharacters: 120,
  searchMessages: 120,
  reportCharacter: 30,
  sendMessage: 60,
  regenerateMessage: 60,
  continueMessage: 60,
  speakReply: 60,
  impersonate: 60,
  tryCharacter: 60,
};

const windowMs = 60_000;

/**
 * Counts the calls of the last minute (GAP-106), so that there is no moment at which all of them are allowed anew.
 * @returns for an operation and a caller, the seconds to wait, or null when the call is allowed
 */
export function rateLimit(
  now: () => number,
  limits: Partial<Record<string, number>> = perMinute,
): (operation: string, caller: string) => number | null {
  const calls = new Map<string, number[]>();
  let sweptAt = now();
  return (operation, caller) => {
    const limit = limits[operation];
    if (limit === undefined) return null;
    const time = now();
    // A clock that was set back must not lock anybody out.
    const isRecent = (at: number) => at > time - windowMs && at <= time;
    if (Math.abs(time - sweptAt) > windowMs) {
      sweptAt = time;
      for (const [key, times] of calls) if (!times.some(isRecent)) calls.delete(key);
    }
    const key = `${operation} ${caller}`;
    const recent = (calls.get(key) ?? []).filter(isRecent);
    calls.set(key, recent);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= limit)
      return Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
    recent.push(time);
    return null;
  };
}
