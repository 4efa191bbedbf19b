import { queryOptions } from "@tanstack/react-query";
import { getGetFiguresQueryOptions, getGetFiguresUrl } from "#src/generated/api/figure/get-figures.ts";

/** How often the user's own character was played in the last `days`, by day and variant. */
export function figuresQuery(characterId: string, days: number) {
  return queryOptions({
    ...getGetFiguresQueryOptions(characterId, { days }),
    select: ({ data }) => data,
    // They change with every chat of anybody.
    staleTime: 10_000,
    // Only those of another span, never another character's.
    placeholderData: (before, query) => (query?.queryKey[0] === getGetFiguresUrl(characterId) ? before : undefined),
  });
}
