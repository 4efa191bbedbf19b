import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PageCrash } from "#src/app/boundaries.tsx";
import { isSignedIn } from "#src/client-state/session.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { ShellLayout } from "#src/screens/shell/shell-layout.tsx";

// Few will ever see it.
const BannedScreen = lazy(async () => ({
  default: (await import("#src/screens/problem/banned-screen.tsx")).BannedScreen,
}));

export const Route = createFileRoute("/_shell")({
  // Part of the entry: nearly every address shows the shell.
  codeSplitGroupings: [],
  // Everything inside asks who is looking: started with the code, not after it.
  loader({ context: { queryClient } }) {
    if (isSignedIn()) void queryClient.prefetchQuery(userInfoQuery());
  },
  component: function ShellRoute() {
    return <ShellLayout BannedPage={BannedScreen} />;
  },
  errorComponent: PageCrash,
});
