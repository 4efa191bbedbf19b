import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { updateBadgeVisibility } from "#src/generated/api/badge/badge.ts";
import { getGetCreatorQueryKey } from "#src/generated/api/creator/creator.ts";
import type { QueryClient } from "@tanstack/react-query";
import { UpdateBadgeVisibilityResponse } from "#src/generated/zod/schemas/updateBadgeVisibilityResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";
import { isLastWrite } from "../optimistic.ts";
import { tellTabs } from "../tab-news.ts";
import { badgesQuery } from "./queries.ts";

const writes = ["badge-visibility"];

/**
 * Shows a badge on the creator page, or hides it (API-18, SET-BADGE-03): at once, taken back on failure. One hook for each
 * way, since each has its own text. The variable is the `badgeId`. One is sent after the other, and after the last one what
 * the server holds is read.
 */
export function useSetBadgeVisibility(userId: string, isVisible: boolean) {
  return useMutation({
    mutationKey: writes,
    scope: { id: "badge-visibility" },
    mutationFn: (badgeId: string) =>
      checked(UpdateBadgeVisibilityResponse, updateBadgeVisibility({ userId, badgeId, visible: isVisible })),
    async onMutate(badgeId, { client }) {
      await client.cancelQueries({ queryKey: badgesQuery(userId).queryKey });
      patch(client, userId, badgeId, isVisible);
    },
    onError: (_error, badgeId, _result, { client }) => patch(client, userId, badgeId, !isVisible),
    onSettled(_answer, _error, _badgeId, _result, { client }) {
      const { queryKey } = badgesQuery(userId);
      const profileKey = getGetCreatorQueryKey(userId);
      tellTabs([queryKey[0]], profileKey);
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

/** Several badges may be on their way, so only the one goes back, not the list. */
function patch(client: QueryClient, userId: string, badgeId: string, visible: boolean): void {
  client.setQueryData(
    badgesQuery(userId).queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          data: {
            ...page.data,
            items: page.data.items.map((item) => (item.badgeId === badgeId ? { ...item, visible } : item)),
          },
        })),
      },
  );
}
