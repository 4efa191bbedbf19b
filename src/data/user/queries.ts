import { queryOptions } from "@tanstack/react-query";
import { noteProfileComplete } from "#src/client-state/session.ts";
import { getGetUserInfoQueryKey, getUserInfo } from "#src/generated/api/user/get-user-info.ts";
import { keepThemes } from "../theme/keep-themes.ts";

/** The signed-in user (GAP-25, API-43). Enable it only while signed in. */
export function userInfoQuery() {
  return queryOptions({
    queryKey: getGetUserInfoQueryKey(),
    // Hand-written, because part of each answer is copied to this browser's storage.
    queryFn: async ({ signal }) => {
      const answer = await getUserInfo({ signal });
      noteProfileComplete(answer.data.profileComplete);
      keepThemes(answer.data.themes);
      return answer;
    },
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}
