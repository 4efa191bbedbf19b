import { useMutation } from "@tanstack/react-query";
import { messages } from "#src/domain/messages.ts";
import { updateCreatorCategories } from "#src/generated/api/category/update-creator-categories.ts";
import { updateUserCategories } from "#src/generated/api/category/update-user-categories.ts";
import { refreshOffered } from "../character/queries.ts";
import { tellTabs } from "../tab-news.ts";
import { creatorCategoriesQuery, interestsQuery } from "./queries.ts";

/** Selected category ids and, for interests, excluded ones. An id is never in both (TRAP-40). */
export type CategoryIds = { readonly selected: readonly string[]; readonly excluded: readonly string[] };

/** Saves the whole set of creator categories (API-05, CAT-10). */
export function useSaveCreatorCategories() {
  return useMutation({
    mutationFn: (categoryIds: readonly string[]) => updateCreatorCategories({ categoryIds: [...categoryIds] }),
    onSuccess: (_answer, _ids, _result, { client }) => {
      const { queryKey } = creatorCategoriesQuery();
      tellTabs(queryKey);
      return client.invalidateQueries({ queryKey });
    },
    meta: { success: messages.categories.saved, failure: messages.categories.saveFailed },
  });
}

/** Saves all interests and exclusions (API-07, CAT-11) and refetches the feed, which depends on them. */
export function useSaveInterests() {
  return useMutation({
    mutationFn: ({ selected, excluded }: CategoryIds) =>
      updateUserCategories({ categoryIds: [...selected], excludeCategoryIds: [...excluded] }),
    onSuccess: (_answer, _ids, _result, { client }) => {
      const { queryKey } = interestsQuery();
      tellTabs(queryKey);
      refreshOffered(client);
      return client.invalidateQueries({ queryKey });
    },
    meta: { success: messages.interests.saved, failure: messages.interests.saveFailed },
  });
}
