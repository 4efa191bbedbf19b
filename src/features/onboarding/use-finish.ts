import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { creatorCategoriesQuery, interestsQuery } from "#src/data/category/queries.ts";
import { useSaveCreatorCategories, useSaveInterests } from "#src/data/category/save-categories.ts";
import { useFinishOnboarding } from "#src/data/user/mutations.ts";
import { useSaveResponsePreferences } from "#src/data/user/mutations.ts";
import { useSyncPreferences } from "#src/data/user/mutations.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
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
export function useFinish(onDone: () => void): { finish: (draft: WizardDraft) => Promise<void>; isBusy: boolean } {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const { mutateAsync: saveInterests } = useSaveInterests();
  const { mutateAsync: saveCreator } = useSaveCreatorCategories();
  const { mutateAsync: savePreferences } = useSaveResponsePreferences();
  const { mutateAsync: sync } = useSyncPreferences();
  const { mutateAsync: setFlag } = useFinishOnboarding();

  const finish = useSingleFlight(async ({ interests, creator, values }: WizardDraft) => {
    setIsBusy(true);
    try {
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
      onDone();
    } catch {
      // Each call has shown its own error.
    } finally {
      setIsBusy(false);
    }
  });
  return { finish, isBusy };
}
