import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { closeDialog } from "#src/client-state/dialogs.ts";
import { isSignedIn, onSessionChange, signInReasonStore } from "#src/client-state/session.ts";
import { createStore } from "#src/client-state/store.ts";
import { isForSigningIn, routeAt } from "#src/features/shell/route-at.ts";

/** Incremented when the user changes; used as a React key, so that no state of the last user remains (F21). */
export const sessionEpochStore = createStore(0);

/**
 * Reacts to session changes (GAP-06). An expired session goes to sign-in once, with the way back and the drafts kept; a
 * logout goes to sign-in (TOP-19); changes from another tab are followed. Cached data is dropped with its session.
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  const forget = () => queryClient.clear();
  return onSessionChange((cause) => {
    closeDialog();
    if (cause === "signed-in") {
      signInReasonStore.set(null);
      queryClient.clear();
      return;
    }
    void queryClient.cancelQueries();
    if (cause === "elsewhere") {
      const anew = () => {
        forget();
        sessionEpochStore.set(sessionEpochStore.get() + 1);
      };
      // The open page's guard decides whether the visitor may stay. With another user's token the cache is cleared
      // first, so that nothing of the last user is shown. Signed out, the page leaves first, so that it sends no
      // request without a token.
      if (isSignedIn()) anew();
      void router.invalidate().then(isSignedIn() ? undefined : anew);
      return;
    }
    const isExpired = cause === "expired";
    const { pathname, href } = router.state.location;
    const next = isExpired && !isForSigningIn(routeAt(router, pathname)) ? href : undefined;
    signInReasonStore.set(isExpired ? "expired" : null);
    void router.navigate({ to: "/sign-in", search: { next }, replace: isExpired }).then(forget, forget);
  });
}
