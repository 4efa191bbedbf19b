import * as z from "zod/mini";
import { onboardingDefaults } from "#src/domain/options.ts";
import { preferenceQuestions, type PreferenceValues } from "#src/domain/response-preferences.ts";
import type { CategoryChoice } from "#src/parts/category-picker/press-category.ts";

/** The answers so far; a category choice is null until something was selected. */
export type WizardDraft = {
  step: 0 | 1 | 2;
  isAccepted: boolean;
  values: PreferenceValues;
  interests: CategoryChoice | null;
  creator: CategoryChoice | null;
};

/** The initial answers: POV up to the model, past tense (RES-01, RES-02, TRAP-44). */
export const firstDraft: WizardDraft = {
  step: 0,
  isAccepted: false,
  values: onboardingDefaults,
  interests: null,
  creator: null,
};

const ids = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500));
const choice = z.nullable(z.object({ selected: ids, excluded: ids }));
const answer = z.string();
/** The form's schema; answers are checked against the options by `soundDraft`. */
export const wizardSchema = z.object({
  step: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  isAccepted: z.boolean(),
  values: z.object({
    verbose: answer,
    povPreference: answer,
    actForUser: answer,
    dialogStyle: answer,
    narrationTense: answer,
  }),
  interests: choice,
  creator: choice,
}) as unknown as z.ZodMiniType<WizardDraft, WizardDraft>;

/** A stored draft made valid: known steps and answers only, and without accepted rules the first step. */
export function soundDraft(draft: WizardDraft): WizardDraft {
  const known = preferenceQuestions.map(({ key, options }) => {
    const value = draft.values[key];
    return [key, Object.hasOwn(options, value) ? value : firstDraft.values[key]];
  });
  const isKnownStep = draft.isAccepted && [0, 1, 2].includes(draft.step);
  return {
    ...draft,
    values: Object.fromEntries(known) as PreferenceValues,
    step: isKnownStep ? draft.step : 0,
  };
}
