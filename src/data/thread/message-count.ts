import type { QueryClient } from "@tanstack/react-query";
import { threadQuery } from "./queries.ts";

/** Shows the message count that the server has sent. */
export function setMessageCount(client: QueryClient, threadId: string, messageCount: number): void {
  client.setQueryData(threadQuery(threadId).queryKey, (answer) =>
    answer === undefined ? answer : { ...answer, data: { ...answer.data, messageCount } },
  );
}
