import type { QueryClient } from "@tanstack/react-query";
import type { UserInfo } from "#src/generated/api/model/userInfo.ts";
import { guess, isLastWrite, type Revert } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";
import { userInfoQuery } from "./queries.ts";

/** Names every write of a single setting that user info holds. */
export const userChanges = ["user-change"];

/**
 * Shows changed members of user info at once. Taken back, only they return to what they were, and only where nobody has
 * changed them again: settings are changed side by side.
 */
export const guessUser = (client: QueryClient, change: Partial<UserInfo>): Promise<Revert> =>
  guess(
    client,
    userInfoQuery().queryKey,
    (answer) => ({ ...answer, data: { ...answer.data, ...change } }),
    (now, before) => ({ ...now, data: { ...now.data, ...takenBack(now.data, before.data, change) } }),
  );

/** What to put back: the members that still show the guess, as they were before. */
function takenBack(now: UserInfo, before: UserInfo, change: Partial<UserInfo>): Partial<UserInfo> {
  const keys = (Object.keys(change) as (keyof UserInfo)[]).filter((key) => now[key] === change[key]);
  return Object.fromEntries(keys.map((key) => [key, before[key]]));
}

/** Reads user info again, here and in other tabs, after the last write that is on its way (GAP-07). */
export function settleUser(client: QueryClient): void {
  const { queryKey } = userInfoQuery();
  tellTabs(queryKey);
  if (isLastWrite(client, userChanges)) void client.invalidateQueries({ queryKey });
}
