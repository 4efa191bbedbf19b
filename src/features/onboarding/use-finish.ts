import { useQueryClient } from "@tanstack/react-query";
import { creatorCategoriesQuery, interestsQuery } from "#src/data/category/queries.ts";
import { useSaveCreatorCategories, useSaveInterests } from "#src/data/category/save-categories.ts";
import { useFinishOnboarding, useSaveResponsePreferences, useSyncPreferences } from "#src/data/user/mutations.ts";
import { type CategoryChoice, isSameChoice, noCategories } from "#src/parts/category-picker/press-category.ts";
import type { WizardDraft } from "./wizard-draft.ts";

type Ids = readonly { id: string }[];
const idsOf = (list: Ids | undefined) => list?.map(({ id }) => id) ?? [];
const isChanged = (choice: CategoryChoice | null, before: CategoryChoice) =>
  choice !== null && !isSameChoice(choice, before);

/**
 * Saves the wizard's answers in sequence (GAP-89, TRAP-67): both category sets if changed, the response preferences,
 * the sync, and the flag last. The first failure stops and shows its own text; a failed sync is reported but does not
 * stop. A retry skips what is saved already.
 */
export function useFinish(): (draft: WizardDraft) => Promise<void> {
  const client = useQueryClient();
  const { mutateAsync: saveInterests } = useSaveInterests();
  const { mutateAsync: saveCreator } = useSaveCreatorCategories();
  const { mutateAsync: savePreferences } = useSaveResponsePreferences();
  const { mutateAsync: sync } = useSyncPreferences({ isQuiet: true });
  const { mutateAsync: setFlag } = useFinishOnboarding();

  return async ({ interests, creator, values }) => {
    const own = client.getQueryData(interestsQuery().queryKey);
    const interestsBefore = own
      ? { selected: idsOf(own.userCategories), excluded: idsOf(own.excludeCategories) }
      : noCategories;
    if (interests !== null && isChanged(interests, interestsBefore)) await saveInterests(interests);
    const published = client.getQueryData(creatorCategoriesQuery().queryKey)?.data.creatorCategories;
    if (creator !== null && isChanged(creator, { selected: idsOf(published), excluded: [] }))
      await saveCreator(creator.selected);
    await savePreferences(values);
    await sync().catch(() => undefined);
    await setFlag();
  };
}
