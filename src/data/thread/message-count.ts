import type { QueryClient } from "@tanstack/react-query";
import { threadQuery } from "./queries.ts";

/** The number of messages the server has told of, where the thread is shown. */
export function setMessageCount(client: QueryClient, threadId: string, messageCount: number): void {
  client.setQueryData(threadQuery(threadId).queryKey, (answer) =>
    answer === undefined ? answer : { ...answer, data: { ...answer.data, messageCount } },
  );
}
