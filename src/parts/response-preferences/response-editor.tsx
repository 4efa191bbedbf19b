import { preferenceQuestions, type Preference, type PreferenceValues } from "#src/domain/response-preferences.ts";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { css } from "#styled-system/css";
import { PreferenceChoices } from "./preference-choices.tsx";
import { responseTexts } from "./response-texts.ts";

const list = css({ flexShrink: "0" });
const panel = css({ paddingTop: "18px" });

export type ResponseEditorProps = {
  /** All five values; the caller replaces those not stored by their defaults (RES-01, RES-02). */
  values: PreferenceValues;
  onChange: (values: PreferenceValues) => void;
  /** The open question. */
  tab: Preference;
  onTab: (tab: Preference) => void;
  className?: string;
  panelClassName?: string;
};

/**
 * The five preferences as tabs (LABEL-18, SET-PREF-16, SET-PREF-17), shared by the settings of all chats and
 * onboarding. Stateless. `ResponseSample` beside it shows the effect on a reply.
 */
export function ResponseEditor({ values, onChange, tab, onTab, className, panelClassName }: ResponseEditorProps) {
  return (
    <Tabs value={tab} onChange={(next) => onTab(next as Preference)} look="line" className={className}>
      <TabList label={responseTexts.questions} className={list}>
        {preferenceQuestions.map(({ key, label }) => (
          <Tab key={key} value={key}>
            {label}
          </Tab>
        ))}
      </TabList>
      {preferenceQuestions.map((question) => (
        <TabPanel key={question.key} value={question.key} className={panelClassName ?? panel}>
          <PreferenceChoices
            question={question}
            value={values[question.key]}
            onChoose={({ key, value }) => onChange({ ...values, [key]: value })}
          />
        </TabPanel>
      ))}
    </Tabs>
  );
}
