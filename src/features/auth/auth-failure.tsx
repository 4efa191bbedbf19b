import { mentionsBotCheck } from "#src/client-state/bot-check.ts";
import { type ApiError, isApiError } from "#src/http/api-error.ts";
import { useCountdown } from "#src/lib/use-countdown.ts";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { authTexts } from "./auth-texts.ts";

/**
 * The error text of an account form. The server's message is shown only where it matters to the user (a banned account,
 * a taken address); everything else is our own text.
 */
function authFailureText(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  if (error.kind === "network" || error.kind === "timeout") return error.message;
  if (error.status === 401) return authTexts.wrongCredentials;
  if (error.status === 403 && mentionsBotCheck(error.serverMessage ?? "")) return authTexts.checkAgain;
  if (error.status === 429) return authTexts.tooMany(error.retryAfter);
  if (error.status === 403 || error.status === 409) return error.serverMessage ?? fallback;
  return fallback;
}

/** Seconds until the server accepts another try (429), or null if it named none. */
export function useWait(error: ApiError | null): number | null {
  return useCountdown(isApiError(error) && error.status === 429 ? error.retryAfter : null, error);
}

type AuthFailureProps = { error: ApiError; fallback: string; wait: number | null };

/** The error of an account form. A wait counts down visually; screen readers hear it only at its start and end. */
export function AuthFailure({ error, fallback, wait }: AuthFailureProps) {
  if (wait === 0) return <InlineAlert tone="info">{authTexts.waitOver}</InlineAlert>;
  if (wait === null) return <InlineAlert tone="danger">{authFailureText(error, fallback)}</InlineAlert>;
  return (
    <InlineAlert tone="danger">
      <VisuallyHidden>{authFailureText(error, fallback)}</VisuallyHidden>
      <span aria-hidden="true">{authTexts.tooMany(wait)}</span>
    </InlineAlert>
  );
}
