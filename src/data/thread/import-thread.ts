import { useMutation } from "@tanstack/react-query";
import { importThread } from "#src/generated/api/thread/import-thread.ts";
import { refreshThread } from "./refresh.ts";

/** Maximum transcript size (GAP-135), in bytes. */
export const largestImport = 32 * 1024 * 1024;

/** `key` is the idempotency key of one press: a retry gives the same thread (GAP-118). */
export type Import = { file: File; characterId: string; variantId?: string; key: string };

/**
 * Creates a thread from a JSONL transcript (GAP-135). Returns the thread and what was imported; the form shows refusals:
 * 400 nothing readable, 413 too large, 415 wrong file type.
 */
export function useImportThread() {
  return useMutation({
    mutationFn: async ({ key, ...body }: Import) =>
      (await importThread(body, { headers: { "Idempotency-Key": key } })).data,
    onSuccess: ({ thread }, _given, _result, { client }) => refreshThread(client, thread.id),
  });
}
