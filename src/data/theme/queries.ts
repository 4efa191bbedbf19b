import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CustomTheme } from "#src/generated/api/model/customTheme.ts";
import { getListThemesQueryKey, listThemes } from "#src/generated/api/theme/list-themes.ts";
import { tellTabs } from "../tab-news.ts";
import { userInfoQuery } from "../user/queries.ts";
import { keepThemes } from "./keep-themes.ts";

/** The user's own themes, oldest first (GAP-51). Enable it only while signed in. */
export function themesQuery() {
  return queryOptions({
    queryKey: getListThemesQueryKey(),
    // Hand-written, because each answer is copied to this browser's storage.
    queryFn: async ({ signal }) => {
      const answer = await listThemes({ signal });
      keepThemes(answer.data.themes);
      return answer;
    },
    select: ({ data }) => data.themes,
    staleTime: 60_000,
  });
}

/** Shows a confirmed change everywhere: in the list, user info, this browser's storage and other tabs. */
export function changeThemes(client: QueryClient, change: (themes: CustomTheme[]) => CustomTheme[]): void {
  const { queryKey } = themesQuery();
  client.setQueryData(queryKey, (old) => old && { ...old, data: { ...old.data, themes: change(old.data.themes) } });
  client.setQueryData(
    userInfoQuery().queryKey,
    (old) => old && { ...old, data: { ...old.data, themes: change(old.data.themes) } },
  );
  const known =
    client.getQueryData(queryKey)?.data.themes ?? client.getQueryData(userInfoQuery().queryKey)?.data.themes;
  if (known) keepThemes(known);
  tellTabs(queryKey, userInfoQuery().queryKey);
}

/** Refetches themes wherever they are used. */
export const refreshThemes = (client: QueryClient) =>
  Promise.all(
    [themesQuery().queryKey, userInfoQuery().queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
