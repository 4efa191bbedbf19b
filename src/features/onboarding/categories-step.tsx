import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery, creatorCategoriesQuery, interestsQuery } from "#src/data/category/queries.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { CategoryChoiceView } from "#src/parts/category-picker/category-choice-view.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
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
  const list = useQuery(categoriesQuery());
  const interests = useQuery(interestsQuery());
  const creator = useQuery(creatorCategoriesQuery());
  return (
    <Tabs value={tab} onChange={setTab} look="line">
      <TabList label={words.tabs}>
        <Tab value="interests">{words.interests}</Tab>
        <Tab value="creator">{words.creator}</Tab>
      </TabList>
      <TabPanel value="interests" className={panel}>
        <CategoryChoiceView
          label={words.interests}
          categories={list}
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
        <CategoryChoiceView
          label={words.creator}
          categories={list}
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
