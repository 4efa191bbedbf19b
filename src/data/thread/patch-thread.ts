import type { QueryClient } from "@tanstack/react-query";
import type { Thread } from "#src/generated/api/model/thread.ts";
import { threadQuery } from "./queries.ts";

/** Applies the server's change of a thread to the cache, if the thread is cached. */
export function patchThread(client: QueryClient, threadId: string, change: Partial<Thread>): void {
  client.setQueryData(threadQuery(threadId).queryKey, (answer) =>
    answer === undefined ? answer : { ...answer, data: { ...answer.data, ...change } },
  );
}
