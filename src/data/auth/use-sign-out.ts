import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { clearOnLogout } from "#src/client-state/clear-on-logout.ts";
import { endSession } from "#src/client-state/session.ts";
import { userInfoQuery } from "../user/queries.ts";
import { tellServerSignedOut } from "./mutations.ts";

/**
 * Logout (TOP-16 to TOP-19, GAP-94): tells the server without waiting and clears this browser whatever the server or the
 * network say. Who watches the session then leads to `/sign-in` and drops the caches; other tabs follow by their storage
 * event.
 */
export function useSignOut(): () => void {
  const queryClient = useQueryClient();
  return () => {
    tellServerSignedOut();
    forgetUser(queryClient);
    endSession();
  };
}

/** Clears what this browser keeps of the user who leaves. Before their session ends: their id is still known. */
export function forgetUser(queryClient: QueryClient): void {
  clearOnLogout(queryClient.getQueryData(userInfoQuery().queryKey)?.data.id ?? null);
}
