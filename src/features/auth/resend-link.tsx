import { useState } from "react";
import { useRequestPasswordReset } from "#src/data/auth/mutations.ts";
import { useCountdown } from "#src/lib/use-countdown.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AuthFailure } from "./auth-failure.tsx";
import { forgotTexts } from "./forgot-texts.ts";
import { formColumn } from "./form-column.ts";

/** Seconds before the mail can be requested again. */
const patience = 30;

/** Sends the reset link again, after `patience` or the server's own wait (429). */
export function ResendLink({ email }: { email: string }) {
  const request = useRequestPasswordReset();
  const [round, setRound] = useState(0);
  const resend = useSingleFlight(() =>
    request.mutateAsync({ email }).then(
      () => setRound(round + 1),
      () => undefined,
    ),
  );
  const asked = request.error?.status === 429 ? request.error.retryAfter : null;
  const left = useCountdown(asked ?? patience, request.error ?? round) ?? 0;
  const isResent = round > 0 && request.error === null;
  return (
    <div className={formColumn}>
      {request.error && <AuthFailure error={request.error} fallback={forgotTexts.failed} wait={asked && left} />}
      <Button
        isFullWidth
        size="lg"
        isBusy={request.isPending}
        disabled={left > 0 && (asked !== null || request.error === null)}
        onClick={() => void resend()}
      >
        {left > 0 && request.error === null ? forgotTexts.resendIn(left) : forgotTexts.resend}
      </Button>
      <p role="status">{isResent && forgotTexts.resent}</p>
    </div>
  );
}
