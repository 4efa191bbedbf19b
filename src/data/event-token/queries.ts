import { queryOptions } from "@tanstack/react-query";
import { getEventTokens, getGetEventTokensQueryKey } from "#src/generated/api/event-token/get-event-tokens.ts";
import { EventTokensResponse } from "#src/generated/zod/schemas/eventTokensResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/** The day's event tokens (API-27). A failure is logged only (CANDY-12). */
export function eventTokensQuery() {
  return queryOptions({
    queryKey: getGetEventTokensQueryKey(),
    queryFn: ({ signal }) => checked(EventTokensResponse, getEventTokens({ signal })),
    select: ({ data }) => data,
    staleTime: 60_000,
    meta: { isSilent: true },
  });
}
