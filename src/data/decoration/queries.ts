import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { getListAvatarDecorationsQueryOptions } from "#src/generated/api/avatar-decoration/list-avatar-decorations.ts";
import { userInfoQuery } from "../user/queries.ts";

/** The decorations a user can choose from, including their own (GAP-28, API-44). */
export function decorationsQuery() {
  return queryOptions({
    ...getListAvatarDecorationsQueryOptions(),
    select: ({ data }) => data.avatarDecorations,
    staleTime: 60_000,
  });
}

/** Refetches what shows decorations: the list and the user info. */
export const refreshDecorations = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: decorationsQuery().queryKey }),
    client.invalidateQueries({ queryKey: userInfoQuery().queryKey }),
  ]);
