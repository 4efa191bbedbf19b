import { useQuery } from "@tanstack/react-query";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { freeTier } from "#src/domain/limits.ts";

/** Who is looking: signed in or not, and the user once known. */
export function useUser() {
  const isSignedIn = useStore(sessionStore) !== null;
  const query = useQuery({ ...userInfoQuery(), enabled: isSignedIn });
  const user = isSignedIn ? (query.data ?? null) : null;
  return {
    isSignedIn,
    user,
    /** The client reads `id`, and `userId` where it is missing (RES-32). */
    userId: user === null ? null : user.id || user.userId,
    /** Only when the user is known: nobody is offered a plan before that (NAV-11). */
    isFree: user !== null && user.userSubscription.subscription.tier === freeTier,
    query,
  };
}
