import { queryOptions } from "@tanstack/react-query";
import { getListPersonasQueryKey, listPersonas } from "#src/generated/api/persona/list-personas.ts";
import { ListPersonasResponse } from "#src/generated/zod/schemas/listPersonasResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/** Who the user can be in a chat, oldest first (GAP-101). */
export function personasQuery() {
  return queryOptions({
    queryKey: getListPersonasQueryKey(),
    queryFn: ({ signal }) => checked(ListPersonasResponse, listPersonas({ signal })),
    select: ({ data }) => data.personas,
  });
}
