import "./zod-setup.ts";
import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { settleBotCheckOnNavigation } from "#src/client-state/bot-check.ts";
import { routeTree } from "#src/generated/route-tree.ts";
import { closeByBack } from "#src/lib/use-closed-by-back.ts";

/** The router on the real route tree. Without `history` it uses the browser's. */
export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: { queryClient },
    defaultPreload: "intent",
    // Freshness is decided by the query cache alone.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    // A chat opens at its end and keeps its own scroll position.
    scrollRestoration: ({ location }) => !/^\/(?:conversation\/|group-chatting)/.test(location.pathname),
    defaultStructuralSharing: true,
  });
  // Resets the bot check on the navigations of RES-25.
  router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation }) => {
    settleBotCheckOnNavigation(fromLocation?.pathname ?? null, toLocation.pathname);
  });
  // Registered before any page's own question about unsaved changes: an open dialog is asked first.
  router.history.block({ blockerFn: ({ action }) => action === "BACK" && closeByBack(), enableBeforeUnload: false });
  return router;
}

export type AppRouter = ReturnType<typeof makeRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** This entry came by opening a panel, so that Back closes it. */
    hasOpenedPanel?: true | undefined;
    /** The place of the entry at which a lorebook opens: the one that was being written when it was first saved. */
    entryAt?: number | undefined;
  }
  interface StaticDataRouteOption {
    /**
     * `chat`: the page fills the window below the top bar, which is hidden on mobile (GAP-75). `back-office`: the page
     * brings a bar of its own, and there is no drawer (SHELL-25).
     */
    chrome?: "chat" | "back-office";
    /** Readable by everyone, even with an unfinished profile or a ban. */
    isLegal?: true;
  }
}
