import { queryOptions } from "@tanstack/react-query";
import { getListAiModelsQueryKey, listAiModels } from "#src/generated/api/ai-model/list-ai-models.ts";
import {
  getListFavoriteAiModelsQueryKey,
  listFavoriteAiModels,
} from "#src/generated/api/ai-model/list-favorite-ai-models.ts";
import { ListAiModelsResponse } from "#src/generated/zod/schemas/listAiModelsResponse.zod.ts";
import { FavoriteAiModelsResponse } from "#src/generated/zod/schemas/favoriteAiModelsResponse.zod.ts";
import { checked } from "#src/http/checked.ts";
import "../meta.ts";

/** Every model (GAP-58). */
export function aiModelsQuery() {
  return queryOptions({
    queryKey: getListAiModelsQueryKey(),
    queryFn: ({ signal }) => checked(ListAiModelsResponse, listAiModels({ signal })),
    select: ({ data }) => data.aiModels,
    staleTime: 300_000,
  });
}

/** The favourite models in their order (API-01). A failure is logged only (TOAST-05). */
export function favoriteAiModelsQuery() {
  return queryOptions({
    queryKey: getListFavoriteAiModelsQueryKey(),
    queryFn: ({ signal }) => checked(FavoriteAiModelsResponse, listFavoriteAiModels({ signal })),
    select: ({ data }) => data.favoriteAIModels,
    meta: { isSilent: true },
  });
}
