import type { FavoriteAiModel } from "#src/generated/api/model/favoriteAiModel.ts";
import type { FavoriteAiModelsResponse } from "#src/generated/api/model/favoriteAiModelsResponse.ts";
import type { ListAiModelsResponse } from "#src/generated/api/model/listAiModelsResponse.ts";
import type { SelectAiModelBody } from "#src/generated/api/model/selectAiModelBody.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import type { UpdateFavoriteAiModelsBody } from "#src/generated/api/model/updateFavoriteAiModelsBody.ts";
import { choiceOf, nothingStored } from "../preferences.ts";
import { forbidden, found, invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import { isPaid, visibleCharacter } from "../selection.ts";
import type { AiModelRow, UserRow } from "../state/rows.ts";
import type { State } from "../state/state.ts";

const favouriteView = ({ id, modelName, modelIcon, description }: AiModelRow): FavoriteAiModel => ({
  id,
  modelName,
  modelIcon,
  description,
});

const favourites = (state: State, ids: readonly string[]): FavoriteAiModelsResponse => ({
  success: true,
  data: {
    favoriteAIModels: ids.flatMap((id) => {
      const model = state.aiModels.get(id);
      return model ? [favouriteView(model)] : [];
    }),
  },
});

/** The model, where the user's tier allows it: 404 for an unknown one, 403 for a paid one on the free tier (GAP-58). */
export function usableModel(state: State, user: UserRow, aiModelId: string): AiModelRow {
  const model = found(state.aiModels.get(aiModelId), "There is no such model");
  if (model.isPro && !isPaid(state, user)) throw forbidden("This model needs a paid plan");
  return model;
}

export const listAiModels = rule<object, ListAiModelsResponse>(({ state, user }) => ({
  success: true,
  data: {
    writer: state.aiModels.find(({ endpointModel }) => endpointModel !== undefined) ? "model" : "improviser",
    aiModels: [...state.aiModels.all()]
      .toSorted((a, b) => a.order - b.order)
      .map((model) => ({
        ...favouriteView(model),
        isFavorite: user.favouriteModelIds.includes(model.id),
        isPro: model.isPro,
        place: model.place ?? null,
      })),
  },
}));

export const selectAiModel = rule<{ body: SelectAiModelBody }, Success>(({ state, user, body }) => {
  const character = visibleCharacter(state, user, body.characterId);
  const model = usableModel(state, user, body.aiModelId);
  state.choices.put({ ...choiceOf(state, user.id, character.id), aiModelId: model.id });
  return { success: true };
});

/** Applies the user's preferences everywhere: those of characters and threads are cleared (GAP-45). */
export const syncPreferences = rule<object, Success>(({ state, user }) => {
  for (const choice of state.choices.in(user.id)) state.choices.put({ ...choice, preferences: nothingStored });
  for (const { memberChoices, ...thread } of state.threads.in(user.id)) {
    const members = Object.entries(memberChoices ?? {}).map(([id, own]) => [
      id,
      { ...own, preferences: nothingStored },
    ]);
    state.threads.put({
      ...thread,
      ...(memberChoices && { memberChoices: Object.fromEntries(members) }),
      preferences: nothingStored,
    });
  }
  return { success: true };
});

export const listFavoriteAiModels = rule<object, FavoriteAiModelsResponse>(({ state, user }) =>
  favourites(state, user.favouriteModelIds),
);

export const updateFavoriteAiModels = rule<{ body: UpdateFavoriteAiModelsBody }, FavoriteAiModelsResponse>(
  ({ state, user, body }) => {
    for (const id of body.aiModelIds)
      if (!state.aiModels.get(id)) throw invalid("aiModelIds", "There is no such model");
    const { favouriteModelIds } = state.users.put({ ...user, favouriteModelIds: [...new Set(body.aiModelIds)] });
    return favourites(state, favouriteModelIds);
  },
);
