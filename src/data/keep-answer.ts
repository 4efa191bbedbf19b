import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ApiError } from "#src/http/api-error.ts";

/** Caches what a write has answered. It is newer than a running read, which is cancelled. */
export async function keepAnswer<Answer>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Answer, ApiError>,
  answer: Answer,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, answer);
}
