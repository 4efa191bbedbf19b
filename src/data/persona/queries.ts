import { queryOptions } from "@tanstack/react-query";
import { getListPersonasQueryOptions } from "#src/generated/api/persona/list-personas.ts";

/** The user's personas, the default one first, then oldest first (GAP-101). */
export function personasQuery() {
  return queryOptions({
    ...getListPersonasQueryOptions(),
    select: ({ data }) => data.personas,
  });
}
