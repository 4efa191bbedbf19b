import { queryOptions } from "@tanstack/react-query";
import { getGetFiguresQueryOptions, getGetFiguresUrl } from "#src/generated/api/figure/get-figures.ts";

/** How often one's own character was played in the last days, by day and by variant. */
export function figuresQuery(characterId: string, days: number) {
  return queryOptions({
    ...getGetFiguresQueryOptions(characterId, { days }),
    select: ({ data }) => data,
    // They move with every chat, anywhere.
    staleTime: 10_000,
    // Of another span only: one character's figures never stand under another's name.
    placeholderData: (before, query) => (query?.queryKey[0] === getGetFiguresUrl(characterId) ? before : undefined),
  });
}
