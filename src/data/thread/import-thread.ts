import { useMutation } from "@tanstack/react-query";
import { importThread } from "#src/generated/api/thread/import-thread.ts";
import { refreshThread } from "./refresh.ts";

/** The largest transcript that is taken (GAP-135), in bytes. */
export const largestImport = 32 * 1024 * 1024;

/** `key` is of one press: sent again, it gives the same thread (GAP-118). */
export type Import = { file: File; characterId: string; variantId?: string; key: string };

/**
 * Makes a thread of a JSONL transcript (GAP-135). Answers the thread and what was taken over; refusals are the form's:
 * 400 nothing to read in it, 413 too large, 415 another kind of file.
 */
export function useImportThread() {
  return useMutation({
    mutationFn: async ({ key, ...body }: Import) =>
      (await importThread(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess: ({ thread }, _given, _result, { client }) => refreshThread(client, thread.id),
  });
}
