import { queryOptions } from "@tanstack/react-query";
import { getGetImageCreditsQueryKey, getImageCredits } from "#src/generated/api/image/get-image-credits.ts";
import { GetImageCreditsResponse } from "#src/generated/zod/schemas/getImageCreditsResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/** Credits of the month (GAP-49). */
export function imageCreditsQuery() {
  return queryOptions({
    queryKey: getGetImageCreditsQueryKey(),
    queryFn: ({ signal }) => checked(GetImageCreditsResponse, getImageCredits({ signal })),
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}
