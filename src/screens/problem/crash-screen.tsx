import { Link } from "@tanstack/react-router";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";
import { isMissingChunk } from "#src/lib/missing-chunk.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ProblemPage } from "./problem-page.tsx";

/**
 * One page went wrong; the rest of the application stands (GAP-18). `onRetry` draws the page again. Where its code is no
 * longer on the server, one reload was tried before this shows (F27).
 */
export function CrashScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isOldVersion = isMissingChunk(error);
  const text = isOldVersion
    ? texts.crash.chunk
    : isApiError(error) && error.kind !== "http"
      ? error.message
      : texts.crash.lead;
  return (
    <ProblemPage
      title={texts.crash.title}
      text={<span role="alert">{text}</span>}
      actions={
        <>
          <Button variant="primary" onClick={isOldVersion ? () => window.location.reload() : onRetry}>
            {isOldVersion ? texts.crash.reload : texts.actions.tryAgain}
          </Button>
          <Button asChild>
            <Link to="/home">{texts.actions.goHome}</Link>
          </Button>
        </>
      }
    />
  );
}
