import { useQuery } from "@tanstack/react-query";
import { mentionsBotCheck } from "#src/client-state/bot-check.ts";
import { sessionStore } from "#src/client-state/session.ts";
import { useStore } from "#src/client-state/store.ts";
import { userInfoQuery } from "#src/data/user/queries.ts";
import { freeTier } from "#src/domain/limits.ts";
import { type ApiError, isApiError } from "#src/http/api-error.ts";

/** Whether an error means a ban (GAP-105): a user's own account is refused for no other reason but the bot check. */
function banOf(error: unknown): ApiError | null {
  return isApiError(error) && error.status === 403 && !mentionsBotCheck(error.serverMessage ?? "") ? error : null;
}

/** The current visitor: whether signed in, and the user once loaded. */
export function useUser() {
  const isSignedIn = useStore(sessionStore) !== null;
  const query = useQuery({ ...userInfoQuery(), enabled: isSignedIn });
  const user = isSignedIn ? (query.data ?? null) : null;
  return {
    isSignedIn,
    user,
    /** `id`, or `userId` if that is missing (RES-32). */
    userId: user === null ? null : user.id || user.userId,
    /** False until the user is known, so that no plan is offered before that (NAV-11). */
    isFree: user !== null && user.userSubscription.subscription.tier === freeTier,
    /** Who may enter the back office (GAP-103). */
    isStaff: user?.role === "admin" || user?.role === "moderator",
    ban: isSignedIn ? banOf(query.error) : null,
    query,
  };
}
