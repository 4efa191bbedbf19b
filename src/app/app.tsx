import "./zod-setup.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { followTabs } from "#src/data/tab-news.ts";
import type { AppRouter } from "./router.tsx";
import { watchSession } from "./session-watch.ts";

/** The whole application around one router and one query client, which stories and tests replace with their own. */
export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  // A layout effect, so that the listener is there before the first request can be refused (F7).
  useLayoutEffect(() => watchSession(queryClient, router), [queryClient, router]);
  useEffect(() => followTabs(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
