import { useMutation } from "@tanstack/react-query";
import { texts } from "#src/domain/texts.ts";
import { updateFavoriteAiModels } from "#src/generated/api/ai-model/update-favorite-ai-models.ts";
import { keepAnswer } from "../keep-answer.ts";
import { guess, isLastWrite, revertAll } from "../optimistic.ts";
import { aiModelsQuery, favoriteAiModelsQuery } from "./queries.ts";

const mutationKey = ["keep-models"] as const;

/** Saves the whole list of favourite models, in order (GAP-59). Optimistic: rolled back on failure. */
export function useKeepModels() {
  return useMutation({
    mutationKey,
    // One request at a time, in order, so that the last list wins.
    scope: { id: mutationKey[0] },
    mutationFn: (aiModelIds: readonly string[]) => updateFavoriteAiModels({ aiModelIds: [...aiModelIds] }),
    onMutate: async (aiModelIds, { client }) => {
      const known = client.getQueryData(aiModelsQuery().queryKey)?.data.aiModels ?? [];
      return await Promise.all([
        guess(client, aiModelsQuery().queryKey, (answer) => ({
          ...answer,
          data: {
            ...answer.data,
            aiModels: answer.data.aiModels.map((model) => ({ ...model, isFavorite: aiModelIds.includes(model.id) })),
          },
        })),
        guess(client, favoriteAiModelsQuery().queryKey, (answer) => ({
          ...answer,
          data: {
            favoriteAIModels: aiModelIds.flatMap((id) => {
              const model = [...answer.data.favoriteAIModels, ...known].find((other) => other.id === id);
              return model === undefined ? [] : [model];
            }),
          },
        })),
      ]);
    },
    onSuccess: (answer, _ids, _reverts, { client }) =>
      isLastWrite(client, mutationKey) ? keepAnswer(client, favoriteAiModelsQuery().queryKey, answer) : undefined,
    onError: (_error, _ids, reverts) => revertAll(reverts),
    meta: { failure: texts.models.keepFailed },
  });
}
