import { queryOptions } from "@tanstack/react-query";
import { getListVariantsQueryKey, listVariants } from "#src/generated/api/variant/list-variants.ts";
import { ListVariantsResponse } from "#src/generated/zod/schemas/listVariantsResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/** A character's variants, as the picker shows them (GAP-57). */
export function variantsQuery(characterId: string) {
  return queryOptions({
    queryKey: getListVariantsQueryKey(characterId),
    queryFn: ({ signal }) => checked(ListVariantsResponse, listVariants(characterId, { signal })),
    select: ({ data }) => data.variants,
  });
}
