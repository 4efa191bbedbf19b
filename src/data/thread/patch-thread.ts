import type { QueryClient } from "@tanstack/react-query";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { threadQuery } from "./queries.ts";

/** Shows what the server has said of a thread, where it is known at all. */
export function patchThread(client: QueryClient, threadId: string, change: Partial<Thread>): void {
  client.setQueryData(threadQuery(threadId).queryKey, (answer) =>
    answer === undefined ? answer : { ...answer, data: { ...answer.data, ...change } },
  );
}
