import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { createFact } from "#src/generated/api/memory/create-fact.ts";
import { deleteFact } from "#src/generated/api/memory/delete-fact.ts";
import { editFact } from "#src/generated/api/memory/edit-fact.ts";
import { editMemory } from "#src/generated/api/memory/edit-memory.ts";
import { writeSummary } from "#src/generated/api/memory/write-summary.ts";
import type { EditMemoryBody } from "#src/generated/api/model/editMemoryBody.ts";
import { isApiError } from "#src/http/api-error.ts";
import { keep } from "./keep.ts";
import { memoryQuery } from "./queries.ts";

/** Pins a fact, from a message where `messageId` is given. `key` is the idempotency key of one press. */
export function useCreateFact(threadId: string) {
  return useMutation({
    mutationFn: ({ key, ...body }: { text: string; messageId?: string; key: string }) =>
      createFact(threadId, body, { headers: { "Idempotency-Key": key } }),
    onSuccess: (answer, _sent, _result, { client }) => void keep(client, threadId, answer),
  });
}

export function useEditFact(threadId: string) {
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) => editFact(threadId, id, { text }),
    onSuccess: (answer, _sent, _result, { client }) => void keep(client, threadId, answer),
  });
}

export function useDeleteFact(threadId: string) {
  return useMutation({
    mutationFn: (id: string) => deleteFact(threadId, id),
    onSuccess: (answer, _sent, _result, { client }) => void keep(client, threadId, answer),
    meta: { failure: texts.memory.failed },
  });
}

/** The story so far, the note, or the order of the facts. The caller shows a failure. */
export function useEditMemory(threadId: string) {
  return useMutation({
    mutationFn: (body: EditMemoryBody) => editMemory(threadId, body),
    onSuccess: (answer, _sent, _result, { client }) => void keep(client, threadId, answer),
    // After a conflict what is there now is read before the caller is told.
    onError: (error, _sent, _result, { client }) =>
      isApiError(error) && error.status === 409
        ? client.invalidateQueries({ queryKey: memoryQuery(threadId).queryKey })
        : undefined,
  });
}

/** Has the story so far written anew; 503 when the model failed, and the old one stays. */
export function useWriteSummary(threadId: string) {
  return useMutation({
    mutationFn: () => writeSummary(threadId),
    onSuccess: (answer, _sent, _result, { client }) => void keep(client, threadId, answer),
  });
}
