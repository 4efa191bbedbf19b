import { queryOptions } from "@tanstack/react-query";
import { getGetMyDataQueryOptions } from "#src/generated/api/my-data/get-my-data.ts";

/** The amounts of the user's data, by kind. */
export function myDataQuery() {
  // Almost any action changes it.
  return queryOptions({ ...getGetMyDataQueryOptions(), select: ({ data }) => data, refetchOnMount: "always" });
}
