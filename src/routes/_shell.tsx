import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PageCrash } from "#src/app/boundaries.tsx";
import { isSignedIn } from "#src/client-state/session.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { ShellLayout } from "#src/screens/shell/shell-layout.tsx";

// Loaded lazily: rarely needed.
const BannedScreen = lazy(async () => ({
  default: (await import("#src/screens/problem/banned-screen.tsx")).BannedScreen,
}));

export const Route = createFileRoute("/_shell")({
  // Part of the entry chunk: nearly every page uses the shell.
  codeSplitGroupings: [],
  // Start loading the user together with the page's code, since everything inside needs it.
  loader({ context: { queryClient } }) {
    if (isSignedIn()) void queryClient.prefetchQuery(userInfoQuery());
  },
  component: function ShellRoute() {
    return <ShellLayout BannedPage={BannedScreen} />;
  },
  errorComponent: PageCrash,
});
