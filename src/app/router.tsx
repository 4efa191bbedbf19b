import "./zod-setup.ts";
import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { settleBotCheckOnNavigation } from "#src/client-state/bot-check.ts";
import { routeTree } from "#src/generated/route-tree.ts";

/** The router on the real route tree. Without a history it follows the browser's address. */
export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: { queryClient },
    defaultPreload: "intent",
    // The query cache decides what is fresh, not the router's own.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    // A conversation opens at its end and keeps its own place.
    scrollRestoration: ({ location }) => !location.pathname.startsWith("/conversation/"),
    defaultStructuralSharing: true,
  });
  // RES-25: which navigation takes the bot check back.
  router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation }) => {
    settleBotCheckOnNavigation(fromLocation?.pathname ?? null, toLocation.pathname);
  });
  return router;
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** `chat`: the page fills the window below the top bar, which gives way on mobile (GAP-75). */
    chrome?: "chat";
    /** Everybody may read the page, with an unfinished profile or a ban too. */
    isLegal?: true;
    /** The page is still to be built. */
    isPlanned?: true;
  }
}
