import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useIsOnline } from "#src/client-state/online.ts";
import { texts } from "#src/domain/texts.ts";
import { isApiError } from "#src/http/api-error.ts";
import { isMissingChunk } from "#src/lib/missing-chunk.ts";
import { Button } from "#src/ui/button/button.tsx";
import { ProblemPage } from "#src/parts/problem-page/problem-page.tsx";

const reload = () => window.location.reload();

type CrashScreenProps = {
  error: unknown;
  /** Draws the page again. */
  onRetry: () => void;
  /** Loads the application anew. */
  onReload?: () => void;
};

/**
 * One page went wrong; the rest of the application stands (GAP-18). Where its code is no longer on the server, one reload
 * was tried before this shows (F27). Where the code could not come for want of a network, it comes by itself when there is
 * one again (F25).
 */
export function CrashScreen({ error, onRetry, onReload = reload }: CrashScreenProps) {
  const isOnline = useIsOnline();
  const isCodeMissing = isMissingChunk(error);
  useEffect(() => {
    if (!isCodeMissing || isOnline) return undefined;
    return () => {
      if (navigator.onLine) onReload();
    };
  }, [isCodeMissing, isOnline, onReload]);
  if (isCodeMissing && !isOnline) {
    return (
      <ProblemPage
        title={texts.crash.offlineTitle}
        text={<span role="alert">{texts.crash.offline}</span>}
        actions={
          <Button asChild>
            <Link to="/home">{texts.actions.goHome}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <ProblemPage
      title={texts.crash.title}
      text={
        <span role="alert">
          {isCodeMissing
            ? texts.crash.chunk
            : isApiError(error) && error.kind !== "http"
              ? error.message
              : texts.crash.lead}
        </span>
      }
      actions={
        <>
          <Button variant="primary" onClick={isCodeMissing ? onReload : onRetry}>
            {isCodeMissing ? texts.crash.reload : texts.actions.tryAgain}
          </Button>
          <Button asChild>
            <Link to="/home">{texts.actions.goHome}</Link>
          </Button>
        </>
      }
    />
  );
}
