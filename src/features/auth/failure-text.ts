import { mentionsBotCheck } from "#src/client-state/bot-check.ts";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";

/**
 * The error text of an account form. The server's message is shown only where it matters to the user (a banned account,
 * a taken address); everything else is our own text.
 */
export function authFailureText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  if (error.kind === "network" || error.kind === "timeout") return error.message;
  if (error.status === 401) return texts.auth.wrongCredentials;
  if (error.status === 403 && mentionsBotCheck(error.serverMessage ?? "")) return texts.auth.checkAgain;
  if (error.status === 429) return texts.auth.tooMany(error.retryAfter);
  if (error.status === 403 || error.status === 409) return error.serverMessage ?? fallback;
  return fallback;
}
