import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useEffect } from "react";
import { report } from "#src/lib/report.ts";
import { CrashScreen } from "#src/screens/problem/crash-screen.tsx";
import { NotFoundScreen } from "#src/screens/problem/not-found-screen.tsx";

/** The error boundary of every page (GAP-18). "Try again" resets failed queries and re-renders the page. */
export function PageCrash({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: resetQueries } = useQueryErrorResetBoundary();
  useEffect(() => report("a page crashed", error), [error]);
  return (
    <CrashScreen
      error={error}
      onRetry={() => {
        resetQueries();
        reset();
        void router.invalidate();
      }}
    />
  );
}

/** The error boundary for errors outside any layout, with its own landmark. */
export function RootCrash(props: ErrorComponentProps) {
  return (
    <main>
      <PageCrash {...props} />
    </main>
  );
}

export function RootNotFound() {
  return (
    <main>
      <NotFoundScreen />
    </main>
  );
}
