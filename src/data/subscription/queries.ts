import { queryOptions } from "@tanstack/react-query";
import { getListPlansQueryOptions } from "#src/generated/api/subscription/list-plans.ts";

/** Every plan, from the cheapest (GAP-46); visitors may read them, too. */
export function plansQuery() {
  return queryOptions({
    ...getListPlansQueryOptions(),
    select: ({ data }) => data.plans,
    staleTime: 300_000,
  });
}
