import type { QueryClient } from "@tanstack/react-query";
import type { ThreadMemoryResponse } from "#src/generated/api/model/threadMemoryResponse.ts";
import { keepAnswer } from "../keep-answer.ts";
import { memoryQuery, nextPromptQuery } from "./queries.ts";

/** Every change answers the memory as it is now; what goes into the next prompt follows it. */
export async function keep(client: QueryClient, threadId: string, answer: ThreadMemoryResponse) {
  await keepAnswer(client, memoryQuery(threadId).queryKey, answer);
  return client.invalidateQueries({ queryKey: nextPromptQuery(threadId).queryKey });
}
