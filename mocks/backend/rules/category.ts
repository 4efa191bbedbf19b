import type { CreatorCategoriesResponse } from "#src/generated/api/model/creatorCategoriesResponse.ts";
import type { ListCategoriesResponse } from "#src/generated/api/model/listCategoriesResponse.ts";
import type { Success } from "#src/generated/api/model/success.ts";
import type { UpdateCreatorCategoriesBody } from "#src/generated/api/model/updateCreatorCategoriesBody.ts";
import type { UpdateUserCategoriesBody } from "#src/generated/api/model/updateUserCategoriesBody.ts";
import type { UserCategoriesResponse } from "#src/generated/api/model/userCategoriesResponse.ts";
import { invalid } from "../refusal.ts";
import { rule } from "../rule.ts";
import type { State } from "../state/state.ts";
import { categoriesOf } from "../views/character-view.ts";

/** The ids without doubles; 400 for an unknown one. */
function known(state: State, field: string, ids: readonly string[]): string[] {
  for (const id of ids) if (!state.categories.get(id)) throw invalid(field, "There is no such category");
  return [...new Set(ids)];
}

export const listCategories = rule<object, ListCategoriesResponse>(({ state }) => ({
  success: true,
  data: [...state.categories.all()].toSorted((a, b) => a.order - b.order).map(({ id, name }) => ({ id, name })),
}));

export const getCreatorCategories = rule<object, CreatorCategoriesResponse>(({ state, user }) => ({
  success: true,
  data: { creatorCategories: categoriesOf(state, user.creatorCategoryIds) },
}));

export const updateCreatorCategories = rule<{ body: UpdateCreatorCategoriesBody }, Success>(({ state, user, body }) => {
  state.users.put({ ...user, creatorCategoryIds: known(state, "categoryIds", body.categoryIds) });
  return { success: true };
});

/** Both lists stand at the top level (RES-15). */
export const getUserCategories = rule<object, UserCategoriesResponse>(({ state, user }) => ({
  success: true,
  userCategories: categoriesOf(state, user.categoryIds),
  excludeCategories: categoriesOf(state, user.excludeCategoryIds),
}));

export const updateUserCategories = rule<{ body: UpdateUserCategoriesBody }, Success>(({ state, user, body }) => {
  const categoryIds = known(state, "categoryIds", body.categoryIds);
  const excludeCategoryIds = known(state, "excludeCategoryIds", body.excludeCategoryIds);
  if (excludeCategoryIds.some((id) => categoryIds.includes(id))) {
    throw invalid("excludeCategoryIds", "A category cannot be both an interest and excluded");
  }
  state.users.put({ ...user, categoryIds, excludeCategoryIds });
  return { success: true };
});
