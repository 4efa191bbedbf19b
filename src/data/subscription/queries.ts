import { queryOptions } from "@tanstack/react-query";
import { getListPlansQueryKey, listPlans } from "#src/generated/api/subscription/list-plans.ts";
import { ListPlansResponse } from "#src/generated/zod/schemas/listPlansResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/** Every plan, from the cheapest (GAP-46). */
export function plansQuery() {
  return queryOptions({
    queryKey: getListPlansQueryKey(),
    queryFn: ({ signal }) => checked(ListPlansResponse, listPlans({ signal })),
    select: ({ data }) => data.plans,
    staleTime: 300_000,
  });
}
