import { queryOptions } from "@tanstack/react-query";
import { getListVariantsQueryOptions } from "#src/generated/api/variant/list-variants.ts";

/** A character's variants, as the picker shows them (GAP-57). */
export function variantsQuery(characterId: string) {
  return queryOptions({
    ...getListVariantsQueryOptions(characterId),
    select: ({ data }) => data.variants,
  });
}
