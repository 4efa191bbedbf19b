import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { trashKey, trashQuery } from "./queries.ts";

/**
 * What can be brought back (GAP-130), read again after every write that ends meanwhile: it may be the deletion that one has
 * come to take back, on a slow line.
 */
export function useTrash() {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "success")
          void client.invalidateQueries({ queryKey: trashKey });
      }),
    [client],
  );
  return useInfiniteQuery(trashQuery());
}
