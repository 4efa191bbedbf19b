import { queryOptions } from "@tanstack/react-query";
import { getGetMyDataQueryOptions } from "#src/generated/api/my-data/get-my-data.ts";

/** How much of everything is one's own. */
export function myDataQuery() {
  // It changes with all that is done anywhere.
  return queryOptions({ ...getGetMyDataQueryOptions(), select: ({ data }) => data, refetchOnMount: "always" });
}
