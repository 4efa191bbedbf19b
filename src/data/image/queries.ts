import { queryOptions } from "@tanstack/react-query";
import { getGetImageCreditsQueryOptions } from "#src/generated/api/image/get-image-credits.ts";

/** Credits of the month (GAP-49). */
export function imageCreditsQuery() {
  return queryOptions({
    ...getGetImageCreditsQueryOptions(),
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}
