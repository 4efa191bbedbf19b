import { texts } from "#src/domain/texts.ts";
import { type ApiError, isApiError } from "#src/http/api-error.ts";
import { useCountdown } from "#src/lib/use-countdown.ts";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden/visually-hidden.tsx";
import { authFailureText } from "./failure-text.ts";

/** Seconds until the server accepts another try (429), or null if it named none. */
export function useWait(error: ApiError | null): number | null {
  return useCountdown(isApiError(error) && error.status === 429 ? error.retryAfter : null, error);
}

type AuthFailureProps = { error: ApiError; fallback: string; wait: number | null };

/** The error of an account form. A wait counts down visually; screen readers hear it only at its start and end. */
export function AuthFailure({ error, fallback, wait }: AuthFailureProps) {
  if (wait === 0) return <InlineAlert tone="info">{texts.auth.waitOver}</InlineAlert>;
  if (wait === null) return <InlineAlert tone="danger">{authFailureText(error, fallback)}</InlineAlert>;
  return (
    <InlineAlert tone="danger">
      <VisuallyHidden>{authFailureText(error, fallback)}</VisuallyHidden>
      <span aria-hidden="true">{texts.auth.tooMany(wait)}</span>
    </InlineAlert>
  );
}
