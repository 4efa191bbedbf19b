import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { closeDialog } from "#src/client-state/dialogs.ts";
import { isSignedIn, onSessionChange, signInReasonStore } from "#src/client-state/session.ts";
import { createStore } from "#src/client-state/store.ts";
import { isForSigningIn, routeAt } from "#src/features/shell/route-at.ts";

/** Counts changes of who is signed in; what hangs below this key is built anew, so nothing of the last person stays (F21). */
export const sessionEpochStore = createStore(0);

/**
 * Follows the session (GAP-06). An expired one goes to sign-in once, with the way back and the drafts kept; a logout goes
 * to sign-in (TOP-19); what another tab did is done here too. Cached data never outlives its owner.
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
      // The guard of the open page lets the visitor stay, or leads away. Another person's token: nothing of the last one
      // may be shown meanwhile. Nobody's: the page goes first, so that it asks nothing without a token.
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
