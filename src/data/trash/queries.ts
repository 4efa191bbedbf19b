import { infiniteQueryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import type { TrashItem } from "#src/generated/api/model/trashItem.ts";
import { getListTrashInfiniteQueryKey, getListTrashInfiniteQueryOptions } from "#src/generated/api/trash/list-trash.ts";
import { nextPageParam } from "../paging.ts";

/** Query key prefix of every page of the trash. */
export const trashKey = getListTrashInfiniteQueryKey();

/** What the user has deleted and can still restore, latest first, page by page (GAP-130). */
export function trashQuery() {
  return infiniteQueryOptions({
    ...getListTrashInfiniteQueryOptions({ page: 1, pageSize: pageSizes.list }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }): TrashItem[] => {
      const seen = new Map<string, TrashItem>();
      for (const { data } of pages)
        for (const item of data.items) if (!seen.has(item.deletionId)) seen.set(item.deletionId, item);
      return [...seen.values()];
    },
    // Always refetch: something may just have been deleted, on any page.
    refetchOnMount: "always",
  });
}
