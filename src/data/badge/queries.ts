import { infiniteQueryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { getListBadgesInfiniteQueryOptions } from "#src/generated/api/badge/list-badges.ts";
import type { BadgeAssignment } from "#src/generated/api/model/badgeAssignment.ts";
import { joinPages } from "../paging.ts";

/** A user's badges, latest first, page by page (API-17, SET-BADGE-04). */
export function badgesQuery(userId: string) {
  return infiniteQueryOptions({
    ...getListBadgesInfiniteQueryOptions({ userId, page: 1, pageSize: pageSizes.badges }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages, current = 1) =>
      nextBadgePage(
        pages.map(({ data }) => data),
        current,
      ),
    select: ({ pages }) => ({
      badges: joinPages(pages.map(({ data }) => data.items)),
      total: pages.at(-1)?.data.total ?? 0,
    }),
    meta: { failure: messages.badges.loadFailed },
  });
}

/** There are more while fewer than the total are loaded (TRAP-62). A page with nothing new ends the list (F33). */
export function nextBadgePage(
  pages: readonly { readonly items: readonly BadgeAssignment[]; readonly total: number }[],
  current: number,
): number | undefined {
  const loaded = joinPages(pages.map(({ items }) => items)).length;
  const before = joinPages(pages.slice(0, -1).map(({ items }) => items)).length;
  const total = pages.at(-1)?.total ?? 0;
  return loaded < total && loaded > before ? current + 1 : undefined;
}
