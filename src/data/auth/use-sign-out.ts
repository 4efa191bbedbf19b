import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { clearOnLogout } from "#src/client-state/clear-on-logout.ts";
import { endSession } from "#src/client-state/session.ts";
import { userInfoQuery } from "../user/queries.ts";
import { tellServerSignedOut } from "./mutations.ts";

/**
 * Logout (TOP-16 to TOP-19, GAP-94): tells the server without waiting and clears this browser's state whether or not that
 * call succeeds. The session watcher then redirects to `/sign-in` and clears the caches; other tabs follow through the
 * storage event.
 */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  return () => {
    tellServerSignedOut();
    forgetUser(queryClient);
    endSession();
  };
}

/** Clears the user's data in this browser. Call it before the session ends, while their id is still known. */
export function forgetUser(queryClient: QueryClient): void {
  clearOnLogout(queryClient.getQueryData(userInfoQuery().queryKey)?.data.id ?? null);
}
