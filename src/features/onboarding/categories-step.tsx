import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery, creatorCategoriesQuery, interestsQuery } from "#src/data/category/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { CategoryPicker } from "#src/parts/category-picker/category-picker.tsx";
import { CategoryPickerSkeleton } from "#src/parts/category-picker/category-picker-skeleton.tsx";
import { type CategoryChoice, noCategories } from "#src/parts/category-picker/press-category.ts";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { ErrorState } from "#src/ui/feedback/error-state.tsx";
import { SkeletonGroup } from "#src/ui/skeleton/skeleton-group.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { toaster } from "#src/ui/toaster/toast-store.ts";
import { css } from "#styled-system/css";
import { onboardingTexts } from "./onboarding-texts.ts";
import type { WizardDraft } from "./wizard-draft.ts";

const words = onboardingTexts.categories;
const panel = css({ paddingTop: "18px" });

export interface CategoriesStepProps {
  draft: WizardDraft;
  onChange: (change: Partial<WizardDraft>) => void;
}

/** Interests and creator categories (ONB-07, RES-03). Both are optional. */
export function CategoriesStep({ draft, onChange }: CategoriesStepProps) {
  const [tab, setTab] = useState("interests");
  const interests = useQuery(interestsQuery());
  const creator = useQuery(creatorCategoriesQuery());
  return (
    <Tabs value={tab} onChange={setTab} look="line">
      <TabList label={words.tabs}>
        <Tab value="interests">{words.interests}</Tab>
        <Tab value="creator">{words.creator}</Tab>
      </TabList>
      <TabPanel value="interests" className={panel}>
        <Pick
          label={words.interests}
          own={interests}
          choice={draft.interests}
          onChange={(choice) => onChange({ interests: choice })}
          limit={limits.interests}
          limitText={messages.interests.limit}
          isTriState
        />
      </TabPanel>
      <TabPanel value="creator" className={panel}>
        <p className={css({ mb: "3" })}>{words.creatorLead}</p>
        <Pick
          label={words.creator}
          own={creator}
          choice={draft.creator}
          onChange={(choice) => onChange({ creator: choice })}
          limit={limits.categories}
          limitText={messages.categories.limit}
        />
      </TabPanel>
    </Tabs>
  );
}

type PickProps = {
  label: string;
  own: UseQueryResult<CategoryChoice>;
  /** The user's choice; null shows what is saved. */
  choice: CategoryChoice | null;
  onChange: (choice: CategoryChoice) => void;
  limit: number;
  limitText: string;
  isTriState?: boolean;
};

function Pick({ label, own, choice, onChange, limit, limitText, isTriState = false }: PickProps) {
  const list = useQuery(categoriesQuery());
  const isLoaded = list.data !== undefined && own.data !== undefined;
  if (!isLoaded && (list.isError || own.isError)) {
    return (
      <ErrorState
        message={texts.states.listFailed}
        isRetrying={(list.isError && list.isFetching) || (own.isError && own.isFetching)}
        onRetry={() => {
          if (list.isError) void list.refetch();
          if (own.isError) void own.refetch();
        }}
      />
    );
  }
  return (
    <SkeletonGroup isLoading={!isLoaded} label={words.loading} skeleton={<CategoryPickerSkeleton />}>
      {list.data?.length === 0 ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} headingLevel={3} />
      ) : (
        <CategoryPicker
          label={label}
          categories={list.data ?? []}
          choice={choice ?? own.data ?? noCategories}
          onChange={onChange}
          onLimit={() => toaster.error(limitText)}
          limit={limit}
          isTriState={isTriState}
        />
      )}
    </SkeletonGroup>
  );
}
