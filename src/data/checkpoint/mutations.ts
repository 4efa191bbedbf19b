import { type QueryClient, useMutation } from "@tanstack/react-query";
import { createCheckpoint } from "#src/generated/api/checkpoint/create-checkpoint.ts";
import { deleteCheckpoint } from "#src/generated/api/checkpoint/delete-checkpoint.ts";
import { editCheckpoint } from "#src/generated/api/checkpoint/edit-checkpoint.ts";
import type { CreateCheckpointBody } from "#src/generated/api/model/createCheckpointBody.ts";
import { texts } from "#src/domain/texts.ts";
import "../meta.ts";
import { tellTabs } from "../tab-news.ts";
import { threadTreeKey } from "../thread/thread-tree.ts";

/** Every branch shows the checkpoints of the others, so all trees are refetched. */
function refreshTrees(client: QueryClient): Promise<void> {
  const all = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).endsWith("/tree") };
  return client.invalidateQueries(all);
}

/** Creates a checkpoint at a message. The form shows a refusal. */
export function useCreateCheckpoint() {
  return useMutation({
    mutationFn: ({ threadId, body, key }: { threadId: string; body: CreateCheckpointBody; key: string }) =>
      createCheckpoint(threadId, body, { headers: { "Idempotency-Key": key } }),
    meta: { success: texts.chat.checkpointSet },
    onSuccess(_answer, { threadId }, _result, { client }) {
      tellTabs(threadTreeKey(threadId));
      return refreshTrees(client);
    },
  });
}

/** Renames a checkpoint. The form shows a refusal. */
export function useEditCheckpoint() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => editCheckpoint(id, { name }),
    onSuccess: (_answer, _sent, _result, { client }) => refreshTrees(client),
  });
}

/** Deletes a checkpoint; the message stays. */
export function useDeleteCheckpoint() {
  return useMutation({
    mutationFn: (id: string) => deleteCheckpoint(id),
    meta: { failure: texts.chat.checkpointFailed },
    onSuccess: (_answer, _sent, _result, { client }) => refreshTrees(client),
  });
}
