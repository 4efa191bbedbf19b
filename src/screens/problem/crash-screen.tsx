import { Link } from "@tanstack/react-router";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ProblemPage } from "./problem-page.tsx";

/** A page's code that is no longer on the server: a new version is out (F27). One reload was tried before this shows. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}

/** One page went wrong; the rest of the application stands (GAP-18). `onRetry` draws the page again. */
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
