import type { QueryClient } from "@tanstack/react-query";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { guess, isLastWrite, type Revert } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";
import { userInfoQuery } from "./queries.ts";

/** Mutation key shared by all writes of single settings in user info. */
export const userChanges = ["user-change"];

/**
 * Changes members of user info optimistically. A rollback restores only those members, and only if nothing has changed
 * them since: settings are saved concurrently.
 */
export const guessUser = (client: QueryClient, change: Partial<UserInfo>): Promise<Revert> =>
  guess(
    client,
    userInfoQuery().queryKey,
    (answer) => ({ ...answer, data: { ...answer.data, ...change } }),
    (now, before) => ({ ...now, data: { ...now.data, ...takenBack(now.data, before.data, change) } }),
  );

/** The values to restore: the members that still have the optimistic value. */
function takenBack(now: UserInfo, before: UserInfo, change: Partial<UserInfo>): Partial<UserInfo> {
  const keys = (Object.keys(change) as (keyof UserInfo)[]).filter((key) => now[key] === change[key]);
  return Object.fromEntries(keys.map((key) => [key, before[key]]));
}

/** Refetches user info, here and in other tabs, after the last pending write (GAP-07). */
export function settleUser(client: QueryClient): void {
  const { queryKey } = userInfoQuery();
  tellTabs(queryKey);
  if (isLastWrite(client, userChanges)) void client.invalidateQueries({ queryKey });
}
