import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { duplicateThread } from "#src/generated/api/thread/duplicate-thread.ts";
import { refreshThread } from "./refresh.ts";

/** `key` is the idempotency key of one press: a retry gives the same copy (GAP-118). */
export type Duplication = { threadId: string; title?: string; key: string };

/** Copies a thread with all its messages (GAP-131). 409 while a reply is being written, which is shown. */
export function useDuplicateThread() {
  return useMutation({
    mutationFn: ({ threadId, key, ...body }: Duplication) =>
      duplicateThread(threadId, body, { headers: { "Idempotency-Key": key } }),
    meta: {
      success: texts.threads.duplicated,
      failure: texts.threads.duplicateFailed,
      doesServerMessageWin: true,
    },
    onSuccess: ({ data }, _given, _result, { client }) => refreshThread(client, data.id),
  });
}
