import { queryOptions } from "@tanstack/react-query";
import { getGetEventTokensQueryOptions } from "#src/generated/api/event-token/get-event-tokens.ts";

/** The day's event tokens (API-27). A failure is logged only (CANDY-12). */
export function eventTokensQuery() {
  return queryOptions({
    ...getGetEventTokensQueryOptions(),
    select: ({ data }) => data,
    staleTime: 60_000,
    meta: { isSilent: true },
  });
}
