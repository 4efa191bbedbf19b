import { type InfiniteData, useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { getListBadgesInfiniteQueryKey } from "#src/generated/api/badge/list-badges.ts";
import { updateBadgeVisibility } from "#src/generated/api/badge/update-badge-visibility.ts";
import { getGetCreatorQueryKey } from "#src/generated/api/creator/get-creator.ts";
import type { ListBadgesResponse as ListBadgesResponseBody } from "#src/generated/api/model/listBadgesResponse.ts";
import { guess, isLastWrite } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";
import { badgesQuery } from "./queries.ts";

const writes = ["badge-visibility"];

/**
 * Shows a badge on the creator page, or hides it (API-18, SET-BADGE-03), optimistically. One hook each, since each has
 * its own text. The variable is the `badgeId`. Requests go one at a time; the list is refetched after the last.
 */
export function useSetBadgeVisibility(userId: string, isVisible: boolean) {
  return useMutation({
    mutationKey: writes,
    scope: { id: "badge-visibility" },
    mutationFn: (badgeId: string) => updateBadgeVisibility({ userId, badgeId, visible: isVisible }),
    onMutate: (badgeId, { client }) =>
      guess(
        client,
        badgesQuery(userId).queryKey,
        (list) => withVisible(list, badgeId, isVisible),
        (now, before) => withVisible(now, badgeId, isVisibleIn(before, badgeId)),
      ),
    onError: (_error, _badgeId, revert) => revert?.(),
    onSettled(_answer, _error, _badgeId, _result, { client }) {
      const { queryKey } = badgesQuery(userId);
      const profileKey = getGetCreatorQueryKey(userId);
      tellTabs(getListBadgesInfiniteQueryKey(), profileKey);
      if (!isLastWrite(client, writes)) return;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: profileKey });
    },
    meta: {
      success: isVisible ? messages.badges.shown : messages.badges.hidden,
      failure: messages.badges.visibilityFailed,
    },
  });
}

type BadgePages = InfiniteData<ListBadgesResponseBody>;

/** Rolls back this badge only: others may have pending requests. */
const withVisible = (list: BadgePages, badgeId: string, visible: boolean): BadgePages => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    data: {
      ...page.data,
      items: page.data.items.map((item) => (item.badgeId === badgeId ? { ...item, visible } : item)),
    },
  })),
});

const isVisibleIn = (list: BadgePages, badgeId: string): boolean =>
  list.pages.some(({ data }) => data.items.some((item) => item.badgeId === badgeId && item.visible));
