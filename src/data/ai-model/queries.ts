import { queryOptions } from "@tanstack/react-query";
import { getListAiModelsQueryOptions } from "#src/generated/api/ai-model/list-ai-models.ts";
import { getListFavoriteAiModelsQueryOptions } from "#src/generated/api/ai-model/list-favorite-ai-models.ts";

/** Every model (GAP-58). */
export function aiModelsQuery() {
  return queryOptions({
    ...getListAiModelsQueryOptions(),
    select: ({ data }) => data.aiModels,
    staleTime: 300_000,
  });
}

/** Who writes the replies; read with the models. */
export function replyWriterQuery() {
  return queryOptions({ ...getListAiModelsQueryOptions(), select: ({ data }) => data.writer, staleTime: 300_000 });
}

/** The favourite models in their order (API-01). A failure is logged only (TOAST-05). */
export function favoriteAiModelsQuery() {
  return queryOptions({
    ...getListFavoriteAiModelsQueryOptions(),
    select: ({ data }) => data.favoriteAIModels,
    meta: { isSilent: true },
  });
}
