import "./zod-setup.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { followTabs } from "#src/data/tab-news.ts";
import type { AppRouter } from "./router.tsx";
import { watchSession } from "./session-watch.ts";

/** The whole application around one router and one query client: the page, a story and a test differ only in these. */
export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  // Before anything can be asked: a refused token may be answered before the page is painted (F7).
  useLayoutEffect(() => watchSession(queryClient, router), [queryClient, router]);
  useEffect(() => followTabs(queryClient), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
