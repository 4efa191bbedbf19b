import { infiniteQueryOptions } from "@tanstack/react-query";
import { pageSizes } from "#src/domain/limits.ts";
import type { TrashItem } from "#src/generated/api/model/trashItem.ts";
import { getListTrashQueryKey, listTrash } from "#src/generated/api/trash/list-trash.ts";
import { ListTrashResponse } from "#src/generated/zod/schemas/listTrashResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";
import { nextPageParam } from "../paging.ts";

/** Prefix of every page of the trash. */
export const trashKey = [getListTrashQueryKey()[0]] as const;

/** What the user has deleted and can still bring back, latest first, page by page (GAP-130). */
export function trashQuery() {
  return infiniteQueryOptions({
    queryKey: [...trashKey, "pages"] as const,
    queryFn: ({ pageParam, signal }) =>
      checked(ListTrashResponse, listTrash({ page: pageParam, pageSize: pageSizes.list }, { signal })),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, current) => nextPageParam(last.data.nextPage, current),
    select: ({ pages }): TrashItem[] => {
      const seen = new Map<string, TrashItem>();
      for (const { data } of pages)
        for (const item of data.items) if (!seen.has(item.deletionId)) seen.set(item.deletionId, item);
      return [...seen.values()];
    },
    // Something may have been deleted a moment ago, on any page.
    refetchOnMount: "always",
  });
}
