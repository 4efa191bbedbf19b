import { queryOptions } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { getListBasicVariantsQueryOptions } from "#src/generated/api/variant/list-basic-variants.ts";
import { getListVariantsQueryOptions } from "#src/generated/api/variant/list-variants.ts";

/** A character's variants, as the picker shows them (GAP-57). */
export function variantsQuery(characterId: string) {
  return queryOptions({
    ...getListVariantsQueryOptions(characterId),
    select: ({ data }) => data.variants,
  });
}

/** The same for a group's members, with what each says first and its lorebooks (API-24, RES-26). */
export function basicVariantsQuery(characterId: string) {
  return queryOptions({
    ...getListBasicVariantsQueryOptions(characterId),
    select: ({ data }) => data.variants,
    meta: { failure: messages.group.variantsFailed },
  });
}
